import { ticks } from '../../../site-controls'

/** Lines of a chart's axis in equal, round steps that hold both ends and nought. */
export function axisLines(least: number, greatest: number): readonly number[] {
  const low = Math.min(0, least)
  const high = Math.max(0, greatest)
  // Values that are all nought have no size of their own to make steps of.
  const lines = ticks(Math.max(high, -low) || 1)
  const step = lines[1] ?? 1
  const below = Math.ceil(-low / step)
  const above = Math.max(1, Math.ceil(high / step))
  return Array.from({ length: below + above + 1 }, (_, index) => (index - below) * step)
}

/** The narrowest page that a chart stands on, and a wide letter of a value in semibold, in pixels. */
const NARROWEST = 280
const LETTER = 8.2
const GAP = 12
const USUAL_REACH = 0.74

/** How much of the chart a full bar takes, so that the longest value behind it is not cut off on a telephone. */
export function reachOf(texts: readonly string[]): number {
  const longest = Math.max(0, ...texts.map(({ length }) => length))
  return Math.max(0.3, Math.min(USUAL_REACH, 1 - (GAP + longest * LETTER) / NARROWEST))
}
