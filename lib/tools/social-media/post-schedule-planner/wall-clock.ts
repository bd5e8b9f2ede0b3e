import { tzOffset } from '@date-fns/tz'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

export interface WallTime {
  /** What a clock in the zone shows; another time than asked for when the clocks skip it. */
  date: string
  time: string
  instant: number
  /** `moved`: the clocks skip this time, so it is later by what they skip. `first`: it comes twice, this is the first. */
  change: 'none' | 'moved' | 'first'
}

/** A local date and time in a zone as an instant, with what the change of the clocks does to it. */
export function wallTime(date: string, time: string, zone: string): WallTime {
  const asUtc = Date.parse(`${date}T${time}:00Z`)
  const offsetAt = (instant: number) => tzOffset(zone, new Date(instant)) * MINUTE
  const before = offsetAt(asUtc - DAY)
  const after = offsetAt(asUtc + DAY)
  const early = asUtc - before
  const late = asUtc - after
  const fitsEarly = offsetAt(early) === before
  const fitsLate = offsetAt(late) === after
  if (before === after) return { date, time, instant: early, change: 'none' }
  if (fitsEarly && fitsLate) return { date, time, instant: Math.min(early, late), change: 'first' }
  if (fitsEarly || fitsLate) return { date, time, instant: fitsEarly ? early : late, change: 'none' }
  // Skipped: the clock before the change, read on, shows the time later by what was skipped.
  const shown = new Date(early + offsetAt(early)).toISOString()
  return { date: shown.slice(0, 10), time: shown.slice(11, 16), instant: early, change: 'moved' }
}
