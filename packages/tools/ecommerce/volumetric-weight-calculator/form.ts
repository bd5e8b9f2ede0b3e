import type { Big } from '../../kit/decimal.ts'
import { choiceOf, flag, neededIf, radio } from '../../kit/inputs.ts'
import { integerInput, type NumberRange, rangeMessage } from '../../kit/integer-inputs.ts'
import { numberInput, optionalNumber } from '../../kit/number-inputs.ts'
import { type FormInput, rowsInput, section, toolForm } from '../../kit/tool-form.ts'
import { upperFirst } from '../../kit/words.ts'

/** Limits of a side by unit. */
const SIDES = { cm: { min: '0.1', max: '400' }, in: { min: '0.1', max: '160' } } as const
const OWN = { 'own-metric': { min: 1000, max: 10_000 }, 'own-imperial': { min: 100, max: 300 } } as const

const isOutside = (value: Big, { min, max }: NumberRange) => value.lt(min) || value.gt(max)

export const form = toolForm({
  fields: {
    divisor: choiceOf(
      'Divisor',
      [
        ['5000', '5000 cm³/kg – DHL Express, UPS, FedEx'],
        ['6000', '6000 cm³/kg – air freight (IATA)'],
        ['4000', '4000 cm³/kg – some road networks'],
        ['139', '139 in³/lb – United States'],
        ['166', '166 in³/lb – United States, retail'],
        ['own-metric', 'Own, cm³/kg'],
        ['own-imperial', 'Own, in³/lb'],
      ],
      { hint: 'Your contract may set another.' },
    ),
    ownDivisor: optionalNumber('Own divisor', {
      min: 100,
      max: 10_000,
      hint: '1,000–10,000 or 100–300.',
      ...neededIf('divisor', 'own-metric', 'own-imperial'),
    }),
    lengthUnit: radio('Unit of length', { cm: 'cm', in: 'in' }),
    weightUnit: radio('Unit of weight', { kg: 'kg', lb: 'lb' }),
    pieces: rowsInput('Pieces', {
      item: 'piece',
      min: 1,
      max: 50,
      ignore: ['count'],
      hint: 'Tubes and irregular parcels: the box that encloses them. A weight of 0 is for planning.',
      fields: {
        count: integerInput('Count', { min: 1, max: 1000, ifEmpty: 1 }),
        length: numberInput('Length', SIDES.cm),
        width: numberInput('Width', SIDES.cm),
        height: numberInput('Height', SIDES.cm),
        weight: numberInput('Weight', { min: 0, max: 1000, ifEmpty: '0' }),
      },
    }),
  },
  groups: [
    section('How the carrier counts', {
      per: radio('Compare', { piece: 'piece by piece', shipment: 'the whole shipment' }),
      roundWeight: choiceOf('Rounding of the weight', [
        ['none', 'None'],
        ['0.5', 'Up to the next 0.5'],
        ['1', 'Up to the next 1'],
      ]),
      roundSides: flag('Round each side up to a whole number'),
    }),
  ],
  example: {
    pieces: [
      { count: '2', length: '40', width: '30', height: '20', weight: '3' },
      { count: '1', length: '25', width: '20', height: '10', weight: '4' },
    ],
    roundWeight: '0.5',
  },
  empty: { pieces: [{ count: '1' }], roundSides: 'yes' },
  rules: [
    ({ divisor, ownDivisor }) => {
      if ((divisor !== 'own-metric' && divisor !== 'own-imperial') || ownDivisor === null) return null
      const { min, max } = OWN[divisor]
      return (
        isOutside(ownDivisor, OWN[divisor]) && {
          field: 'ownDivisor',
          message: rangeMessage('Own divisor', min, max),
        }
      )
    },
    ({ pieces, lengthUnit }) => {
      if (lengthUnit === 'cm') return null
      const { min, max } = SIDES.in
      for (const [index, piece] of pieces.entries())
        for (const name of ['length', 'width', 'height'] as const)
          if (isOutside(piece[name], SIDES.in))
            return { field: `pieces.${index}.${name}`, message: rangeMessage(upperFirst(name), min, max) }
      return null
    },
  ],
})

export type Input = FormInput<typeof form>
export type Piece = Input['pieces'][number]
