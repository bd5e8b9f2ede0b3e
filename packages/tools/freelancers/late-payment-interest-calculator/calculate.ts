import { addDays, daysBetween, type IsoDate, isLeapYear, weekday } from '../../kit/dates.ts'
import { type Big, dec, maxOf, minOf, round2, roundTogether, share, sum, ZERO } from '../../kit/decimal.ts'
import { halfYearOf } from '../../kit/late-rates.ts'
import { halfYearsOf, type Input, yearlyRate } from './form.ts'

type Compensation = ReturnType<typeof compensationOf>

const basisOf = (day: IsoDate, dayCount: Input['dayCount']): number =>
  dayCount === 'actual' && isLeapYear(Number(day.slice(0, 4))) ? 366 : 365

function rateOn(input: Input, day: IsoDate): Big {
  const rate = yearlyRate(input, halfYearOf(day))
  if (rate === null) throw new Error(`No rate for ${day}: the schema lets no such day through`)
  return rate
}

/** What is owed. */
interface Debt {
  readonly principal: Big
  readonly interest: Big
}

/** A payment reduces the principal; what is left of it, or all of it first if the switch is on, the interest. */
function pay({ principal, interest }: Debt, amount: Big, interestFirst: boolean): Debt {
  const first = interestFirst ? minOf(amount, interest) : ZERO
  const toPrincipal = minOf(amount.minus(first), principal)
  return {
    principal: principal.minus(toPrincipal),
    interest: maxOf(ZERO, interest.minus(amount.minus(toPrincipal))),
  }
}

/** Start dates of the periods in which neither rate nor principal changes. */
function cuts({ due, paid, payments }: Input): IsoDate[] {
  const first = addDays(due, 1)
  const days = [first, ...halfYearsOf(due, paid), ...payments.map(({ date }) => addDays(date, 1))]
  return [...new Set(days.filter((day) => day >= first && day <= paid))].sort()
}

/**
 * Periods with one principal and one yearly rate in percent, whose rounded interest adds up to the cent, and what is
 * owed after all payments.
 */
function runPeriods(input: Input) {
  const { paid, payments, dayCount, interestFirst } = input
  const starts = cuts(input)
  const waiting = payments.toSorted((a, b) => (a.date < b.date ? -1 : 1))
  let debt: Debt = { principal: input.amount, interest: ZERO }
  const periods = starts.map((from, index) => {
    while (waiting[0] && waiting[0].date < from) debt = pay(debt, waiting.shift()?.amount ?? ZERO, interestFirst)
    const next = starts[index + 1]
    const to = next ? addDays(next, -1) : paid
    const days = daysBetween(from, to) + 1
    const rate = rateOn(input, from)
    const interest = debt.principal.times(share(rate)).times(days).div(basisOf(from, dayCount))
    debt = { ...debt, interest: debt.interest.plus(interest) }
    return { from, to, days, principal: debt.principal, rate, interest }
  })
  for (const { amount } of waiting) debt = pay(debt, amount, interestFirst)
  const cents = roundTogether(
    periods.map(({ interest }) => interest),
    2,
  )
  return { debt, all: periods.map((period, index) => ({ ...period, interest: cents[index] ?? ZERO })) }
}

function byHalfYear(periods: ReturnType<typeof runPeriods>['all']) {
  const groups = Map.groupBy(periods, ({ from }) => halfYearOf(from))
  return [...groups].map(([from, list]) => ({
    from,
    rate: list[0]?.rate ?? ZERO,
    days: list.reduce((total, { days }) => total + days, 0),
    interest: sum(list.map(({ interest }) => interest)),
  }))
}

/** The amount in złoty, which decides the Polish step; null for another currency without an exchange rate. */
function inZloty({ amount, currency, nbpRate }: Input): Big | null {
  if (currency === 'PLN') return amount
  return currency === 'EUR' && nbpRate ? amount.times(nbpRate) : null
}

/** Compensation in euro, and in złoty if the exchange rate is given. `note` says why an amount is uncertain. */
function compensationOf(input: Input) {
  if (input.regime === 'own') return null
  const least = { euros: dec(40), converted: null }
  if (input.regime === 'eu') return { ...least, note: 'At least: national law may grant more.' }
  const amount = inZloty(input)
  if (amount === null)
    return {
      ...least,
      note: 'At least: the Polish steps go by the amount in złoty, for which the exchange rate is missing.',
    }
  const euros = dec(amount.lte(5000) ? 40 : amount.lt(50_000) ? 70 : 100)
  const converted = input.nbpRate ? round2(euros.times(input.nbpRate)) : null
  return { euros, converted, note: null }
}

function totalOf(input: Input, owed: Big, compensation: Compensation): Big | null {
  if (compensation === null) return owed
  if (input.currency === 'EUR') return owed.plus(compensation.euros)
  return input.currency === 'PLN' && compensation.converted ? owed.plus(compensation.converted) : null
}

export function calculate(input: Input) {
  const { debt, all } = runPeriods(input)
  // Periods after full payment are not late.
  const periods = all.filter(({ principal }) => principal.gt(0))
  const compensation = periods.length > 0 ? compensationOf(input) : null
  const [principalLeft, interestLeft] = [round2(debt.principal), round2(debt.interest)]
  const nextDay = input.paid > input.due ? addDays(input.paid, 1) : null
  // The next half-year may have no rate yet.
  const rate = nextDay ? (yearlyRate(input, halfYearOf(nextDay)) ?? rateOn(input, input.paid)) : ZERO
  return {
    input,
    days: periods.reduce((total, { days }) => total + days, 0),
    periods,
    halfYears: byHalfYear(periods),
    interest: sum(periods.map(({ interest }) => interest)),
    compensation,
    /** What remains to be paid on the payment date, in the currency of the amount. */
    principalLeft,
    interestLeft,
    daily: nextDay ? round2(debt.principal.times(share(rate)).div(basisOf(nextDay, input.dayCount))) : ZERO,
    /** The sum of the rounded claims and the compensation; null when their currencies differ. */
    total: totalOf(input, principalLeft.plus(interestLeft), compensation),
    termDays: input.invoiced === '' ? null : daysBetween(input.invoiced, input.due),
    /** Set when the due date is at the weekend, when many banks do not pay. */
    dueOnWeekend: ['Saturday', 'Sunday'][weekday(input.due) - 6] ?? null,
  }
}

export type Result = ReturnType<typeof calculate>
