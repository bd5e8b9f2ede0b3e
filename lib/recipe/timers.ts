import * as v from 'valibot'
import { newId } from '../new-id.ts'

const timer = v.object({
  id: v.string(),
  /** The timed food, the recipe, and the path of the recipe. */
  name: v.string(),
  recipe: v.string(),
  path: v.string(),
  seconds: v.number(),
  /** The end of a range: "18–20 minutes" rings at 18 and can go on to 20. */
  most: v.optional(v.number()),
  /** When it rings, in milliseconds since 1970; `left` are the milliseconds left of a paused timer. */
  endsAt: v.number(),
  left: v.optional(v.number()),
  /** Set once it has rung, so that it rings in only one window. */
  rung: v.optional(v.boolean()),
})
export type Timer = v.InferOutput<typeof timer>

/** Reads the kept timers; invalid data count as no timers. */
export function readTimers(text: string | null): Timer[] {
  try {
    const read = v.safeParse(v.array(timer), JSON.parse(text ?? '[]'))
    return read.success ? read.output : []
  } catch {
    return []
  }
}

export const writeTimers = (timers: readonly Timer[]): string | null =>
  timers.length > 0 ? JSON.stringify(timers) : null

type NewTimer = Pick<Timer, 'name' | 'recipe' | 'path' | 'seconds' | 'most'>

/** A wet finger presses twice: a second press within this time starts no second timer. */
const ONE_PRESS_MS = 1_000

export function startTimer(timers: readonly Timer[], timer: NewTimer, now: number): Timer[] {
  const endsAt = now + timer.seconds * 1000
  const isSame = (other: Timer) =>
    other.name === timer.name && other.path === timer.path && Math.abs(endsAt - other.endsAt) < ONE_PRESS_MS
  if (timers.some((other) => isSame(other) && other.left === undefined)) return [...timers]
  return [...timers, { id: newId(), ...timer, endsAt }]
}

/** The whole seconds left, at least 0. */
export const secondsLeft = ({ endsAt, left }: Timer, now: number): number =>
  Math.max(0, Math.ceil((left ?? endsAt - now) / 1000))

export const isOver = (timer: Timer, now: number): boolean => timer.left === undefined && timer.endsAt <= now

/** The ids of the elapsed timers, and of the `count` timers that end next. */
export function nextTimers(timers: readonly Timer[], count: number, now: number): ReadonlySet<string> {
  const rest = ({ left, endsAt }: Timer) => left ?? endsAt - now
  const next = timers.toSorted((a, b) => rest(a) - rest(b))
  return new Set(next.filter((timer, index) => index < count || isOver(timer, now)).map(({ id }) => id))
}

/** Pauses a running timer and resumes a paused one. */
export const holdOrGo = (timer: Timer, now: number): Timer => {
  const { left, ...rest } = timer
  return left === undefined ? { ...timer, left: Math.max(0, timer.endsAt - now) } : { ...rest, endsAt: now + left }
}

/** Adds time; a timer that is over starts again from now. */
export const addTime = (timer: Timer, seconds: number, now: number): Timer => {
  const { rung: _rung, ...rest } = timer
  if (rest.left !== undefined) return { ...rest, left: rest.left + seconds * 1000 }
  return { ...rest, endsAt: Math.max(now, rest.endsAt) + seconds * 1000 }
}

/** The seconds between the two ends of a range. */
export const restOfRange = ({ seconds, most }: Timer): number => (most === undefined ? 0 : most - seconds)

/** "1:05:00", "18:00", "0:30". */
export function clock(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, '0')
  const hours = Math.floor(seconds / 3600)
  const minutes = Math.floor((seconds % 3600) / 60)
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`
}
