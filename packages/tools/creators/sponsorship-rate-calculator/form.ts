import { type Big, dec } from '../../kit/decimal.ts'
import { choice, field, type FieldDisplay, optionalText, shortText, when } from '../../kit/inputs.ts'
import { integerInput, numberMessage, rangeMessage } from '../../kit/integer-inputs.ts'
import { moneyInput, numberInput, percentInput } from '../../kit/number-inputs.ts'
import { parseNumber } from '../../kit/parse-number.ts'
import { currencyInput } from '../../kit/currency.ts'
import { type FormInput, rowsInput, section, toolForm } from '../../kit/tool-form.ts'

const MAX_VIEWS = 1_000_000_000
const MAX_LAST = 10

/** One number, or the last ten, separated by semicolons or line ends; a comma without a space groups digits. */
const views = (label: string) =>
  field<readonly Big[]>({ kind: 'text', label, hint: 'The average, or the last ten with ; between.' }, (raw) => {
    const parts = raw
      .slice(0, 500)
      .split(/[;\n]+|,\s+/)
      .map((part) => part.trim())
      .filter(Boolean)
    if (parts.length === 0) return { value: [dec(0)] }
    if (parts.length > MAX_LAST) return { error: `${label} may hold at most ${MAX_LAST} numbers.` }
    // Views are whole, so "25,000" and "25.000" can only be twenty-five thousand.
    const values = parts.map((part) => {
      const read = parseNumber(part)
      if (read.ok) return dec(read.value)
      return read.reason === 'ambiguous' ? dec(read.readings[0]) : null
    })
    if (values.some((value) => value === null)) return { error: numberMessage(label) }
    const given = values.filter((value) => value !== null)
    return given.some((value) => value.lt(0) || value.gt(MAX_VIEWS))
      ? { error: rangeMessage(label, 0, MAX_VIEWS) }
      : { value: given }
  })

const days = (label: string, display: FieldDisplay = {}) =>
  integerInput(label, { min: 0, max: 3_650, ifEmpty: 0, hint: '0 to 3,650.', ...display })
const step = (label: string, ifEmpty: string) => numberInput(label, { min: 1, max: 4, ifEmpty })

export const form = toolForm({
  fields: {
    deliverables: rowsInput('Deliverables', {
      item: 'deliverable',
      min: 1,
      max: 20,
      ignore: ['format', 'count'],
      fields: {
        platform: shortText('Platform', { max: 60 }),
        format: choice('Format', {
          video: 'Video',
          short: 'Short',
          story: 'Story',
          post: 'Post',
          newsletter: 'Newsletter',
          podcast: 'Podcast',
        }),
        count: integerInput('Count', { min: 1, max: 100, ifEmpty: 1, hint: '1 to 100.' }),
        views: views('Views or opens'),
        cpm: moneyInput('Wanted CPM', { max: 1000, ifEmpty: '0', hint: 'Your price of 1,000 views.' }),
        hours: numberInput('Production hours', { ifEmpty: '0', min: 0, max: 1000, hint: 'For all of them.' }),
        rate: moneyInput('Hourly rate', { ifEmpty: '0', max: 10_000 }),
      },
    }),
    currency: currencyInput(),
    average: choice('Average', { mean: 'Mean', median: 'Median' }, { label: 'Average of the last ten' }),
  },
  groups: [
    section('Conditions', {
      usage: choice('Usage rights', {
        none: 'None',
        organic: 'Organic, on the client’s channels',
        paid: 'Paid advertising',
      }),
      usageDays: days('Days of usage', { showIf: when('usage', 'organic', 'paid') }),
      exclusivityDays: days('Days of exclusivity'),
      scope: optionalText('Scope of exclusivity', 120, { hint: 'For example plant milk in Poland.' }),
      rush: percentInput('Rush', { ifEmpty: '0', max: 100, hint: '0 to 100.' }),
      discount: percentInput('Bundle discount', { ifEmpty: '0', max: 50, hint: '0 to 50.' }),
      agency: percentInput('Agency fee', { ifEmpty: '0', max: 40, hint: '0 to 40, of the price.' }),
      vat: percentInput('VAT', { ifEmpty: '0', max: 40, hint: 'Comes on top.' }),
    }),
    {
      legend: 'Your own factors',
      note: 'For each 30 days begun. They are your terms, not market rates; usage counts at most four times, exclusivity three times.',
      folded: true,
      fields: {
        organicStep: step('Organic usage, factor per 30 days', '1.10'),
        paidStep: step('Paid usage, factor per 30 days', '1.25'),
        exclusivityStep: step('Exclusivity, factor per 30 days', '1.15'),
      },
    },
  ],
  example: {
    usage: 'paid',
    usageDays: '30',
    exclusivityDays: '30',
    scope: 'plant milk',
    vat: '23',
    deliverables: [{ platform: 'YouTube', count: '1', views: '25000', cpm: '20' }],
  },
  empty: { deliverables: [{ count: '1' }], organicStep: '1.10', paidStep: '1.25', exclusivityStep: '1.15' },
})

export type Input = FormInput<typeof form>
