import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { testSearches } from '../../kit/test-searches.ts'
import { testTool } from '../../kit/testing.ts'
import { calculate } from './calculate.ts'
import { form } from './form.ts'
import { BreakEvenResult } from './panel.tsx'

const { compute, errors } = testTool(form, form.empty, calculate)
const pageOf = (values: Record<string, unknown>) =>
  renderToStaticMarkup(createElement(BreakEvenResult, { result: compute(values) }))

describe('break-even', () => {
  it('gives the published figures', () => {
    const { contribution, breakEven } = compute(form.example)
    expect(contribution.toFixed()).toBe('31')
    expect(breakEven?.exactUnits.toFixed(3)).toBe('387.097')
    expect(breakEven?.units.toFixed()).toBe('388')
    expect(breakEven?.wholeRevenue.toFixed(2)).toBe('19012.00')
    expect(breakEven?.exactRevenue.toFixed(2)).toBe('18967.74')
    expect(breakEven?.targetUnits.toFixed()).toBe('549')
    expect(breakEven?.marginOfSafety?.toFixed(2)).toBe('22.58')
  })

  it('is null when a unit contributes nothing', () => {
    expect(compute({ fixed: '1', price: '5', variable: '7' }).breakEven).toBeNull()
    expect(compute({ fixed: '1', price: '5', variable: '5' }).breakEven).toBeNull()
    expect(compute({ fixed: '1', price: '0' })).toMatchObject({ breakEven: null, contributionShare: null })
  })

  it('needs no unit without fixed costs, and no extra unit for a whole result', () => {
    expect(compute({ fixed: '0', price: '5' }).breakEven?.units.toFixed()).toBe('0')
    expect(compute({ fixed: '10', price: '5' }).breakEven?.units.toFixed()).toBe('2')
    expect(compute({ fixed: '10', price: '5', current: '0' }).breakEven?.marginOfSafety).toBeNull()
  })

  it('weighs products by their share of the units', () => {
    // 0.6 × (29 − 12) + 0.4 × (49 − 18) = 10.2 + 12.4 = 22.6; 12,000 ÷ 22.6 = 530.97 → 531; 318.58 → 319 and 212.39 → 213.
    const { contribution, breakEven } = compute({ mode: 'mix', fixed: '12000', products: form.example['products'] })
    expect(contribution.toFixed()).toBe('22.6')
    expect(breakEven?.units.toFixed()).toBe('531')
    expect(breakEven?.products.map(({ units }) => units.toFixed())).toEqual(['319', '213'])
  })

  it('covers the costs at its units, and not with one less', () => {
    for (let seed = 1; seed < 80; seed += 1) {
      const [price, variable, fixed] = [seed * 1.25 + 3, seed * 0.5, seed * 977]
      const { breakEven } = compute({ fixed: `${fixed}`, price: price.toFixed(2), variable: variable.toFixed(2) })
      const units = breakEven?.units.toNumber() ?? 0
      expect(units * (price - variable)).toBeGreaterThanOrEqual(fixed - 1e-6)
      expect((units - 1) * (price - variable)).toBeLessThan(fixed)
    }
  })

  it('rejects missing values and shares that do not add up', () => {
    expect(errors({ fixed: '1' })).toEqual({ price: 'Price per unit is required.' })
    expect(errors({ mode: 'mix', fixed: '1' })).toEqual({ products: 'Products are required.' })
    const products = [{ name: '', price: '5', variable: '', mix: '99.9' }]
    expect(errors({ mode: 'mix', fixed: '1', products })).toEqual({
      products: 'The shares must add up to 100 %; they add up to 99.9 %.',
    })
  })
})

it('has no margin of safety without sales, and gives the reason', () => {
  const sold = { fixed: '10', price: '5' }
  expect(pageOf(sold)).toContain('Needs the units you sell now')
  expect(pageOf({ ...sold, current: '0' })).toContain('Nothing is sold now')
})

it('shows the decimals of the units sold now, by which the revenue is computed', () => {
  expect(pageOf({ fixed: '10', price: '5', current: '12.5' })).toMatch(/>12\.5<.*?€62\.50/)
})

it('uses the singular for one unit', () => {
  const page = pageOf({ ...form.example, fixed: '5' })
  expect(page).toContain('They meet at 1 unit.')
  expect(page).toContain('> unit</span>')
  expect(page).not.toMatch(/(?<![\d.,])1 units/)
})

it('names no unit without fixed costs', () => {
  const page = pageOf({ fixed: '0', price: '5' })
  expect(page).toContain('There are no fixed costs to cover.')
  expect(page).not.toContain('From unit 0')
})

testSearches('startup/break-even-calculator', [
  'how many do I need to sell',
  'breakeven point',
  'how many subscribers to cover our costs',
  'when do I make a profit',
])
