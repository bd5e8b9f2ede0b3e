import { expect, it } from 'vitest'
import { testSearches } from '../../kit/test-searches.ts'
import { testTool } from '../../kit/testing.ts'
import { calculate } from './calculate.ts'
import { form } from './form.ts'

const { compute, errors } = testTool(form, form.empty, calculate)
const piece = (length: string, width: string, height: string, weight: string, count = '1') => ({
  count,
  length,
  width,
  height,
  weight,
})

const charged = (values: Record<string, unknown>) => compute(values).chargeable.toFixed(4)

it('charges volume ÷ divisor or the weight, whichever is larger', () => {
  // 40 × 30 × 20 = 24,000; ÷ 5000 = 4.8, ÷ 6000 = 4, ÷ 4000 = 6.
  const pieces = [piece('40', '30', '20', '3')]
  const divisors = ['5000', '6000', '4000']
  expect(divisors.map((divisor) => charged({ pieces, divisor }))).toEqual(['4.8000', '4.0000', '6.0000'])
  expect(compute({ pieces }).decidedBy).toBe('volume')
  expect(charged({ pieces: [piece('40', '30', '20', '9')] })).toBe('9.0000')
  // 12 × 12 × 12 = 1,728 in³; ÷ 139 = 12.4317 lb.
  const american = { divisor: '139', lengthUnit: 'in', weightUnit: 'lb' }
  expect(charged({ ...american, pieces: [piece('12', '12', '12', '5')] })).toBe('12.4317')
})

it('does not depend on the order of the sides', () => {
  const one = compute({ pieces: [piece('20', '40', '30', '3')] }).pieces[0]
  expect(one?.sides.map((side) => side.toFixed())).toEqual(['40', '30', '20'])
  // Girth 2 × (30 + 20); with the length 140.
  expect([one?.girth.toFixed(), one?.lengthAndGirth.toFixed(), one?.over]).toEqual(['100', '140', []])
  // 3 × 5000 ÷ 1200 = 12.5, so 12 cm; 1.8 of 4.8 kg is empty space.
  expect([one?.height?.toFixed(), one?.empty.toFixed(4)]).toEqual(['12', '0.3750'])
  // 2 × 5000 ÷ 1200 = 8.333…, 7 × 5000 ÷ 1600 = 21.875: at 21.88 the size would decide.
  const heights = [piece('40', '30', '20', '2'), piece('40', '30', '40', '7')]
  expect(compute({ pieces: heights, roundSides: '' }).pieces.map(({ height }) => height?.toFixed())).toEqual([
    '8.33',
    '21.87',
  ])
})

it('rounds converted sides up first, and the total weight last', () => {
  expect(charged({ pieces: [piece('39.1', '29.5', '19.01', '0')] })).toBe('4.8000')
  expect(charged({ pieces: [piece('39.5', '30', '20', '0')], roundSides: '' })).toBe('4.7400')
  // 10 in = 25.4 cm → 26: 17,576 ÷ 5000; 10 lb = 4.5359237 kg.
  expect(charged({ pieces: [piece('10', '10', '10', '0')], lengthUnit: 'in' })).toBe('3.5152')
  expect(charged({ pieces: [piece('10', '10', '10', '10')], weightUnit: 'lb' })).toBe('4.5359')
  const pieces = [piece('40', '30', '20', '3', '3')]
  // 14.4 in all: rounded once, not three times.
  expect(['0.5', '1'].map((roundWeight) => charged({ pieces, roundWeight }))).toEqual(['14.5000', '15.0000'])
  expect(charged({ pieces: [piece('1', '1', '1', '2.5')], roundWeight: '0.5' })).toBe('2.5000')
  // 4,000 ÷ 6000 is two thirds of a kilogram: three of them are 2 kg, not 2.5.
  const thirds = { divisor: '6000', pieces: [piece('20', '20', '10', '0', '3')] }
  expect(charged({ ...thirds, roundWeight: '0.5' })).toBe('2.0000')
})

it('compares weights per piece or per shipment', () => {
  const pieces = [piece('40', '30', '20', '3'), piece('10', '10', '10', '4')]
  // 4.8 + 4, or the larger of 4.8 + 0.2 and 7.
  expect([charged({ pieces }), charged({ pieces, per: 'shipment' })]).toEqual(['8.8000', '7.0000'])
  expect(compute({ pieces }).decidedBy).toBe('both')
  expect(compute({ pieces, per: 'shipment' }).decidedBy).toBe('weight')
})

it('warns of length and girth in either unit', () => {
  // 120 + 2 × (60 + 40) = 320 cm; 50 + 2 × (24 + 16) = 130 in = 330.2 cm.
  expect(compute({ pieces: [piece('120', '60', '40', '9')] }).pieces[0]?.over).toEqual([300])
  const inches = { divisor: '139', lengthUnit: 'in', pieces: [piece('50', '24', '16', '9')] }
  expect(compute(inches).pieces[0]?.over).toEqual([300, 330])
})

it('never charges less than either weight, nor more for a lower box', () => {
  for (let seed = 1; seed < 50; seed += 1) {
    const [l, w, h] = [seed * 3 + 2, seed * 2 + 1, seed + 1]
    const { chargeable, weight, volumetric, pieces } = compute({
      pieces: [piece(`${l}`, `${w}`, `${h}`, `${seed % 9}`)],
    })
    expect(chargeable.gte(weight) && chargeable.gte(volumetric)).toBe(true)
    const height = pieces[0]?.height
    if (height?.gte(1) && height.lte(h)) {
      const lower = compute({ pieces: [piece(`${l}`, `${w}`, height.toFixed(), `${seed % 9}`)] })
      expect(lower.chargeable.eq(weight)).toBe(true)
    }
  }
})

it('has limits of its own for inches and for own divisors', () => {
  expect(errors({ pieces: [piece('161', '1', '1', '1')], lengthUnit: 'in' })).toEqual({
    'pieces.0.length': 'Length must be between 0.1 and 160.',
  })
  expect(errors({ pieces: [piece('1', '1', '1', '1')], divisor: 'own-metric', ownDivisor: '300' })).toEqual({
    ownDivisor: 'Own divisor must be between 1,000 and 10,000.',
  })
})

testSearches('ecommerce/volumetric-weight-calculator', [
  'shipping cost of a big box',
  'dimensional weight',
  'courier parcel size',
  'postage',
  'dhl parcel weight',
  'length x width x height divided by 5000',
])
