import * as v from 'valibot'
import { currencyInput } from '../../kit/currency.ts'
import { addDays, isIsoDate } from '../../kit/dates.ts'
import { type Big, dec } from '../../kit/decimal.ts'
import { dateInput } from '../../kit/date-inputs.ts'
import { rowsInput, rule } from '../../kit/form-schema.ts'
import { choice, field, flag, requiredMessage, shortText } from '../../kit/inputs.ts'
import { moneyInput, optionalNumber, optionalPercent } from '../../kit/number-inputs.ts'
import { halfYearOf } from '../../kit/late-rates.ts'

export const REGIMES = ['eu', 'pl', 'pl-health', 'own'] as const
export type Regime = (typeof REGIMES)[number]

export const MAX_PAYMENTS = 20
const MAX_AMOUNT = '1000000000'
const MAX_HALF_YEARS = 60

const amount = { min: '0.01', max: MAX_AMOUNT }
const percent = { min: 0, max: 100 }

/** The first day of a half-year: the only days on which a reference rate changes. */
const halfYear = field<string>((raw) => {
  const text = raw.trim()
  if (text === '') return { error: requiredMessage('Half-year from') }
  return isIsoDate(text) && text === halfYearOf(text)
    ? { value: text }
    : { error: 'Half-year from must be 1 January or 1 July, for example 2026-07-01.' }
})

/** Points that the law puts on top of the reference rate. */
export const POINTS: Readonly<Record<Exclude<Regime, 'own'>, string>> = { eu: '8', pl: '10', 'pl-health': '8' }

export interface ReferenceRate {
  readonly from: string
  readonly ecb: Big | null
  readonly nbp: Big | null
}

/** The yearly rate in percent for a half-year (its first day); null where the reference rate is not known. */
export function yearlyRate(
  { regime, ownRate, rates }: { regime: Regime; ownRate: Big | null; rates: readonly ReferenceRate[] },
  from: string,
): Big | null {
  if (regime === 'own') return ownRate
  const row = rates.find((rate) => rate.from === from)
  const reference = regime === 'eu' ? row?.ecb : row?.nbp
  return reference ? reference.plus(dec(POINTS[regime])) : null
}

/** The half-years in which interest runs, by their first days. */
export function halfYearsOf(due: string, paid: string): readonly string[] {
  const list: string[] = []
  for (let day = halfYearOf(addDays(due, 1)); day <= paid; day = halfYearOf(addDays(day, 190))) list.push(day)
  return list
}

export const schema = v.pipe(
  v.object({
    currency: currencyInput(),
    amount: moneyInput('Amount', amount),
    due: dateInput('Due date'),
    paid: dateInput('Payment date'),
    invoiced: dateInput('Invoice date', { required: false }),
    regime: choice('Rules', REGIMES, 'eu'),
    ownRate: optionalPercent('Own yearly rate', percent),
    dayCount: choice('Day count', ['365', 'actual'] as const, '365'),
    payments: rowsInput(v.object({ date: dateInput('Date'), amount: moneyInput('Paid', amount) }), {
      label: 'Part payments',
      max: MAX_PAYMENTS,
    }),
    interestFirst: flag(),
    nbpRate: optionalNumber('PLN for 1 EUR', { min: '0.01', max: 1000 }),
    rates: rowsInput(
      v.object({
        from: halfYear,
        ecb: optionalPercent('ECB rate', { min: -5, max: 100 }),
        nbp: optionalPercent('NBP rate', { min: -5, max: 100 }),
      }),
      { label: 'Reference rates', max: MAX_HALF_YEARS },
    ),
    creditor: shortText('Your name', { max: 120, required: false }),
    debtor: shortText('Debtor', { max: 120, required: false }),
    invoice: shortText('Invoice number', { max: 40, required: false }),
  }),
  rule(({ regime, ownRate }) =>
    regime === 'own' && ownRate === null ? { field: 'ownRate', message: requiredMessage('Own yearly rate') } : null,
  ),
  rule(({ invoiced, due }) =>
    invoiced !== '' && invoiced > due
      ? { field: 'invoiced', message: 'Invoice date must not be after the due date.' }
      : null,
  ),
  rule(({ payments, paid }) => {
    const index = payments.findIndex(({ date }) => date > paid)
    return index < 0 ? null : { field: `payments.${index}.date`, message: 'Date must not be after the payment date.' }
  }),
  rule((input) => {
    if (input.regime === 'own') return null
    const missing = halfYearsOf(input.due, input.paid).find((from) => yearlyRate(input, from) === null)
    if (missing === undefined) return null
    const bank = input.regime === 'eu' ? 'ECB' : 'NBP'
    return {
      field: 'rates',
      message: `The ${bank} rate for the half-year from ${missing} is missing. Type it from the bank’s own publication.`,
    }
  }),
)

export type Input = v.InferOutput<typeof schema>
