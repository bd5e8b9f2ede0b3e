/** What the database stores of dates. Milliseconds. */
const EARLIEST = Date.parse('0001-01-01T00:00Z')
const END = Date.parse('9999-01-01T00:00Z')

/** The attributes of an input. With a limit of four digits, browsers take no fifth digit of a year, which is no date. */
export const momentInput = { type: 'datetime-local', max: '9998-12-31T23:59' } as const

const pad = (value: number, digits = 2) => String(value).padStart(digits, '0')

/** A `datetime-local` value in the editor's time zone; empty for an invalid time. */
export function toLocalInput(iso: string | Date): string {
  const at = new Date(iso)
  if (Number.isNaN(at.getTime())) return ''
  return `${pad(at.getFullYear(), 4)}-${pad(at.getMonth() + 1)}-${pad(at.getDate())}T${pad(at.getHours())}:${pad(at.getMinutes())}`
}

/**
 * A `datetime-local` value in ISO 8601; empty for a value that is no date or cannot be stored. A value that stands for one of the moments `shown`
 * gives that moment: a value has no seconds, and is ambiguous in the hour that the clocks repeat.
 */
export function toIso(local: string, ...shown: readonly (string | null | undefined)[]): string {
  const same = shown.find((at) => at && toLocalInput(at) === local)
  if (same) return same
  const date = new Date(local)
  return date.getTime() >= EARLIEST && date.getTime() < END ? date.toISOString() : ''
}

/** The next full hour: the default of an editor who has chosen no time. */
export function nextFullHour(now: Date): Date {
  const next = new Date(now)
  // By the clock: in the hour that a clock change repeats, 60 minutes later is the same hour, and its start is past.
  next.setHours(now.getHours() + 1, 0, 0, 0)
  return next
}

function atNine(now: Date, days: number): Date {
  const day = new Date(now)
  day.setDate(day.getDate() + days)
  day.setHours(9, 0, 0, 0)
  return day
}

/** Days until the next Monday; a whole week on a Monday. */
const toMonday = (now: Date) => (8 - now.getDay()) % 7 || 7

const dayAndHour = new Intl.DateTimeFormat('en-GB', { weekday: 'short', hour: '2-digit', minute: '2-digit' })

/** Times that are often chosen, as `datetime-local` values. */
export function presets(now: Date): { label: string; value: string }[] {
  const monday = atNine(now, toMonday(now))
  const tomorrow = atNine(now, 1)
  const hour = nextFullHour(now)
  return [
    { label: `Next full hour, ${dayAndHour.format(hour)}`, value: toLocalInput(hour) },
    { label: 'Tomorrow, 09:00', value: toLocalInput(tomorrow) },
    ...(monday.getTime() === tomorrow.getTime() ? [] : [{ label: 'Monday, 09:00', value: toLocalInput(monday) }]),
  ]
}

/** A sentence for a time that a clock change skips: a browser uses a later one. */
function skippedTimeNote(local: string, at: Date): string {
  const real = toLocalInput(at)
  return real.slice(0, local.length) === local.slice(0, real.length)
    ? ''
    : `. The clocks go forward at that time: it will be ${real.slice(-5)}`
}

/** "Europe/Warsaw (GMT+1)": the editor's zone at a given time, or now; with a note when that time does not exist. */
export function timeZoneName(local = ''): string {
  const given = new Date(local)
  const isGiven = !Number.isNaN(given.getTime())
  const at = isGiven ? given : new Date()
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  const parts = new Intl.DateTimeFormat('en-GB', { timeZoneName: 'shortOffset' }).formatToParts(at)
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value
  const name = offset && offset !== timeZone ? `${timeZone} (${offset})` : timeZone
  return name + (isGiven ? skippedTimeNote(local, at) : '')
}
