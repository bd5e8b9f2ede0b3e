import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { testSearches } from '../../kit/test-searches.ts'
import { testTool } from '../../kit/testing.ts'
import { dec } from '../../kit/decimal.ts'
import { mulberry32 } from '../../kit/seed.ts'
import { calculate } from './calculate.ts'
import { form } from './form.ts'
import { LeaveResult } from './panel.tsx'

const { compute: result, errors } = testTool(form, { asOf: '2027-12-31' }, calculate)

const days = (values: Record<string, unknown>) => result(values).entitlement.days.toString()

describe('Poland: the vectors of the catalogue', () => {
  it.each([
    ['26 days at 1/2', { years: '12', shareTop: '1', shareBottom: '2' }, '13'],
    ['20 days at 3/4', { years: '3', shareTop: '3', shareBottom: '4' }, '15'],
    ['20 days, start 15 April', { years: '3', start: '2027-04-15' }, '15'],
    ['26 days at 1/2 from 1 April', { years: '10', shareTop: '1', shareBottom: '2', start: '2027-04-01' }, '10'],
    ['20 days', { years: '9.99' }, '20'],
    ['26 days', { years: '10' }, '26'],
  ])('%s', (_, values, expected) => {
    expect(days(values)).toBe(expected)
  })

  it('gives 1.67 days after each month of a first job', () => {
    const first = { firstJob: 'yes', start: '2027-01-01' }
    const rows = result(first).months.map(({ earned }) => earned.toFixed(2))
    expect(rows).toEqual('1.67 3.33 5.00 6.67 8.33 10.00 11.67 13.33 15.00 16.67 18.33 20.00'.split(' '))
    expect(result({ ...first, asOf: '2027-03-30' }).earned.days.toFixed(2)).toBe('3.33')
    expect(result({ ...first, asOf: '2027-03-31' }).earned.days.toFixed(2)).toBe('5.00')
  })
})

describe('Poland', () => {
  const half = { from: '2027-07-01', shareTop: '1', shareBottom: '2' }

  it.each([
    ['the first-job rule, after the first calendar year', { firstJob: 'yes', start: '2026-04-15' }, '20'],
    // Eight full months by 14 December.
    ['the full months of a first job', { firstJob: 'yes', start: '2027-04-15' }, '13.33'],
    // Six full months from 1 January count 20/12, six from 1 July 10/12 each.
    ['each month of a first job at its working time', { firstJob: 'yes', start: '2027-01-01', changes: [half] }, '15'],
    ['no unpaid month of a first job', { firstJob: 'yes', start: '2027-01-01', unpaidMonths: '6' }, '10'],
    ['one month, for a start and an end in it', { years: '3', start: '2027-05-15', end: '2027-05-20' }, '2'],
    ['no month that another employer counts', { years: '3', start: '2027-04-15', sharedMonth: 'yes' }, '14'],
    ['a school, added to employment', { years: '2', school: 'higher' }, '26'],
    ['a school, short of ten years', { years: '1.5', school: 'higher' }, '20'],
    ['the highest school', { years: '6', school: 'secondary-general' }, '26'],
    ['a twelfth less for each month of unpaid leave', { years: '12', unpaidMonths: '3' }, '20'],
    ['no unpaid leave', { years: '12', unpaidMonths: '' }, '26'],
    ['a whole year of unpaid leave', { years: '12', unpaidMonths: '12' }, '0'],
    // 26 × 6/12 = 13; 26 × 1/2 × 6/12 = 6.5, rounded up to 7.
    ['periods of working time, each rounded once', { years: '12', changes: [half] }, '20'],
    // The month belongs to the earlier period: 26 × 7/12 = 15.17, 26 × 1/2 × 5/12 = 5.42.
    ['a change within a month', { years: '12', changes: [{ ...half, from: '2027-07-10' }] }, '22'],
    // Six unpaid months: both months of the first period and four of the second, 26 × 1/2 × 6/12 = 6.5.
    ['unpaid months', { years: '12', unpaidMonths: '6', changes: [{ ...half, from: '2027-03-01' }] }, '7'],
  ])('counts %s', (_, values, expected) => {
    expect(days(values)).toBe(expected)
  })

  it.each([
    ['2027-04-15', '2027-05-13', '0'],
    ['2027-04-15', '2027-05-14', '1.67'],
    // A month from the 31st ends at the end of a shorter month.
    ['2027-01-31', '2027-02-27', '0'],
    ['2027-01-31', '2027-02-28', '1.67'],
    ['2027-03-31', '2027-04-29', '0'],
    ['2027-03-31', '2027-04-30', '1.67'],
    ['2027-03-01', '2027-03-30', '0'],
    ['2027-03-01', '2027-03-31', '1.67'],
  ])('counts full months of a first job from %s to %s: %s days', (start, asOf, earned) => {
    expect(result({ firstJob: 'yes', start, asOf }).earned.days.toString()).toBe(earned)
  })

  it('gives six more days from the date on which ten years are complete', () => {
    const ten = { years: '9', tenYearsOn: '2027-06-10' }
    expect(result({ ...ten, asOf: '2027-06-09' }).entitlement.days.toString()).toBe('20')
    expect(result({ ...ten, asOf: '2027-06-10' }).entitlement.days.toString()).toBe('26')
    expect(result({ ...ten, tenYearsOn: '2026-06-10' }).entitlement.days.toString()).toBe('26')
    // The employment ends before the ten years: 20 × 3/12.
    expect(result({ ...ten, end: '2027-03-31' }).entitlement.days.toString()).toBe('5')
  })

  it('gives ten more days, of seven hours, with a disability', () => {
    const one = result({ years: '3', disability: 'yes' })
    expect(one.entitlement.days.toString()).toBe('30')
    expect(one.entitlement.hours.toString()).toBe('210')
  })

  it('never gives more than the yearly leave', () => {
    const random = mulberry32(11)
    const pick = (most: number) => Math.floor(random() * most)
    for (let n = 0; n < 200; n += 1) {
      const bottom = 1 + pick(40)
      const values = {
        years: String(pick(20)),
        shareTop: String(1 + pick(bottom)),
        shareBottom: String(bottom),
        start: random() < 0.5 ? `2027-0${String(1 + pick(9))}-1${String(pick(10))}` : '',
      }
      const { entitlement, months } = result(values)
      expect(entitlement.days.lte(Number(values.years) >= 10 ? 26 : 20)).toBe(true)
      expect(entitlement.days.eq(entitlement.days.round(0))).toBe(true)
      for (const [index, { earned }] of months.entries()) {
        expect(earned.gte(months[index - 1]?.earned ?? 0)).toBe(true)
      }
      expect(months[11]?.earned.eq(entitlement.days)).toBe(true)
    }
  })

  it('subtracts used hours, adds carried-over hours, and names their expiry date', () => {
    const one = result({ years: '12', usedHours: '12', carriedHours: '40', asOf: '2027-02-01' })
    expect(one.left.hours.toString()).toBe('236')
    expect(one.left.days.toString()).toBe('29.5')
    expect(one.expiry).toMatchObject({ date: '2027-09-30' })
    expect(one.expiry?.amount.days.toString()).toBe('3.5')
    expect(one.onDemand?.toString()).toBe('4')
  })

  it('says that expired carried-over leave should have been given', () => {
    const sentence = (asOf: string) => {
      const one = result({ years: '12', carriedHours: '40', asOf })
      return renderToStaticMarkup(createElement(LeaveResult, { result: one, asOf }))
    }
    expect(sentence('2027-09-30')).toContain('Take 5 days of them by 30 September 2027.')
    expect(sentence('2027-10-01')).toContain('5 days of them should have been given by 30 September 2027.')
  })

  it('names carried-over leave beside the earned one, which may be less than what is left', () => {
    // 24 days a year make 6 by 31 March; 80 hours are 10 days more.
    const asOf = '2027-03-31'
    const sentence = (values: Record<string, string>) => {
      const one = result({ mode: 'own', daysPerYear: '24', asOf, ...values })
      return renderToStaticMarkup(createElement(LeaveResult, { result: one, asOf }))
    }
    expect(sentence({ carriedHours: '80' })).toContain(
      '16 days (128 hours) of the 6 days earned so far and 10 days carried over may be taken now.',
    )
    expect(sentence({})).toContain('6 days (48 hours) of the 6 days earned so far may be taken now.')
  })

  it('can be negative', () => {
    expect(result({ years: '1', usedHours: '168' }).left.days.toString()).toBe('-1')
    expect(result({ years: '1', usedHours: '168' }).onDemand?.toString()).toBe('0')
  })

  it('names the article of each step', () => {
    const { steps } = result({ years: '12', shareTop: '1', shareBottom: '2', start: '2027-04-01' })
    expect(steps.map(({ text }) => text)).toEqual([
      '12 years of service: 26 days of leave for a full-time year.',
      'Working time 1/2: 26 × 1/2 = 13 days.',
      '9 calendar months begun: 13 × 9/12 = 9.75 days, rounded up to 10 days.',
    ])
    expect(steps.every(({ article }) => article.startsWith('Labour Code'))).toBe(true)
  })
})

describe('EU minimum', () => {
  const eu = { mode: 'eu' }

  it('is four weeks', () => {
    expect(days(eu)).toBe('20')
    expect(days({ ...eu, weekDays: '6' })).toBe('24')
    expect(days({ ...eu, shareTop: '3', shareBottom: '5' })).toBe('12')
  })

  it('is pro rata by days, also in leap years', () => {
    // 184 of 365 and of 366 days.
    expect(days({ ...eu, start: '2027-07-01' })).toBe('10.08')
    expect(result({ ...eu, asOf: '2028-12-31', start: '2028-07-01' }).entitlement.days.toString()).toBe('10.05')
    expect(result({ ...eu, asOf: '2027-01-01' }).earned.days.toString()).toBe('0.05')
  })
})

describe('own policy', () => {
  const own = { mode: 'own', daysPerYear: '20' }

  it('has the vectors of the catalogue', () => {
    expect(result({ ...own, accrual: 'period', periods: '26' }).perUnit?.hours.toString()).toBe('6.1538')
    expect(result({ ...own, accrual: 'hour', yearlyHours: '2080' }).perUnit?.hours.toString()).toBe('0.0769')
  })

  it('accrues by month, pay period or hour, or at once', () => {
    const earned = (values: Record<string, unknown>) => result({ ...own, ...values }).earned.days.toString()
    expect(earned({ accrual: 'month', asOf: '2027-06-30' })).toBe('10')
    expect(earned({ accrual: 'month', asOf: '2027-06-29' })).toBe('8.33')
    expect(earned({ accrual: 'period', periods: '26', asOf: '2027-01-14' })).toBe('0')
    expect(earned({ accrual: 'period', periods: '26', asOf: '2027-01-15' })).toBe('0.77')
    expect(earned({ accrual: 'period', periods: '52' })).toBe('20')
    expect(earned({ accrual: 'hour', workedHours: '1040', asOf: '2027-07-01' })).toBe('10')
    expect(earned({ accrual: 'at-once', asOf: '2027-01-01' })).toBe('20')
    expect(earned({ accrual: 'at-once', start: '2027-05-01', asOf: '2027-04-30' })).toBe('0')
  })

  it('says that a part of the year earns less, except at once', () => {
    const notes = (accrual: string) => result({ ...own, accrual, start: '2027-05-01' }).notes.join(' ')
    expect(notes('month')).toContain('earns only for the time of employment')
    expect(notes('at-once')).not.toContain('earns only for the time of employment')
  })

  it('rounds up to half days or days', () => {
    const earned = (rounding: string) => result({ ...own, rounding, asOf: '2027-01-31' }).earned.days.toString()
    expect([earned('none'), earned('half'), earned('day')]).toEqual(['1.67', '2', '2'])
    // Three months of 20/12 are exactly five days.
    expect(result({ ...own, rounding: 'day', asOf: '2027-03-31' }).earned.days.toString()).toBe('5')
  })

  it('applies the cap, the carry-over limit and the expiry date', () => {
    expect(result({ ...own, cap: '15' }).earned.days.toString()).toBe('15')
    // Ten of twenty days were used, so the account never holds more than fifteen.
    expect(result({ ...own, cap: '15', usedHours: '80' }).left.days.toString()).toBe('10')
    expect(result({ ...own, cap: '15', usedHours: '16' }).left.days.toString()).toBe('15')
    // All twenty days arrive before any is used, and only fifteen fit.
    expect(result({ ...own, accrual: 'at-once', cap: '15', usedHours: '80' }).left.days.toString()).toBe('5')
    // The ten used days were those carried over, which leaves room for fifteen; with five carried over, for twenty.
    const full = (carryLimit: string) => result({ ...own, cap: '15', carriedHours: '80', carryLimit, usedHours: '80' })
    expect([full(''), full('5')].map(({ earned, left }) => [earned.days.toString(), left.days.toString()])).toEqual([
      ['15', '15'],
      ['20', '15'],
    ])
    const carried = { ...own, carriedHours: '80', carryLimit: '5', carryExpiry: '2027-03-31', usedHours: '16' }
    const before = result({ ...carried, asOf: '2027-03-31' })
    expect(before.carried.days.toString()).toBe('5')
    expect(before.expiry?.amount.days.toString()).toBe('3')
    expect(before.left.days.toString()).toBe('8')
    const after = result({ ...carried, asOf: '2027-04-01' })
    expect(after.expiry).toBeNull()
    // The three remaining days have expired.
    expect(after.left.days.toString()).toBe('5')
  })

  it('gives no leave at zero days a year', () => {
    expect(result({ mode: 'own', daysPerYear: '0' }).left.days.eq(dec(0))).toBe(true)
  })
})

it.each([
  [{ start: '2028-01-01' }, 'start'],
  [{ end: '2026-12-31' }, 'end'],
  [{ start: '2027-05-02', end: '2027-05-01' }, 'end'],
  [{ shareTop: '5', shareBottom: '4' }, 'shareTop'],
  [{ changes: [{ from: '2026-03-01' }] }, 'changes.0.from'],
  [{ changes: [{ from: '2027-03-01' }, { from: '2027-03-01' }] }, 'changes.1.from'],
])('refuses %j', (values, field) => {
  expect(Object.keys(errors(values))).toEqual([field])
})

testSearches('business-hr/leave-accrual-calculator', [
  'holiday entitlement',
  'vacation days',
  'annual leave part time',
  'pto',
  'how many holidays does a part timer get',
  'unused vacation when someone quits',
])
