import { currencyInput } from '../../kit/currency.ts'
import { addDays, isIsoDate } from '../../kit/dates.ts'
import { type Big, dec } from '../../kit/decimal.ts'
import { dateInput } from '../../kit/date-inputs.ts'
import { choice, choiceOf, field, flag, neededIf, optionalText, requiredMessage, when } from '../../kit/inputs.ts'
import { moneyInput, optionalNumber, optionalPercent } from '../../kit/number-inputs.ts'
import { halfYearOf, lateRates } from '../../kit/late-rates.ts'
import { folded, type FormInput, rowsInput, toolForm } from '../../kit/tool-form.ts'

const regimes = {
  eu: 'European Union: ECB rate + 8 points',
  pl: 'Poland: NBP rate + 10 points',
  'pl-health': 'Poland, public healthcare debtor: NBP rate + 8 points',
  own: 'Own yearly rate',
} as const
export type Regime = keyof typeof regimes

const amount = { min: '0.01', max: '1000000000' }

/** Statutory points above the reference rate. */
const POINTS: Readonly<Record<Exclude<Regime, 'own'>, string>> = { eu: '8', pl: '10', 'pl-health': '8' }

interface ReferenceRate {
  readonly from: string
  readonly ecb: Big | null
  readonly nbp: Big | null
}

/** The yearly rate in percent for the half-year that starts at `from`; null when the reference rate is unknown. */
export function yearlyRate(
  { regime, ownRate, rates }: { regime: Regime; ownRate: Big | null; rates: readonly ReferenceRate[] },
  from: string,
): Big | null {
  if (regime === 'own') return ownRate
  const row = rates.find((rate) => rate.from === from)
  const reference = regime === 'eu' ? row?.ecb : row?.nbp
  return reference ? reference.plus(dec(POINTS[regime])) : null
}

/** Start dates of the half-years in which interest accrues. */
export function halfYearsOf(due: string, paid: string): readonly string[] {
  const list: string[] = []
  if (paid <= due) return list
  for (let day = halfYearOf(addDays(due, 1)); day <= paid; day = halfYearOf(addDays(day, 190))) list.push(day)
  return list
}

export const form = toolForm({
  fields: {
    amount: moneyInput('Amount', { ...amount, hint: 'Of the invoice, with VAT.' }),
    currency: currencyInput(),
    due: dateInput('Due date', { hint: 'Interest runs from the day after.' }),
    paid: dateInput('Payment date', { hint: 'The day the money came, or the day of your letter.' }),
    regime: choice('Rules', regimes),
    ownRate: optionalPercent('Own yearly rate', neededIf('regime', 'own')),
    nbpRate: optionalNumber('PLN for 1 EUR', {
      min: '0.01',
      max: 1000,
      hint: 'Average NBP rate of the last working day of the month before the claim fell due; it turns the compensation into złoty.',
      showIf: when('regime', 'pl', 'pl-health'),
    }),
  },
  groups: [
    folded('Part payments and day count', {
      payments: rowsInput('Part payments', {
        item: 'payment',
        max: 20,
        fields: {
          date: dateInput('Date'),
          amount: moneyInput('Paid', amount),
        },
      }),
      interestFirst: flag('Set payments against interest first', {
        hint: 'As Article 451 of the Polish Civil Code lets the creditor do.',
      }),
      dayCount: choiceOf(
        'Day count',
        [
          ['365', '365 days a year'],
          ['actual', 'Actual days of the year'],
        ],
        { kind: 'radio' },
      ),
      invoiced: dateInput('Invoice date', { required: false, hint: 'To look at the payment term.' }),
    }),
    {
      legend: 'Reference rates',
      note: 'Percent on the first day of each half-year. A half-year that is missing is asked of you, never guessed.',
      folded: true,
      fields: {
        rates: rowsInput('Reference rates', {
          item: 'half-year',
          max: 60,
          fields: {
            // The only days on which a reference rate changes.
            from: field<string>({ kind: 'date', label: 'Half-year from' }, (raw) => {
              const text = raw.trim()
              if (text === '') return { error: requiredMessage('Half-year from') }
              return isIsoDate(text) && text === halfYearOf(text)
                ? { value: text }
                : { error: 'Half-year from must be 1 January or 1 July, for example 2026-07-01.' }
            }),
            ecb: optionalPercent('ECB rate', { min: -5, max: 100, optional: false }),
            nbp: optionalPercent('NBP rate', { min: -5, max: 100, optional: false }),
          },
        }),
      },
    },
    folded('For the letter', {
      creditor: optionalText('Your name', 120),
      debtor: optionalText('Debtor', 120),
      invoice: optionalText('Invoice number', 40),
    }),
  ],
  example: {
    amount: '4800',
    due: '2025-11-14',
    paid: '2026-03-31',
    invoiced: '2025-10-15',
  },
  empty: {
    rates: lateRates.value.map(({ from, ecb, nbp }) => ({ from, ecb, nbp })),
  },
  rules: [
    ({ invoiced, due }) =>
      invoiced > due && { field: 'invoiced', message: 'Invoice date must not be after the due date.' },
    ({ payments, paid }) => {
      const index = payments.findIndex(({ date }) => date > paid)
      return index >= 0 && { field: `payments.${index}.date`, message: 'Date must not be after the payment date.' }
    },
    (input) => {
      if (input.regime === 'own') return null
      const missing = halfYearsOf(input.due, input.paid).find((from) => yearlyRate(input, from) === null)
      if (missing === undefined) return null
      const bank = input.regime === 'eu' ? 'ECB' : 'NBP'
      return {
        field: 'rates',
        message: `The ${bank} rate for the half-year from ${missing} is missing. Type it from the bank’s own publication.`,
      }
    },
  ],
})

export type Input = FormInput<typeof form>
