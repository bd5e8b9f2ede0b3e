import { expect, it } from 'vitest'
import { factorOf, timesToChoose, toFactor } from './kept-scale'
import { amountsOfLine } from '@/lib/recipe/line-amounts'
import { writeAmount } from '@/lib/recipe/write-amount'

it.each([
  ['3', 3],
  ['0.5', 0.5],
  ['1.3333333333333333', 1.3333333333333333],
  [null, 1],
  ['', 1],
  ['many', 1],
  ['0', 1],
  ['-2', 1],
  ['1000', 1],
])('reads %j as %d times a recipe', (kept, times) => {
  expect(toFactor(kept)).toBe(times)
})

it('adds an unusual chosen number to the choices', () => {
  expect(timesToChoose(2)).toEqual([0.5, 1, 2, 3, 4])
  expect(timesToChoose(4 / 3)).toEqual([0.5, 1, 4 / 3, 2, 3, 4])
})

it('scales an ingredient to exactly the amount that the cook has', () => {
  const [first] = amountsOfLine('3 kg flour', { home: 'metric' })
  expect(first && writeAmount(first.amount, { factor: factorOf(1, 3), system: null })).toBe('1 kg')
  expect(toFactor(String(factorOf(3 / 20, 3)))).toBe(0.05)
})
