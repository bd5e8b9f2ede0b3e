import { z } from 'zod'

/** As many as the database has room for (contract test). */
export const REPLIES_MAX = 50
export const REPLY_NAME_MAX = 60
/** It travels in an address, beside a quote of the message: mail programs cut longer ones. */
export const SAVED_REPLY_MAX = 1000

/** A reply that is sent from the panel, with what it quotes: a message is at most 5,000 characters long. */
export const SENT_REPLY_MAX = 20_000

/** A saved reply; `id` is null for a new one. */
export const savedReplySchema = z.object({
  id: z.uuid().nullable(),
  name: z.string().trim().min(1, 'Give it a name').max(REPLY_NAME_MAX, `A name may have ${REPLY_NAME_MAX} characters`),
  body: z
    .string()
    .trim()
    .min(1, 'Write what it says')
    .max(SAVED_REPLY_MAX, `A reply may have ${SAVED_REPLY_MAX} characters`),
})
