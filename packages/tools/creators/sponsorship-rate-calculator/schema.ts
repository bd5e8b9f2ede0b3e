import * as v from 'valibot'
import { dec, type Big } from '../../kit/decimal.ts'
import { CURRENCIES } from '../../kit/format.ts'
import { rowsInput } from '../../kit/form-schema.ts'
import { choice, field, shortText } from '../../kit/inputs.ts'
import { integerInput, numberMessage, rangeMessage } from '../../kit/integer-inputs.ts'
import { moneyInput, numberInput, percentInput } from '../../kit/number-inputs.ts'
import { parseNumber } from '../../kit/parse-number.ts'

export const MAX_VIEWS = 1_000_000_000
const MAX_LAST = 10
const MAX_DAYS = 3_650

export const formats = ['video', 'short', 'story', 'post', 'newsletter', 'podcast'] as const
export const usages = ['none', 'organic', 'paid'] as const

/** One number, or the last ten with semicolons or line ends between them; within a number a comma groups. */
const views = (label: string) =>
  field<readonly Big[]>((raw) => {
    const parts = raw
      .slice(0, 500)
      .split(/[;\n]+/)
      .map((part) => part.trim())
      .filter(Boolean)
    if (parts.length === 0) return { value: [dec(0)] }
    if (parts.length > MAX_LAST) return { error: `${label} may hold at most ${MAX_LAST} numbers.` }
    const numbers = parts.map(parseNumber)
    // Views are whole, so "25,000" and "25.000" can only be twenty-five thousand.
    const values = numbers.map((read, at) => {
      if (read.ok) return dec(read.value)
      return read.reason === 'ambiguous' ? dec((parts[at] ?? '').replace(/\D/g, '')) : null
    })
    if (values.some((value) => value === null)) return { error: numberMessage(label) }
    const given = values.filter((value) => value !== null)
    return given.some((value) => value.lt(0) || value.gt(MAX_VIEWS))
      ? { error: rangeMessage(label, 0, MAX_VIEWS) }
      : { value: given }
  })

const days = (label: string) => integerInput(label, { min: 0, max: MAX_DAYS, ifEmpty: 0 })
const step = (label: string, ifEmpty: string) => numberInput(label, { min: 1, max: 4, ifEmpty })

export const schema = v.object({
  currency: choice('Currency', CURRENCIES, 'EUR'),
  average: choice('Average', ['mean', 'median'], 'mean'),
  deliverables: rowsInput(
    v.object({
      platform: shortText('Platform', { max: 60 }),
      format: choice('Format', formats, 'video'),
      views: views('Views or opens'),
      cpm: numberInput('Wanted CPM', { min: 0, max: 1000, ifEmpty: '0' }),
      hours: numberInput('Production hours', { min: 0, max: 1000, ifEmpty: '0' }),
      rate: moneyInput('Hourly rate', { max: 10_000, ifEmpty: '0' }),
      count: integerInput('Count', { min: 1, max: 100, ifEmpty: 1 }),
    }),
    { label: 'Deliverables', min: 1, max: 20, ignore: ['format', 'count'] },
  ),
  usage: choice('Usage rights', usages, 'none'),
  usageDays: days('Days of usage'),
  exclusivityDays: days('Days of exclusivity'),
  scope: shortText('Scope of exclusivity', { max: 120, required: false }),
  rush: percentInput('Rush', { max: 100, ifEmpty: '0' }),
  discount: percentInput('Bundle discount', { max: 50, ifEmpty: '0' }),
  agency: percentInput('Agency fee', { max: 40, ifEmpty: '0' }),
  vat: percentInput('VAT', { max: 40, ifEmpty: '0' }),
  organicStep: step('Organic usage, factor per 30 days', '1.10'),
  paidStep: step('Paid usage, factor per 30 days', '1.25'),
  exclusivityStep: step('Exclusivity, factor per 30 days', '1.15'),
})

export type Input = v.InferOutput<typeof schema>
