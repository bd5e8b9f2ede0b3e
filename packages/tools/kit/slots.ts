import { wallTime } from './date-time.ts'
import { addDays, formatDay, weekday } from './dates.ts'

interface Slot {
  date: string
  time: string
}

interface Rhythm {
  /** Weekdays from 1 (Monday) to 7. */
  readonly days: readonly number[]
  readonly times: readonly string[]
  readonly perWeek: number
}

interface Span {
  readonly start: string
  readonly weeks: number
  readonly daysOff: readonly string[]
}

/** Every allowed slot of the week of this Monday, not before the start date, by day and time. */
function slotsOf({ days, times }: Rhythm, monday: string, start: string): Slot[] {
  return days.flatMap((day) => {
    const date = addDays(monday, day - 1)
    return date < start ? [] : times.map((time) => ({ date, time }))
  })
}

/** Indices ⌊i·m/k⌋ of m slots, which spread k posts evenly. */
export const evenly = (count: number, wanted: number): number[] => {
  const chosen = Math.min(count, wanted)
  return Array.from({ length: chosen }, (_, at) => Math.floor((at * count) / chosen))
}

/** Spreads so many posts over the slots of a week; a slot on a day off moves to the next free one of that week. */
function place(slots: readonly Slot[], wanted: number, daysOff: ReadonlySet<string>) {
  const chosen = evenly(slots.length, wanted)
  const isOff = (at: number) => daysOff.has(slots[at]?.date ?? '')
  const taken = new Set(chosen.filter((at) => !isOff(at)))
  const moved = new Set<Slot>()
  for (const from of chosen.filter(isOff)) {
    const free = slots.findIndex((_, at) => at > from && !isOff(at) && !taken.has(at))
    const slot = slots[free]
    if (slot === undefined) continue
    taken.add(free)
    moved.add(slot)
  }
  return { slots: slots.filter((_, at) => taken.has(at)), moved }
}

/** The slots of all weeks, from Monday to Sunday, and how many posts of a week have none. */
export function planSlots(rhythm: Rhythm, { start, weeks, daysOff }: Span) {
  const off = new Set(daysOff)
  const monday = addDays(start, 1 - weekday(start))
  const slots: (Slot & { week: number; isMoved: boolean })[] = []
  const noRoom: { week: number; posts: number }[] = []
  for (let week = 1; week <= weeks; week += 1) {
    const placed = place(slotsOf(rhythm, addDays(monday, (week - 1) * 7), start), rhythm.perWeek, off)
    slots.push(...placed.slots.map((slot) => ({ ...slot, week, isMoved: placed.moved.has(slot) })))
    const posts = rhythm.perWeek - placed.slots.length
    if (posts > 0) noRoom.push({ week, posts })
  }
  return { slots, noRoom }
}

/** The moment of a slot, and notes on each difference from the planned date and time. */
export function momentOf(slot: Slot & { isMoved: boolean }, zone: string) {
  const { date, time, instant, change } = wallTime(slot.date, slot.time, zone)
  const notes = [
    slot.isMoved && 'moved from a day off',
    change === 'moved' &&
      (date === slot.date
        ? `${slot.time} does not exist on this day; moved to ${time}`
        : `${formatDay(slot.date)}, ${slot.time} does not exist; moved to this day, ${time}`),
    change === 'first' && 'this time comes twice on this day; the first is meant',
  ]
  return { date, time, instant, notes: notes.filter((note) => note !== false) }
}
