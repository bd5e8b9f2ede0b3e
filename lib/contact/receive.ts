import { type ContactDraft, type ContactState, ELAPSED_FIELD, readDraft, HONEYPOT_FIELD } from './draft'
import { MIN_FILL_MS } from './limits'
import { type ContactMessage, contactSchema, fieldErrors } from './schema'

/** A message to be stored with its draft, or the answer to what is not to be stored. */
export type Received =
  { isMessage: true; message: ContactMessage; draft: ContactDraft } | { isMessage: false; answer: ContactState }

/** Reads a sent form: the trap, the minimum time and the schema decide whether it is a person's message. */
export function receiveMessage(data: FormData): Received {
  const draft = readDraft(data)
  // A program that fell into the trap is told that all went well, so that it does not look for the reason.
  if (data.get(HONEYPOT_FIELD)) return { isMessage: false, answer: { status: 'sent' } }
  const elapsed = data.get(ELAPSED_FIELD)
  if (elapsed !== null && !(Number(elapsed) >= MIN_FILL_MS))
    return { isMessage: false, answer: { status: 'too-fast', draft } }
  const parsed = contactSchema.safeParse(draft)
  if (!parsed.success)
    return { isMessage: false, answer: { status: 'invalid', draft, errors: fieldErrors(parsed.error) } }
  return { isMessage: true, message: parsed.data, draft }
}
