import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { testSearches } from '../../kit/test-searches.ts'
import { fixed, testTool } from '../../kit/testing.ts'
import { calculate } from './calculate.ts'
import { form } from './form.ts'
import { labelText, VatResult } from './panel.tsx'

const { compute, errors } = testTool(form, form.empty, calculate)

const parts = (values: Record<string, unknown>) => {
  const { net, vat, gross } = compute(values)
  return fixed([net, vat, gross])
}

describe('VAT', () => {
  it('gives the published figures', () => {
    expect(parts({ amount: '100' })).toEqual(['100.00', '23.00', '123.00'])
    expect(parts({ amount: '100', basis: 'gross' })).toEqual(['81.30', '18.70', '100.00'])
    expect(parts({ amount: '49.90', basis: 'gross', country: 'FI' })).toEqual(['39.76', '10.14', '49.90'])
  })

  it('accepts a rate with one decimal, and a quantity', () => {
    expect(parts({ amount: '10', ownRate: '5.5', quantity: '3' })).toEqual(['30.00', '1.65', '31.65'])
    expect(parts({ amount: '10', ownRate: '0' })).toEqual(['10.00', '0.00', '10.00'])
  })

  it('lists 27 countries, each adding up to the cent', () => {
    for (const basis of ['net', 'gross']) {
      const { countries } = compute({ amount: '49.99', basis })
      expect(countries).toHaveLength(27)
      for (const { net, vat, gross } of countries) expect(net.plus(vat).eq(gross)).toBe(true)
    }
  })
})

it.each([
  // 4.99 ÷ 450 × 1000 = 11.0889
  [{ amount: '4.99', content: '450', unit: 'g' }, '11.09', 'kg'],
  [{ amount: '3', content: '750', unit: 'ml' }, '4.00', 'l'],
  [{ amount: '3', content: '60', unit: 'cm' }, '5.00', 'm'],
  [{ amount: '9', content: '3', unit: 'm2' }, '3.00', 'm²'],
  [{ amount: '9', content: '6', unit: 'piece' }, '1.50', 'piece'],
])('gives the unit price of %j', (typed, price, per) => {
  const { unitPrice } = compute({ ...typed, basis: 'gross' })
  expect([unitPrice?.price.toFixed(2), unitPrice?.per]).toEqual([price, per])
})

it('computes the unit price from the displayed price', () => {
  // 1.99 net at 23 % is 2.4477, labelled 2.45; 300 g of it: 2.45 ÷ 0.3 = 8.17 a kilogram, not 8.16.
  const { gross, unitPrice } = compute({ amount: '1.99', basis: 'net', country: 'PL', content: '300', unit: 'g' })
  expect([gross.toFixed(2), unitPrice?.price.toFixed(2)]).toEqual(['2.45', '8.17'])
})

describe('a reduction', () => {
  const prices = ['34.90', '39.90'].map((price) => ({ date: '', price }))
  const label = { amount: '1', priceNow: '29.90', crossedOut: '39.90', prices }

  it('is measured from the lowest price of the 30 days', () => {
    const { reduction } = compute(label)
    expect(reduction).toMatchObject({ percent: 14, claimed: 25, isCrossedOutWrong: true })
    expect(reduction?.prior.toFixed(2)).toBe('34.90')
  })

  it('rounds down to a whole percent, and is null when the price is not lower', () => {
    // (34.90 − 23.50) ÷ 34.90 = 32.66 %
    expect(compute({ ...label, priceNow: '23.50' }).reduction?.percent).toBe(32)
    expect(compute({ ...label, priceNow: '34.90' }).reduction?.percent).toBeNull()
  })

  it('uses the prices that applied in the 30 days', () => {
    const prices = [
      { date: '2026-10-01', price: '20' },
      { date: '2026-10-15', price: '40' },
      { date: '2026-11-01', price: '35' },
      { date: '2026-11-20', price: '10' },
    ]
    // From 21 October: 40 still applied, then 35; 20 had ended, and 10 is the reduction.
    const { reduction } = compute({ ...label, start: '2026-11-20', prices })
    expect([reduction?.prior.toFixed(), reduction?.leftOut, reduction?.isShort]).toEqual(['35', 2, false])
    const young = compute({ ...label, start: '2026-11-20', prices: prices.slice(2, 3) })
    expect(young.reduction?.isShort).toBe(true)
    expect(errors({ ...label, start: '2026-09-01', prices })).toEqual({
      prices: 'None of these prices applied before the start of the reduction.',
    })
  })
})

it('omits a reduction of 0 percent from the label', () => {
  // 10.00 to 9.96 is 0.4 %, rounded down 0.
  const result = compute({ amount: '1', priceNow: '9.96', crossedOut: '10', prices: [{ date: '', price: '10' }] })
  expect(labelText(result)).toBe('Now €9.96. Lowest price of the 30 days before the reduction: €10.00.')
  const page = renderToStaticMarkup(createElement(VatResult, { result }))
  expect(page).toContain('The reduction is less than 1 % of the lowest price of the 30 days.')
  expect(page).not.toMatch(/(?<![\d.])0 %/)
})

it('names another percentage only if the crossed-out price claims one', () => {
  const advice = (crossedOut: string) => {
    const result = compute({ amount: '1', priceNow: '29.90', crossedOut, prices: [{ date: '', price: '34.90' }] })
    return renderToStaticMarkup(createElement(VatResult, { result }))
  }
  expect(advice('39.90')).toContain('Cross out €34.90 and say 14 %, not 25 %.')
  expect(advice('34.99')).toContain('Cross out €34.90 and say 14 %.')
})

it('reports wrong input at its field', () => {
  const of = (values: Record<string, unknown>) => errors({ amount: '1', ...values })
  expect(of({ ownRate: '5.55' })).toEqual({ ownRate: 'Own rate may have one decimal, for example 25.5.' })
  expect(of({ priceNow: '5' })).toEqual({ prices: 'Prices before are required.' })
})

testSearches('ecommerce/eu-vat-calculator', [
  'add vat to a price',
  'price per kilo',
  'remove tax from total',
  'gross to net',
  'discount label',
  'black friday price law',
  'price including vat for france',
  'value added tax germany',
  'was price now price',
])
