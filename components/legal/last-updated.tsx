import { cacheLife } from 'next/cache'
import { site } from '@/lib/site'

const words = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: site.timeZone })
// The Swedish way to write a date is the one of ISO 8601.
const isoDay = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone: site.timeZone })

/**
 * Today's date in Kraków, as the specification asks. The pages are static, so a bare `new Date()` would stay at the day
 * of the build: this scope is made again every hour and never shown when it is older than a day.
 */
export async function LastUpdated() {
  'use cache'
  cacheLife({ stale: 3600, revalidate: 3600, expire: 86_400 })
  const today = new Date()
  return <time dateTime={isoDay.format(today)}>{words.format(today)}</time>
}
