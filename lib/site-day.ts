import { site } from './site'

// Swedish dates have the format of ISO 8601.
const isoDay = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone: site.timeZone })

/** The day of a moment in the site's time zone, such as `2026-11-21`. */
export const siteDay = (at: Date): string => isoDay.format(at)
