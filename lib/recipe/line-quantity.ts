import { amountsOfLine } from './line-amounts.ts'
import { unitNamed } from './units.ts'
import type { Quantity } from './types.ts'

/** The first quantity of an ingredient line, when one can be read without guessing. */
export function readQuantity(text: string): Quantity | undefined {
  const first = amountsOfLine(text, { home: 'metric' }).find(
    ({ amount }) => amount.kind !== 'heat' && amount.kind !== 'length',
  )
  if (!first) return undefined
  const { low: value, high: max, unit, spelling } = first.amount
  return {
    value,
    ...(max !== undefined && { max }),
    ...(unit && { unit: (spelling ?? unitNamed(unit).name).toLowerCase() }),
  }
}
