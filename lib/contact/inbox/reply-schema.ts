import { z } from 'zod'

/** The limit of the database (contract test). */
export const REPLIES_MAX = 50
export const REPLY_NAME_MAX = 60
/** A saved reply travels in an address, beside a quote of the message: mail programs cut longer addresses. */
export const SAVED_REPLY_MAX = 1000

/** A reply sent from the panel, including the quoted message of up to 5,000 characters. */
export const SENT_REPLY_MAX = 20_000

/** A saved reply. `before`: as it was opened; a page that was opened before an update of the site does not send it. */
export const savedReplySchema = z.object({
  id: z.uuid().nullable(),
  before: z.object({ name: z.string(), body: z.string() }).nullish(),
  name: z.string().trim().min(1, 'Give it a name').max(REPLY_NAME_MAX, `A name may have ${REPLY_NAME_MAX} characters`),
  body: z
    .string()
    .trim()
    .min(1, 'Write what it says')
    .max(SAVED_REPLY_MAX, `A reply may have ${SAVED_REPLY_MAX} characters`),
})
