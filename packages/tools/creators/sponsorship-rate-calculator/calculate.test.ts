import { describe, expect, it } from 'vitest'
import { testSearches } from '../../kit/test-searches.ts'
import { fixed, inputOf, testTool } from '../../kit/testing.ts'
import { type Big, dec, sum } from '../../kit/decimal.ts'
import { mulberry32 } from '../../kit/seed.ts'
import { calculate, medianOf } from './calculate.ts'
import { form } from './form.ts'
import { csvRows, termsText } from './terms.ts'

const row = { platform: 'YouTube', format: 'video', views: '25000', cpm: '20' }
const { read, compute: run, errors } = testTool(form, { deliverables: [row] }, calculate)
const of = (...deliverables: Record<string, string>[]) => ({ deliverables })
const money = (value: Big) => value.toFixed(2)

it.each([
  // 25,000 views at a CPM of 20.
  [{}, '500.00'],
  [{ usage: 'paid', usageDays: '30', exclusivityDays: '30' }, '718.75'],
  // Every started period of 30 days counts.
  [{ usage: 'paid', usageDays: '31' }, '781.25'],
  [{ usage: 'organic', usageDays: '60' }, '605.00'],
  // The factors end at 4 and 3; 1.25^7 is above 4, 1.15^8 above 3.
  [{ usage: 'paid', usageDays: '3650' }, '2000.00'],
  [{ exclusivityDays: '3650' }, '1500.00'],
  [{ usage: 'none', usageDays: '300' }, '500.00'],
  [{ usage: 'paid', usageDays: '0' }, '500.00'],
  [{ usage: 'paid', usageDays: '30', paidStep: '1.5' }, '750.00'],
  // 500 × 1.5 × 0.9 ÷ 0.8
  [{ rush: '50', discount: '10', agency: '20' }, '843.75'],
])('the price with %j is %s', (conditions, price) => {
  expect(money(run(conditions).total)).toBe(price)
})

describe('conditions', () => {
  it('the range is ±20 %, and VAT is added', () => {
    const { low, high, vat, gross } = run({ vat: '23' })
    expect(fixed([low, high, vat, gross])).toEqual(['400.00', '600.00', '115.00', '615.00'])
  })

  it('the steps add up to the total', () => {
    const result = run({ usage: 'paid', usageDays: '30', rush: '50', discount: '10', agency: '20' })
    expect(money(sum(result.steps.map(({ amount }) => amount)))).toBe(money(result.total))
    // 10.02 × 1.25 = 12.525, × 1.15 = 14.40375. Rounded one by one, the steps would add up to 14.41.
    const row = { platform: 'Blog', views: '1000', cpm: '10.02' }
    const { steps, total } = run({ ...of(row), usage: 'paid', usageDays: '30', exclusivityDays: '30' })
    expect(fixed([...steps.map(({ amount }) => amount), total])).toEqual(['10.02', '2.51', '1.87', '14.40'])
    expect(result.steps.map(({ label }) => label).join()).toBe(
      'Reach and work,Usage rights,Rush,Bundle discount,Agency fee',
    )
  })
})

describe('deliverables', () => {
  it('work without views is the price of the work', () => {
    const result = run(of({ platform: 'Blog', views: '0', hours: '6', rate: '45.50' }))
    expect(money(result.total)).toBe('273.00')
    expect(result.effectiveCpm).toBeNull()
  })

  it('several are multiplied by their count; hours are for all of them', () => {
    const result = run(of({ ...row, count: '2', hours: '5', rate: '40' }))
    expect(money(result.total)).toBe('1200.00')
    // 1,200 for 50,000 views.
    expect(result.effectiveCpm?.toFixed(2)).toBe('24.00')
  })

  it('lines add up to the total despite rounding', () => {
    const next = mulberry32(3)
    for (let round = 0; round < 100; round += 1) {
      const rows = Array.from({ length: 7 }, () => ({
        ...row,
        views: String(Math.floor(next() * 9999)),
        cpm: (next() * 30).toFixed(2),
      }))
      const result = run({ ...of(...rows), usage: 'organic', usageDays: '90', agency: '15' })
      expect(money(sum(result.lines.map(({ price }) => price)))).toBe(money(result.total))
    }
  })
})

describe('the last ten', () => {
  const ten = '1000; 1200; 900; 1100; 1000; 950; 1050; 1000; 1000; 90 000'

  it('are averaged, and an outlier is reported', () => {
    const result = run(of({ ...row, views: ten }))
    expect(result.outliers.map(({ name, mean, median }) => [name, mean.toFixed(), median.toFixed()])).toEqual([
      ['YouTube video', '9920', '1000'],
    ])
    expect(result.lines[0]?.views.toFixed()).toBe('9920')
    expect(run({ ...of({ ...row, views: ten }), average: 'median' }).lines[0]?.views.toFixed()).toBe('1000')
  })

  it('may be separated by commas with spaces', () => {
    expect(run(of({ ...row, views: '1200, 1300' })).lines[0]?.views.toFixed()).toBe('1250')
    expect(run(of({ ...row, views: '1,200, 1,300' })).lines[0]?.views.toFixed()).toBe('1250')
  })

  it('exactly five times the median is no outlier', () => {
    expect(run(of({ ...row, views: '100;100;500' })).outliers).toEqual([])
    expect(run(of({ ...row, views: '100;100;501' })).outliers).toHaveLength(1)
    expect(run(of({ ...row, views: '0;0;0;7' })).outliers).toHaveLength(1)
  })

  it('have a median between the middle two when their number is even', () => {
    expect(medianOf([4, 1, 3, 2].map(dec)).toFixed()).toBe('2.5')
    expect(medianOf([3, 1, 2].map(dec)).toFixed()).toBe('2')
  })

  it('read grouped numbers as whole', () => {
    expect(run(of({ ...row, views: '25,000' })).lines[0]?.views.toFixed()).toBe('25000')
    expect(run(of({ ...row, views: '25.000' })).lines[0]?.views.toFixed()).toBe('25000')
  })
})

describe('limits', () => {
  it('of the views are ten numbers, each up to a billion', () => {
    const field = 'deliverables.0.views'
    const of10 = 'Views or opens may hold at most 10 numbers.'
    expect(errors(of({ ...row, views: '1;2;3;4;5;6;7;8;9;10;11' }))).toEqual({ [field]: of10 })
    const range = 'Views or opens must be between 0 and 1,000,000,000.'
    expect(errors(of({ ...row, views: '1000000001' }))).toEqual({ [field]: range })
  })

  it('a negative number of views with grouped digits', () => {
    const range = 'Views or opens must be between 0 and 1,000,000,000.'
    expect(errors(of({ ...row, views: '-25,000' }))).toEqual({ 'deliverables.0.views': range })
  })

  it('the largest input stays exact and finite', () => {
    const most = { ...row, views: '1000000000', cpm: '1000', hours: '1000', rate: '10000', count: '100' }
    const terms = { usage: 'paid', usageDays: '3650', exclusivityDays: '3650', rush: '100', agency: '40' }
    const result = run({ ...of(...Array(20).fill(most)), ...terms })
    // 20 × (10^9 ÷ 1000 × 1000 × 100 + 10^7) × 4 × 3 × 2 ÷ 0.6
    expect(money(result.total)).toBe('80008000000000.00')
  })
})

describe('texts', () => {
  it('grant no rights of use for no days', () => {
    const values = { ...of(row), usage: 'organic', usageDays: '' }
    const text = termsText(inputOf(read(values)), run(values))
    expect(text).toContain('Usage rights: the content stays on the creator’s own channels')
    expect(text).not.toContain('0 days')
  })

  it('the terms name price, rights and labelling', () => {
    const values = { usage: 'paid', usageDays: '30', exclusivityDays: '14', scope: 'plant milk', vat: '23' }
    const text = termsText(inputOf(read(values)), run(values))
    expect(text).toContain('- YouTube video: €718.75')
    expect(text).toContain('Total: €718.75 plus 23\u00A0% VAT, €884.06 in all')
    expect(text).toContain('paid advertising for 30 days')
    expect(text).toContain('no work for competitors (plant milk) for 14 days')
    expect(text).toContain('“reklama” or “materiał reklamowy”')
  })

  it('the invoice lines name the platform, and their number if there are several', () => {
    const values = of({ ...row, platform: 'Blog', count: '2' })
    expect(csvRows(inputOf(read(values)), run(values))[1]?.join()).toBe(
      'Sponsored content: 2 × Blog video,1,package,1000,EUR,0',
    )
  })
})

testSearches('creators/sponsorship-rate-calculator', [
  'price for a sponsored post',
  'influencer price',
  'what can I ask a brand for a video',
  'how much is a shoutout',
])
