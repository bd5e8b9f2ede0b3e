import { type Cue, MAX_TIME } from './cue.ts'

/** t′ = a·t + b, in milliseconds. */
export interface Stretch {
  a: number
  b: number
}

/** Exact rates: the television rates are 1000/1001 of a whole number. */
const frameRates = {
  '23.976': 24_000 / 1001,
  '24': 24,
  '25': 25,
  '29.97': 30_000 / 1001,
  '30': 30,
} as const

type FrameRate = keyof typeof frameRates

/** Adapts subtitles of a film at one rate to the same film at another: a faster film ends sooner. */
export const stretchByRates = (from: FrameRate, to: FrameRate): Stretch => ({
  a: frameRates[from] / frameRates[to],
  b: 0,
})

interface Point {
  readonly old: number
  readonly new: number
}

/** The line through two points; a message if it would not keep the order of cues. */
export function stretchByPoints(first: Point, second: Point): Stretch | string {
  if (first.old === second.old) return 'The two old times must differ.'
  const a = (second.new - first.new) / (second.old - first.old)
  if (a <= 0) return 'The two new times must be in the same order as the old ones.'
  return { a, b: first.new - a * first.old }
}

export type Retimed = ReturnType<typeof retime>

/** Stretches, then shifts. Cues before 0 are clipped or dropped; cues after the last possible time are refused. */
export function retime(cues: readonly Cue[], { a, b }: Stretch, shift: number) {
  const result = {
    cues: new Array<Cue>(),
    /** Cues that were not in order of their start. */
    sorted: 0,
    /** Cues whose start was moved to 0. */
    clipped: 0,
    /** Cues that would have ended at 0 or before it. */
    dropped: 0,
    /** Cues that would have ended after 99:59:59.999. */
    beyond: 0,
  }
  const move = (time: number) => Math.round(a * time + b) + shift
  for (const cue of cues) {
    const start = move(cue.start)
    const end = move(cue.end)
    const endsBeforeStart = start < 0 && end <= 0
    if (endsBeforeStart) result.dropped += 1
    else if (Math.max(start, end) > MAX_TIME) result.beyond += 1
    else {
      if (start < 0) result.clipped += 1
      result.cues.push({ ...cue, start: Math.max(0, start), end: Math.max(0, end) })
    }
  }
  let latest = 0
  for (const cue of result.cues) {
    if (cue.start < latest) result.sorted += 1
    latest = Math.max(latest, cue.start)
  }
  if (result.sorted > 0) result.cues.sort((left, right) => left.start - right.start)
  return result
}
