import { notificationEnv } from '@/lib/env'
import { absoluteUrl, postMarkdownPath, postPath } from '@/lib/seo/absolute-url'
import { signatureOf } from './signature'
import type { Change, Notification } from './types'

/** The body of a webhook, as docs/structured-data.md describes it. */
export const webhookBody = ({ event, slug, title, type, formerSlug }: Change, at: Date): string =>
  JSON.stringify({
    type: `post.${event}`,
    timestamp: at.toISOString(),
    data: {
      slug,
      ...(formerSlug ? { former_slug: formerSlug } : {}),
      title,
      post_type: type,
      url: absoluteUrl(postPath(slug)),
      markdown_url: absoluteUrl(postMarkdownPath(slug)),
    },
  })

/** Tells the owner's own address of a change; null when it is off. The same `id` on every attempt tells repeats. */
export function webhookNotice(change: Change, id: string, at: Date): Notification | null {
  const { WEBHOOK_URL: target, WEBHOOK_SECRET: secret } = notificationEnv()
  if (!target || !secret) return null
  const body = webhookBody(change, at)
  return {
    channel: 'webhook',
    target,
    request: (now) => {
      const seconds = Math.floor(now.getTime() / 1000)
      const headers = {
        'content-type': 'application/json; charset=utf-8',
        'webhook-id': id,
        'webhook-timestamp': String(seconds),
        'webhook-signature': signatureOf(secret, id, seconds, body),
      }
      return { method: 'POST', headers, body }
    },
  }
}
