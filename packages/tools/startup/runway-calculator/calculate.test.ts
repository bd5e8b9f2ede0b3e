import { describe, expect, it } from 'vitest'
import { testSearches } from '../../kit/test-searches.ts'
import { testTool } from '../../kit/testing.ts'
import { calculate } from './calculate.ts'
import { form } from './form.ts'

const base = { ...form.empty, costsChange: '0', revenueChange: '0' }

const { compute, errors } = testTool(form, base, calculate)

describe('runway', () => {
  it('gives the published figures', () => {
    const result = compute(form.example)
    expect(result.simple?.toFixed(2)).toBe('7.50')
    expect(result.months).toHaveLength(7)
    expect(result.months.at(-1)?.cash.toFixed(2)).toBe('18451.61')
    expect(result.lastMonth?.net.toFixed(2)).toBe('-30958.68')
    expect(result.runway?.toFixed(2)).toBe('7.60')
  })

  it('names the calendar months', () => {
    // 100 for 30 a month: months 1, 2 and 3 are paid, month 4 (April) is not; 6 months earlier is October before.
    const result = compute({ cash: '100', costs: '30', start: '2027-01' })
    expect(result.runway?.toFixed(4)).toBe('3.3333')
    expect([result.runOutMonth, result.raiseIn, result.raiseMonth]).toEqual(['2027-04', -3, '2027-01'])
    expect(compute({ cash: '100', costs: '30', start: '2027-01', raiseTime: '2' }).raiseMonth).toBe('2027-02')
  })

  it('ends with the month that would go below the minimum', () => {
    expect(compute({ cash: '100', costs: '25', minimum: '50' }).runway?.toFixed(2)).toBe('2.00')
    expect(compute({ cash: '40', costs: '25', minimum: '50' })).toMatchObject({ isBelowAlready: true, months: [] })
    const below = compute({ cash: '40', costs: '25', minimum: '50' })
    expect([below.runway, below.simple].map((months) => months?.toFixed())).toEqual(['0', '0'])
    expect(compute({ cash: '0', costs: '25' }).runway?.toFixed()).toBe('0')
  })

  it('counts one-offs and raised money in their month, and names a one-off that ends the run', () => {
    const bill = compute({ cash: '100', costs: '10', oneOffs: [{ month: '3', amount: '-75' }] })
    // 100, 90, 80; month 3 would cost 85: 2 + 80 / 85.
    expect(bill.runway?.toFixed(4)).toBe('2.9412')
    expect(bill.endedBy?.toFixed()).toBe('-75')
    const raised = compute({ cash: '100', costs: '60', raiseMonth: '2', raiseAmount: '600' })
    // 40 after month 1, 580 after month 2, then nine more whole months leave 40: 11 + 40 / 60.
    expect(raised.runway?.toFixed(4)).toBe('11.6667')
    expect(raised.endedBy).toBeNull()
  })

  it('has no end when the money lasts', () => {
    const alive = compute({ cash: '1000', revenue: '90', revenueGrowth: '10', costs: '100' })
    // −10, then 99 − 100 = −1, then positive: lowest 989 after month 2, break-even in month 3.
    expect(alive.runway).toBeNull()
    expect([alive.lowest.cash.toFixed(2), alive.lowest.month, alive.breakEvenMonth]).toEqual(['989.00', 2, 3])
    const long = compute({ cash: '100000', costs: '1' })
    expect([long.runway, long.breakEvenMonth, long.months.length]).toEqual([null, null, 120])
    expect(compute({ cash: '1', revenue: '5', costs: '5' }).simple).toBeNull()
  })

  it('computes the what-if scenario', () => {
    const result = compute({ cash: '100', costs: '10', costsChange: '-50' })
    expect([result.runway?.toFixed(), result.whatIf.runway?.toFixed()]).toEqual(['10', '20'])
  })

  it('requires the month of a raise', () => {
    expect(errors({ cash: '1', costs: '1', raiseAmount: '5' })).toEqual({
      raiseMonth: 'Month of the raise is required.',
    })
  })

  it('refuses a month that does not exist', () =>
    expect(errors({ cash: '1', costs: '1', start: '2027-13' })).toEqual({
      start: 'First month must be a month, for example 2026-11.',
    }))
})

testSearches('startup/runway-calculator', [
  'burn rate',
  'how long will our cash last',
  'when do we run out of money',
  'how many months of money do we have',
  'when will we go broke',
])
