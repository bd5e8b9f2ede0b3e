import { absoluteUrl } from '@/lib/absolute-url'
import { postPath, postMarkdownPath, FEED_FORMATS, feedPath } from '@/lib/urls'
import { notificationEnv, websubHub } from '@/lib/env'
import type { PostEvent, Notification } from './event'
import { createHmac } from 'node:crypto'

/** Whether a key is the configured one, which the site serves at its root. */
export const isIndexNowKey = (key: string): boolean => key === notificationEnv().INDEXNOW_KEY

/**
 * The IndexNow notification of a changed address; null when IndexNow is off, or the post is hidden from search engines.
 */
export function indexNowNotification({ slug, formerSlug, noindex }: PostEvent): Notification | null {
  const { INDEXNOW_KEY: key, INDEXNOW_ENDPOINT: target } = notificationEnv()
  if (!key || noindex) return null
  const body = JSON.stringify({
    host: new URL(absoluteUrl('/')).host,
    key,
    keyLocation: absoluteUrl(`/${key}.txt`),
    urlList: [slug, formerSlug].flatMap((address) => (address ? [absoluteUrl(postPath(address))] : [])),
  })
  const headers = { 'content-type': 'application/json; charset=utf-8' }
  return { channel: 'indexnow', target, request: () => ({ method: 'POST', headers, body }) }
}

/** The signature of the Standard Webhooks convention: HMAC-SHA256 over id, time and body. */
export const signatureOf = (secret: string, id: string, seconds: number, body: string): string =>
  `v1,${createHmac('sha256', secret).update(`${id}.${seconds}.${body}`).digest('base64')}`

/** The body of a webhook, as docs/structured-data.md describes it. */
const webhookBody = ({ event, slug, title, type, formerSlug }: PostEvent, at: Date): string =>
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

/** The webhook notification of a change; null when the webhook is off. The `id` is the same on every attempt. */
export function webhookNotification(change: PostEvent, id: string, at: Date): Notification | null {
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

/** The WebSub notification of the changed feeds; null when there is no hub. */
export function webSubNotification({ feeds }: PostEvent): Notification | null {
  const target = websubHub()
  if (!target) return null
  const body = new URLSearchParams({ 'hub.mode': 'publish' })
  for (const key of feeds) for (const format of FEED_FORMATS) body.append('hub.url', absoluteUrl(feedPath(key, format)))

  return { channel: 'websub', target, request: () => ({ method: 'POST', body }) }
}
