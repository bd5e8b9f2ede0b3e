import { expect, it } from 'vitest'
import { testSearches } from '../../kit/test-searches.ts'
import { sum } from '../../kit/decimal.ts'
import { fixed, testTool } from '../../kit/testing.ts'
import { calculate } from './calculate.ts'
import { form } from './form.ts'
import { englishLetter, hasMarkers, polishLetter } from './letter.ts'

const BASE = { ...form.empty, amount: '4800', due: '2025-11-14', paid: '2026-03-31' }
const { compute, errors } = testTool(form, BASE, calculate)

it('computes each half-year at its rate', () => {
  // 15 November to 31 December 2025: 16 + 31 = 47 days; 1 January to 31 March 2026: 90 days. Both at 2.15 + 8.
  // 4,800 × 0.1015 = 487.20 a year; × 47 ÷ 365 = 62.7353, × 90 ÷ 365 = 120.1315; a day 1.3348.
  const result = compute()
  expect(
    result.halfYears.map(({ from, days, rate, interest }) => [from, days, rate.toFixed(2), interest.toFixed()]),
  ).toEqual([
    ['2025-07-01', 47, '10.15', '62.74'],
    ['2026-01-01', 90, '10.15', '120.13'],
  ])
  expect(fixed([result.interest, result.total, result.daily], 4)).toEqual(['182.8700', '5022.8700', '1.3300'])
})

it('counts a further day at the rate of the next day', () => {
  // From 1 July 2025 the rate is 2.15 + 8: 100,000 × 0.1015 ÷ 365 = 27.808.
  const eu = { amount: '100000', due: '2025-05-31', paid: '2025-06-30' }
  expect(fixed([compute(eu).daily])).toEqual(['27.81'])
  // The half-year from 1 July 2026 has no rate yet: the last known one, 100,000 × 0.1015 ÷ 365.
  expect(fixed([compute({ ...eu, due: '2026-05-31', paid: '2026-06-30' }).daily])).toEqual(['27.81'])
  // 2028 is a leap year: 36.5 % of 100,000 ÷ 366 = 99.73.
  const own = { ...eu, regime: 'own', ownRate: '36.5', dayCount: 'actual', due: '2027-11-30', paid: '2027-12-31' }
  expect(fixed([compute(own).daily])).toEqual(['99.73'])
})

it('applies the Polish steps and the rate for healthcare debtors', () => {
  const late = { regime: 'pl', currency: 'PLN', nbpRate: '4.25', due: '2025-03-31', paid: '2025-04-10' }
  const polish = (amount: string, more: Record<string, string> = {}) => compute({ ...late, amount, ...more })
  // 10 days at 5.75 + 10: 10,000 × 0.1575 × 10 ÷ 365 = 43.1507.
  expect(polish('10000').interest.toFixed()).toBe('43.15')
  expect(polish('10000', { regime: 'pl-health' }).interest.toFixed()).toBe('37.67')
  const steps = ['5000', '5000.01', '49999.99', '50000'].map((amount) => polish(amount).compensation)
  expect(steps.map((step) => step?.euros.toFixed())).toEqual(['40', '70', '70', '100'])
  expect(steps[1]?.converted?.toFixed(2)).toBe('297.50')
  // In euro the steps need an exchange rate: 1,200 euro are 5,100 złoty.
  expect(polish('1200', { currency: 'EUR' }).compensation?.euros.toFixed()).toBe('70')
  expect(polish('1200', { currency: 'EUR', nbpRate: '' }).compensation?.note).toMatch(/exchange rate is missing/)
  expect(polish('1200', { currency: 'CHF' }).total).toBeNull()
})

it('reduces the principal from the day after a part payment', () => {
  const own = { amount: '1000', regime: 'own', ownRate: '36.5', due: '2026-01-31', paid: '2026-02-20' }
  const values = { ...own, payments: [{ date: '2026-02-10', amount: '400' }] }
  // A day costs a thousandth: 10 days of 1,000 are 10, 10 days of 600 are 6.
  const { interest, principalLeft, interestLeft, daily, compensation } = compute(values)
  expect(fixed([interest, principalLeft, interestLeft, daily])).toEqual(['16.00', '600.00', '16.00', '0.60'])
  expect(compensation).toBeNull()
  // Interest first: the 400 pay 10 of interest and 390 of principal; 10 days of 610 are 6.10.
  const first = compute({ ...values, interestFirst: 'yes' })
  expect(fixed([first.interest, first.principalLeft, first.interestLeft])).toEqual(['16.10', '610.00', '6.10'])
})

it('can count the days of a leap year', () => {
  const leap = { regime: 'own', ownRate: '36.6', due: '2024-02-27', paid: '2024-03-01', amount: '1000' }
  // 28 and 29 February and 1 March: 3 × 366 ÷ 366 = 3, and 366 ÷ 365 × 3 by the usual count.
  expect(compute({ ...leap, dayCount: 'actual' }).interest.toFixed()).toBe('3')
  expect(compute(leap).interest.toFixed()).toBe('3.01')
})

it('computes no interest for payment in time, which needs no rate', () => {
  for (const paid of ['2025-11-14', '2025-01-01'])
    expect(compute({ paid })).toMatchObject({ days: 0, periods: [], compensation: null })
  expect(compute({ due: '2026-08-31', paid: '2026-07-15' })).toMatchObject({ days: 0, periods: [] })
})

it('applies the higher Polish step just above 5,000 złoty', () => {
  // 1,200 × 4.16667 = 5,000.004.
  const amount = { amount: '1200', regime: 'pl', nbpRate: '4.16667' }
  expect(compute(amount).compensation?.euros.toFixed()).toBe('70')
  expect(compute({ ...amount, nbpRate: '4.1666' }).compensation?.euros.toFixed()).toBe('40')
})

it('omits a daily amount below half a cent from the letter', () => {
  const small = compute({ amount: '10' })
  expect(small.daily.toFixed()).toBe('0')
  expect(englishLetter(small)).not.toContain('every further day')
})

it('requires a typed rate when none is known', () => {
  expect(errors({ paid: '2026-07-01' })).toEqual({
    rates: 'The ECB rate for the half-year from 2026-07-01 is missing. Type it from the bank’s own publication.',
  })
  expect(errors({ paid: '2026-06-30' })).toEqual({})
  const typed = [...(form.empty.rates as Record<string, string>[]), { from: '2026-07-01', ecb: '2', nbp: '' }]
  expect(compute({ paid: '2026-07-10', rates: typed }).halfYears.at(-1)?.rate.toFixed(2)).toBe('10.00')
  expect(errors({ rates: [{ from: '2026-03-01', ecb: '2', nbp: '3' }] })['rates.0.from']).toMatch(/1 January or 1 July/)
})

it('adds rounded sums up to the cent', () => {
  // 40 × 4.2537 = 170.148 → 170.15; 1,000 × 15.75 % × 10 ÷ 365 = 4.3151 → 4.32; unrounded they are 1,174.46.
  const late = { regime: 'pl', currency: 'PLN', amount: '1000', due: '2025-03-31', paid: '2025-04-10' }
  const { interestLeft, compensation, total } = compute({ ...late, nbpRate: '4.2537' })
  expect([interestLeft, compensation?.converted, total].map((sum) => sum?.toFixed())).toEqual([
    '4.32',
    '170.15',
    '1174.47',
  ])
})

it('adds up for any division of the time', () => {
  for (let seed = 1; seed <= 60; seed += 1) {
    const due = `202${3 + (seed % 3)}-0${1 + (seed % 9)}-1${seed % 10}`
    const result = compute({
      due,
      paid: '2026-06-15',
      amount: `${seed * 97}.07`,
      dayCount: seed % 2 ? 'actual' : '365',
    })
    expect(result.periods.reduce((days, period) => days + period.days, 0)).toBe(result.days)
    for (const parts of [result.halfYears, result.periods].map((list) => list.map(({ interest }) => interest))) {
      expect(parts.every((part) => part.eq(part.round(2)))).toBe(true)
      expect(sum(parts).eq(result.interest)).toBe(true)
    }
    result.periods.slice(1).forEach(({ from }, index) => expect(from > (result.periods[index]?.to ?? '')).toBe(true))
  }
})

it('writes both letters, with markers for missing data', () => {
  const result = compute({ debtor: 'Late & Sons', regime: 'pl', currency: 'PLN', nbpRate: '4.25', amount: '6000' })
  expect(englishLetter(result)).toContain('To: Late & Sons')
  expect(englishLetter(result)).toContain('€70.00 (PLN 297.50)'.replace('PLN ', 'PLN\u00A0'))
  expect(polishLetter(result)).toContain('Wezwanie do zapłaty, faktura [numer faktury]')
  expect(hasMarkers(englishLetter(result))).toBe(true)
  const full = compute({ debtor: 'A', creditor: 'B', invoice: '1/2026' })
  expect([hasMarkers(englishLetter(full)), hasMarkers(polishLetter(full))]).toEqual([false, false])
})

it('reports a due date at the weekend', () => {
  expect(compute({ due: '2025-05-31' }).dueOnWeekend).toBe('Saturday')
  expect(compute({ due: '2025-06-01' }).dueOnWeekend).toBe('Sunday')
  expect(compute({ due: '2025-06-02' }).dueOnWeekend).toBeNull()
})

it('reports long terms and rejects invalid input', () => {
  expect(compute({ invoiced: '2025-09-01' }).termDays).toBe(74)
  expect(errors({ regime: 'own' })).toEqual({ ownRate: 'Own yearly rate is required.' })
  expect(errors({ invoiced: '2025-12-01' })).toEqual({ invoiced: 'Invoice date must not be after the due date.' })
  expect(errors({ payments: [{ date: '2026-04-01', amount: '5' }] })).toEqual({
    'payments.0.date': 'Date must not be after the payment date.',
  })
})

testSearches('freelancers/late-payment-interest-calculator', [
  'client has not paid',
  'overdue invoice',
  'late fee',
  'reminder letter for payment',
  'customer ignores my invoice',
  'interest on unpaid bills',
  'they still havent payed me',
])
