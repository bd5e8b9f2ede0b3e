import { ticks } from '@/components/studio/chart/scale'

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

const compact = new Intl.NumberFormat('en-GB', { notation: 'compact', maximumFractionDigits: 1 })

/** "12k", "1.5M": a number as an axis has room for it. */
export const shortNumber = (value: number): string => compact.format(value)
