'use server'

import type { ContactState } from './draft'
import { receiveMessage } from './receive-message'
import { storeMessage } from './store'
import { withRequestId } from '@/lib/action'
import { logError } from '@/lib/log'

/**
 * Stores a visitor's message. Public on purpose: a honeypot, a minimum time, a rate per client and the schema check it.
 * It never throws; a refusal returns the draft.
 */
export async function sendMessage(_previous: ContactState, data: unknown): Promise<ContactState> {
  return withRequestId<ContactState>(async () => {
    // Any client can call this with any value: anything but a form counts as an empty form.
    const received = receiveMessage(data instanceof FormData ? data : new FormData())
    if ('answer' in received) return received.answer
    const { message, draft } = received
    try {
      return (await storeMessage(message)) ? { status: 'sent' } : { status: 'too-many', draft }
    } catch (error) {
      logError('contact', error)
      return { status: 'failed', draft }
    }
  })
}
