import 'server-only'
import { randomUUID } from 'node:crypto'
import { after } from 'next/server'
import { indexNowNotification, webhookNotification, webSubNotification } from './channels'
import type { PostEvent, Notification, Outcome } from './event'
import { logError } from '@/lib/log'
import { rowsOf } from '@/lib/supabase/backend-error'
import { serviceClient } from '@/lib/supabase/service'

/** Waits before attempts two to four. Together they fit the time of serverless hosts after a response. */
const WAITS_MS = [1_000, 4_000, 15_000]
const ATTEMPT_TIMEOUT_MS = 5_000
const ERROR_MAX = 500

type Tools = { fetch: typeof fetch; wait: (ms: number) => Promise<unknown>; now: () => Date }

const realTools: Tools = {
  fetch: (input, init) => fetch(input, init),
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  now: () => new Date(),
}

/** A refusal is final; a busy or unreachable receiver is tried again. */
const isWorthRetrying = (status: number | null): boolean => status === null || status === 429 || status >= 500

async function attempt(notification: Notification, tools: Tools): Promise<Pick<Outcome, 'status' | 'error'>> {
  try {
    const answer = await tools.fetch(notification.target, {
      ...notification.request(tools.now()),
      // Do not follow redirects: another address must not see the message. Configure a moved receiver anew.
      redirect: 'manual',
      signal: AbortSignal.timeout(ATTEMPT_TIMEOUT_MS),
    })
    await answer.body?.cancel()
    return { status: answer.status, error: answer.ok ? null : `answered ${answer.status}` }
  } catch (error) {
    return { status: null, error: String(error instanceof Error ? error.message : error).slice(0, ERROR_MAX) }
  }
}

/** Sends a notification, up to four times. Never throws: the outcome holds the error. */
export async function deliver(notification: Notification, tools: Tools = realTools): Promise<Outcome> {
  for (let attempts = 1; ; attempts++) {
    const { status, error } = await attempt(notification, tools)
    if (error === null) return { attempts, delivered: true, status, error }
    const pause = WAITS_MS[attempts - 1]
    if (pause === undefined || !isWorthRetrying(status)) return { attempts, delivered: false, status, error }
    await tools.wait(pause)
  }
}

/** Delivers a notification and records its outcome. */
async function send(messageId: string, change: PostEvent, notification: Notification): Promise<void> {
  const { channel, target } = notification
  const { event, slug } = change
  const { attempts, delivered, status, error } = await deliver(notification)
  if (!delivered) logError('notification', new Error(error ?? 'not delivered'), { channel, slug })
  // Without the query of the target, which may hold a token.
  const { origin, pathname } = new URL(target)
  const row = { message_id: messageId, channel, event, slug, target: origin + pathname, attempts, delivered, error }
  rowsOf(
    await serviceClient()
      .from('notification_deliveries')
      .insert({ ...row, response_status: status }),
  )
}

/**
 * Notifies search engines, feed readers and the owner's own systems of a change of a public post. It runs after the
 * response to the editor, so it neither delays nor fails the caller. Only configured receivers are notified.
 */
export function notify(change: PostEvent): void {
  after(async () => {
    const log = (error: unknown) => logError('notification', error, { slug: change.slug })
    const id = randomUUID()
    try {
      const all = [
        indexNowNotification(change),
        webSubNotification(change),
        webhookNotification(change, id, new Date()),
      ]
      await Promise.all(all.map((one) => one && send(id, change, one).catch(log)))
    } catch (error) {
      log(error)
    }
  })
}
