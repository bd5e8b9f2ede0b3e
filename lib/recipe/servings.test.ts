import { expect, it } from 'vitest'
import { scaleFor, stepFrom } from './scale-steps.ts'
import { piecesOf, servingsText } from './servings.ts'

it('counts servings one by one, many pieces by the quarter', () => {
  expect(scaleFor(4)).toEqual({ base: 4, step: 1, min: 1, max: 24 })
  expect(scaleFor(40)).toEqual({ base: 40, step: 10, min: 10, max: 240 })
})

it('counts half recipes when the number of servings is unknown', () => {
  expect(scaleFor(undefined)).toEqual({ base: 1, step: 0.5, min: 0.5, max: 4 })
})

it('stays within its bounds', () => {
  const scale = scaleFor(2)
  expect(stepFrom(scale, 1, -1)).toBe(1)
  expect(stepFrom(scale, 12, 1)).toBe(12)
  expect(stepFrom(scale, 2, 1)).toBe(3)
})

it('steps through half recipes, and to a whole number of servings from another one', () => {
  expect([1, 1.5, 2].map((value) => stepFrom(scaleFor(undefined), value, 1))).toEqual([1.5, 2, 2.5])
  expect([2, 1.5, 1].map((value) => stepFrom(scaleFor(undefined), value, -1))).toEqual([1.5, 1, 0.5])
  expect([stepFrom(scaleFor(3), 1.5, 1), stepFrom(scaleFor(3), 1.5, -1)]).toEqual([2, 1])
})

it('steps on from the servings of a stored factor', () => {
  expect(stepFrom(scaleFor(11), 11 * (15 / 11), 1)).toBe(16)
  expect(stepFrom(scaleFor(7), 7 * (29 / 7), -1)).toBe(28)
})

it.each([
  ['40 (biscuits)', '40 biscuits'],
  ['60 (drops)', '60 drops'],
  ['6 patties', '6 patties'],
  ['4', '4 servings'],
  ['1', '1 serving'],
  ['5 (about 45–50 pierogi)', '5 servings'],
  ['4 (three dinners)', '4 servings'],
  ['4–6 people', '4–6 people'],
])('writes the yield %s', (text, expected) => expect(servingsText(text)).toBe(expected))

it('has the forms of counted nouns, and none for people', () => {
  expect(piecesOf('40 (biscuits)')).toEqual({ count: 40, noun: '{biscuit|biscuits}' })
  expect(piecesOf('4 people')).toBeUndefined()
})
