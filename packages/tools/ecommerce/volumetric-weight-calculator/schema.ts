import * as v from 'valibot'
import { type Big, dec } from '../../kit/decimal.ts'
import { rowsInput, rule } from '../../kit/form-schema.ts'
import { choice, flag } from '../../kit/inputs.ts'
import { integerInput, rangeMessage } from '../../kit/integer-inputs.ts'
import { numberInput, optionalNumber } from '../../kit/number-inputs.ts'

export const DIVISORS = ['5000', '6000', '4000', '139', '166', 'own-metric', 'own-imperial'] as const

/** Sides of a piece, by unit of length. */
const SIDES = { cm: { min: '0.1', max: '400' }, in: { min: '0.1', max: '160' } } as const
const OWN = { 'own-metric': { min: 1000, max: 10_000 }, 'own-imperial': { min: 100, max: 300 } } as const

const side = (label: string) => numberInput(label, SIDES.cm)

const piece = v.object({
  count: integerInput('Count', { min: 1, max: 1000, ifEmpty: 1 }),
  length: side('Length'),
  width: side('Width'),
  height: side('Height'),
  weight: numberInput('Weight', { min: 0, max: 1000, ifEmpty: '0' }),
})

const isOutside = (value: Big, { min, max }: { min: number | string; max: number | string }) =>
  value.lt(dec(min)) || value.gt(dec(max))

export const schema = v.pipe(
  v.object({
    lengthUnit: choice('Unit of length', ['cm', 'in'], 'cm'),
    weightUnit: choice('Unit of weight', ['kg', 'lb'], 'kg'),
    pieces: rowsInput(piece, { label: 'Pieces', min: 1, max: 50, ignore: ['count'] }),
    divisor: choice('Divisor', DIVISORS, '5000'),
    ownDivisor: optionalNumber('Own divisor', { min: 100, max: 10_000 }),
    roundSides: flag(),
    roundWeight: choice('Rounding of the weight', ['none', '0.5', '1'], 'none'),
    per: choice('Compare', ['piece', 'shipment'], 'piece'),
  }),
  rule(({ divisor, ownDivisor }) => {
    if (divisor !== 'own-metric' && divisor !== 'own-imperial') return null
    if (ownDivisor === null) return { field: 'ownDivisor', message: 'Own divisor is required.' }
    const { min, max } = OWN[divisor]
    return isOutside(ownDivisor, { min, max })
      ? { field: 'ownDivisor', message: rangeMessage('Own divisor', min, max) }
      : null
  }),
  rule(({ pieces, lengthUnit }) => {
    if (lengthUnit === 'cm') return null
    for (const [index, one] of pieces.entries())
      for (const name of ['length', 'width', 'height'] as const)
        if (isOutside(one[name], SIDES.in))
          return {
            field: `pieces.${index}.${name}`,
            message: rangeMessage(
              name.replace(/^./, (first) => first.toUpperCase()),
              SIDES.in.min,
              SIDES.in.max,
            ),
          }
    return null
  }),
)

export type Input = v.InferOutput<typeof schema>
export type Piece = Input['pieces'][number]
