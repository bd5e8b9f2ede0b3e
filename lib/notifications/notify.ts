import 'server-only'
import { randomUUID } from 'node:crypto'
import { after } from 'next/server'
import { deliver } from './deliver'
import { indexNowNotice } from './indexnow'
import { recordDelivery } from './store'
import type { Change, Notification } from './types'
import { webhookNotice } from './webhook'
import { webSubNotice } from './websub'
import { logError } from '@/lib/log'

async function send(messageId: string, change: Change, notice: Notification): Promise<void> {
  const outcome = await deliver(notice)
  if (!outcome.delivered)
    logError('notice', new Error(outcome.error ?? 'not delivered'), { channel: notice.channel, slug: change.slug })
  await recordDelivery(messageId, change, notice, outcome)
}

/** Tells everybody who is configured; what fails is logged and goes no further. */
async function notifyAll(change: Change): Promise<void> {
  try {
    const id = randomUUID()
    const notices = [indexNowNotice(change), webSubNotice(change), webhookNotice(change, id, new Date())]
    const sent = await Promise.allSettled(notices.flatMap((notice) => (notice ? [send(id, change, notice)] : [])))
    for (const result of sent)
      if (result.status === 'rejected') logError('notice', result.reason, { slug: change.slug })
  } catch (error) {
    logError('notice', error, { slug: change.slug })
  }
}

/**
 * Tells search engines, feed readers and the owner's own systems of a change of a public post, once the answer to the
 * editor is on its way: it neither delays nor fails what called it. Nobody is told unless the environment says so.
 */
export function notify(change: Change): void {
  after(() => notifyAll(change))
}
