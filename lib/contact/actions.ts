'use server'

import type { ContactState } from './draft'
import { receiveMessage } from './message'
import { storeMessage } from './store'
import { beginAction } from '@/lib/begin-action'
import { logError } from '@/lib/log'

async function take(data: unknown): Promise<ContactState> {
  // Anybody can call it with anything: what is no form is an empty one.
  const received = receiveMessage(data instanceof FormData ? data : new FormData())
  if (!received.isMessage) return received.answer
  const { message, draft } = received
  try {
    return (await storeMessage(message)) ? { status: 'sent' } : { status: 'too-many', draft }
  } catch (error) {
    logError('contact', error)
    return { status: 'failed', draft }
  }
}

/**
 * Takes a visitor's message. Public on purpose, the one action without an admin: a trap, a minimum time, a rate per
 * client and the schema stand in its way. It never throws at a person; what was typed comes back with every refusal.
 */
export async function sendMessage(_previous: ContactState, data: unknown): Promise<ContactState> {
  return beginAction(() => take(data))
}
