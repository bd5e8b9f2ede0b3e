import 'server-only'
import { randomUUID } from 'node:crypto'
import { after } from 'next/server'
import { deliver } from './deliver'
import { indexNowNotification, webhookNotification, webSubNotification } from './channels'
import type { PostEvent, Notification, Outcome } from './event'
import { logError } from '@/lib/log'
import { rowsOf } from '@/lib/supabase/backend-error'
import { serviceClient } from '@/lib/supabase/service'

async function send(messageId: string, change: PostEvent, notification: Notification): Promise<void> {
  const outcome = await deliver(notification)
  if (!outcome.delivered)
    logError('notification', new Error(outcome.error ?? 'not delivered'), {
      channel: notification.channel,
      slug: change.slug,
    })
  await recordDelivery(messageId, change, notification, outcome)
}

/** Tells everybody who is configured; what fails is logged and goes no further. */
async function notifyAll(change: PostEvent): Promise<void> {
  try {
    const id = randomUUID()
    const notifications = [
      indexNowNotification(change),
      webSubNotification(change),
      webhookNotification(change, id, new Date()),
    ]
    const sent = await Promise.allSettled(
      notifications.flatMap((notification) => (notification ? [send(id, change, notification)] : [])),
    )
    for (const result of sent)
      if (result.status === 'rejected') logError('notification', result.reason, { slug: change.slug })
  } catch (error) {
    logError('notification', error, { slug: change.slug })
  }
}

/**
 * Tells search engines, feed readers and the owner's own systems of a change of a public post, once the answer to the
 * editor is on its way: it neither delays nor fails what called it. Nobody is told unless the environment says so.
 */
export function notify(change: PostEvent): void {
  after(() => notifyAll(change))
}

/** Writes into the delivery log what came of a notification; the log shows no query, since one may hold a token. */
async function recordDelivery(
  messageId: string,
  change: PostEvent,
  notification: Notification,
  outcome: Outcome,
): Promise<void> {
  const { origin, pathname } = new URL(notification.target)
  rowsOf(
    await serviceClient()
      .from('notification_deliveries')
      .insert({
        message_id: messageId,
        channel: notification.channel,
        event: change.event,
        slug: change.slug,
        target: origin + pathname,
        attempts: outcome.attempts,
        delivered: outcome.delivered,
        response_status: outcome.status,
        error: outcome.error,
      }),
  )
}
