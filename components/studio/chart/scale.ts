const STEPS = [1, 2, 2.5, 5, 10] as const
const LINES = 4

/** The ticks of a chart: from 0 in equal, round steps to just above the greatest value. */
export function ticks(greatest: number): readonly number[] {
  const rough = Math.max(greatest, Number.MIN_VALUE) / LINES
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = (STEPS.find((candidate) => candidate * power >= rough) ?? 10) * power
  const count = Math.ceil(greatest / step)
  return Array.from({ length: count + 1 }, (_, index) => index * step)
}

/** A length as a percentage, for SVG that stretches with the page while its text keeps its size. */
export const share = (value: number, whole: number): string => `${Math.round((value / whole) * 10_000) / 100}%`
