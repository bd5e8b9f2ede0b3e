'use server'

import { type ContactState, ELAPSED_FIELD, readDraft, TRAP_FIELD } from './draft'
import { MIN_FILL_MS } from './limits'
import { contactSchema, fieldErrors } from './schema'
import { storeMessage } from './store'
import { logError } from '@/lib/log'

/**
 * Takes a visitor's message. Public on purpose, the one action without an admin: a trap, a minimum time, a rate per
 * client and the schema stand in its way. It never throws at a person; what was typed comes back with every refusal.
 */
export async function sendMessage(_previous: ContactState, data: FormData): Promise<ContactState> {
  const draft = readDraft(data)
  // A program that fell into the trap is told that all went well, so that it does not look for the reason.
  if (data.get(TRAP_FIELD)) return { status: 'sent' }
  const elapsed = data.get(ELAPSED_FIELD)
  if (elapsed !== null && !(Number(elapsed) >= MIN_FILL_MS)) return { status: 'too-fast', draft }
  const parsed = contactSchema.safeParse(draft)
  if (!parsed.success) return { status: 'invalid', draft, errors: fieldErrors(parsed.error) }
  try {
    return (await storeMessage(parsed.data)) ? { status: 'sent' } : { status: 'too-many', draft }
  } catch (error) {
    logError('contact', error)
    return { status: 'failed', draft }
  }
}
