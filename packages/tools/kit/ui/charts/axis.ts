import { ticks } from '../../../site-controls'

/** Axis lines in equal, round steps that include both ends and zero. */
export function axisLines(least: number, greatest: number): readonly number[] {
  const low = Math.min(0, least)
  const high = Math.max(0, greatest)
  // If all values are zero, the axis ends at 1.
  const lines = ticks(Math.max(high, -low) || 1)
  const step = lines[1] ?? 1
  const below = Math.ceil(-low / step)
  const above = Math.max(1, Math.ceil(high / step))
  return Array.from({ length: below + above + 1 }, (_, index) => (index - below) * step)
}

/** In pixels: the narrowest chart, and a wide letter of a value in semibold. */
const NARROWEST = 280
const LETTER = 8.2
const GAP = 12
const USUAL_REACH = 0.74

/** The share of the chart that a full bar takes, so that a phone does not cut off the longest value after it. */
export function reachOf(texts: readonly string[]): number {
  const longest = Math.max(0, ...texts.map(({ length }) => length))
  return Math.max(0.3, Math.min(USUAL_REACH, 1 - (GAP + longest * LETTER) / NARROWEST))
}
