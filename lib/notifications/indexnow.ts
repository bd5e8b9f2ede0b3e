import { absoluteUrl, postPath } from '@/lib/seo/absolute-url'
import { notificationEnv } from '@/lib/env'
import type { Change, Notification } from './types'

/** Whether a key is the configured one, and so may be shown at the root of the site. */
export const isIndexNowKey = (key: string): boolean => key === notificationEnv().INDEXNOW_KEY

/** Tells the search engines that share IndexNow which address changed, appeared or went; null when it is off. */
export function indexNowNotice({ slug, formerSlug }: Change): Notification | null {
  const { INDEXNOW_KEY: key, INDEXNOW_ENDPOINT: target } = notificationEnv()
  if (!key) return null
  const body = JSON.stringify({
    host: new URL(absoluteUrl('/')).host,
    key,
    keyLocation: absoluteUrl(`/${key}.txt`),
    urlList: [slug, formerSlug].flatMap((address) => (address ? [absoluteUrl(postPath(address))] : [])),
  })
  const headers = { 'content-type': 'application/json; charset=utf-8' }
  return { channel: 'indexnow', target, request: () => ({ method: 'POST', headers, body }) }
}
