import { websubHub } from '@/lib/env'
import { absoluteUrl } from '@/lib/seo/absolute-url'
import { FEED_FORMATS, feedPath } from '@/lib/seo/feeds/addresses'
import type { Change, Notification } from './types'

/** Tells the hub which feeds changed, so that it tells their subscribers; null when it is off. */
export function webSubNotice({ type }: Change): Notification | null {
  const target = websubHub()
  if (!target) return null
  const body = new URLSearchParams({ 'hub.mode': 'publish' })
  for (const key of ['all', type] as const) {
    for (const format of FEED_FORMATS) body.append('hub.url', absoluteUrl(feedPath(key, format)))
  }
  return { channel: 'websub', target, request: () => ({ method: 'POST', body }) }
}
