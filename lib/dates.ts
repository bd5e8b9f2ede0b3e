/** Converts to ISO 8601 in UTC: the embedded backend answers `2026-11-21 02:18:00.182+00`, hosted Supabase ISO 8601. */
export function toIsoDate(timestamp: string): string {
  const iso = timestamp.replace(' ', 'T').replace(/([+-]\d{2})$/, '$1:00')
  const date = new Date(iso)
  if (Number.isNaN(date.getTime())) throw new Error(`Not a timestamp: ${timestamp}`)
  return date.toISOString()
}

/** The time `days` after a moment, or before it, in ISO 8601. */
export const daysAfter = (moment: string | number, days: number): string =>
  new Date(new Date(moment).getTime() + days * 86_400_000).toISOString()

const dayFormat = (month: 'long' | 'short') =>
  new Intl.DateTimeFormat('en-GB', { day: 'numeric', month, year: 'numeric', timeZone: 'UTC' })

// Created at the first date: in a browser it takes longer than the rest of the script.
let longFormat: Intl.DateTimeFormat | undefined
let shortFormat: Intl.DateTimeFormat | undefined

/** `21 November 2026`, in UTC: the same day for every reader and for the structured data. */
export const longDate = (iso: string): string => (longFormat ??= dayFormat('long')).format(new Date(iso))
export const shortDate = (iso: string): string => (shortFormat ??= dayFormat('short')).format(new Date(iso))
