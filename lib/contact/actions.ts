'use server'

import type { ContactState } from './draft'
import { receiveMessage } from './receive'
import { storeMessage } from './store'
import { logError } from '@/lib/log'
import { note } from '@/lib/request-notes'

/**
 * Takes a visitor's message. Public on purpose, the one action without an admin: a trap, a minimum time, a rate per
 * client and the schema stand in its way. It never throws at a person; what was typed comes back with every refusal.
 */
export async function sendMessage(_previous: ContactState, data: unknown): Promise<ContactState> {
  note({ actionBegan: true })
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
