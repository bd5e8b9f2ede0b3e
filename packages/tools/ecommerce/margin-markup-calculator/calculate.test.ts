import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { testSearches } from '../../kit/test-searches.ts'
import { fixed, testTool } from '../../kit/testing.ts'
import { visibleValues } from '../../kit/form.ts'
import { calculate } from './calculate.ts'
import { form } from './form.ts'
import { MarginResult } from './panel.tsx'

const { compute, errors } = testTool(form, form.empty, calculate)

const shown = (value: { toFixed(places: number): string } | null | undefined, places = 4) => value?.toFixed(places)

describe('margin and markup', () => {
  it.each([
    // (50 − 20) ÷ 50 = 0.6 and (50 − 20) ÷ 20 = 1.5, from any two of the four.
    [{ pair: 'cost-price', cost: '20', price: '50' }],
    [{ pair: 'cost-margin', cost: '20', margin: '60' }],
    [{ pair: 'cost-markup', cost: '20', markup: '150' }],
    [{ pair: 'price-margin', price: '50', margin: '60' }],
    [{ pair: 'price-markup', price: '50', markup: '150' }],
  ])('are the same from %j', (typed) => {
    const { cost, price, margin, markup } = compute(typed).values
    expect(fixed([cost, price, margin, markup])).toEqual(['20.00', '50.00', '0.60', '1.50'])
  })

  it('remove the VAT from a gross price', () => {
    const { values, gross } = compute({ cost: '20', price: '61.50', basis: 'gross', vat: '23' })
    expect([shown(values.price, 2), shown(gross, 2)]).toEqual(['50.00', '61.50'])
  })

  it('are null where the divisor is 0', () => {
    expect(compute({ cost: '0', price: '5' }).values.markup).toBeNull()
    expect(compute({ cost: '5', price: '0' }).values.margin).toBeNull()
    expect(shown(compute({ cost: '50', price: '40' }).values.margin, 2)).toBe('-0.25')
    expect(compute({ pair: 'price-markup', price: '50', markup: '-100' }).values.cost.toFixed()).toBe('0')
  })
})

describe('an order', () => {
  const order = { ...form.example, bulk: '' }

  it('leaves the profit of an example worked by hand', () => {
    // N 50; S 4 + 0.70 + 5 = 9.70; fee 0.02 × 50 × 1.23 + 0.30 = 1.53; R 0.1 × 6 = 0.60: 50 − 20 − 9.70 − 1.53 − 0.60.
    const result = compute(order)
    expect(shown(result.order.profit, 2)).toBe('18.17')
    expect(shown(result.order.netMargin)).toBe('0.3634')
    // (20 + 9.70 + 0.30 + 0.60) ÷ (1 − 0.0246) = 31.37; ÷ (1 − 0.0246 − 0.3) = 45.31
    expect([shown(result.lossless, 2), shown(result.wanted, 2)]).toEqual(['31.37', '45.31'])
  })

  it('subtracts the discount from the price', () => {
    // N 40: 40 − 20 − 9.70 − (0.02 × 40 × 1.23 + 0.30) − 0.60
    expect(shown(compute({ ...order, discount: '20' }).order.profit, 3)).toBe('8.416')
    expect(compute({ ...order, discount: '100' }).lossless).toBeNull()
  })

  it('reaches the margin of its price', () => {
    for (const { margin, price } of compute({ ...order, discount: '15' }).prices) {
      const again = compute({ ...order, discount: '15', price: price?.toFixed(20) ?? '' })
      expect(again.order.netMargin?.times(100).toFixed(6)).toBe(margin.toFixed(6))
    }
  })

  it('has no price when fees exceed the rest', () => {
    expect(compute({ ...order, feePercent: '50', vat: '50', wanted: '30' }).wanted).toBeNull()
  })
})

it('reads many products from pasted lines, and counts invalid lines', () => {
  const { bulk, bulkWrong } = compute({ cost: '1', price: '2', bulk: 'Mug;4;12\nTray;9;x\nWhat' })
  expect(bulk.map(({ values }) => shown(values?.price, 2))).toEqual(['12.00', undefined, undefined])
  expect(bulkWrong).toBe(2)
  expect(compute({ cost: '1', price: '2', bulk: 'Tray\t9\t19,90' }).bulk[0]?.profit?.toFixed(2)).toBe('10.90')
})

it('reports wrong input at its field', () => {
  const of = (values: Record<string, string>) => errors(visibleValues(form, { ...form.empty, ...values }))
  expect(of({ pair: 'cost-margin', cost: '5', margin: '100' }).margin).toMatch(/^Margin must be between/)
  const bulk = 'x\n'.repeat(501)
  expect(of({ cost: '5', price: '9', bulk })).toEqual({ bulk: 'Products may have at most 500 lines.' })
})

describe('the words of the result', () => {
  const page = (values: Record<string, string>) =>
    renderToStaticMarkup(createElement(MarginResult, { result: compute(values) }))

  it('say that a list price is before the discount', () => {
    const order = { ...(form.example as Record<string, string>), bulk: '' }
    expect(page({ ...order, discount: '10' })).toMatch(
      /The lowest net price without loss is €[\d.,]+, before the discount\./,
    )
    expect(page(order)).not.toContain('before the discount')
  })

  it('do not call less than half a cent a loss', () => {
    // 9.999 − 10 is −0.001.
    const near = page({ cost: '10', price: '9.9990', bulk: 'Mug; 10; 9.9990' })
    expect(near).toContain('Each order leaves €0.00')
    expect(near).not.toMatch(/loss of|Loss|€0\.00 \(loss\)/)
  })
})

testSearches('ecommerce/margin-markup-calculator', [
  'profit margin',
  'how to price my product',
  'markup percentage',
  'selling price from cost',
  'what do I earn on each order',
  'what should I sell it for',
  'am I making money on this item',
])
