import * as v from 'valibot'
import { dateInput } from '../../kit/date-inputs.ts'
import { rowsInput, rule } from '../../kit/form-schema.ts'
import { choice, flag } from '../../kit/inputs.ts'
import { integerInput } from '../../kit/integer-inputs.ts'
import { numberInput, optionalNumber } from '../../kit/number-inputs.ts'
import { schools } from './schools.ts'

export const CHANGES_MAX = 11

const shareTop = integerInput('Part of full time', { min: 1, max: 400, ifEmpty: 1 })
const shareBottom = integerInput('Full time', { min: 1, max: 400, ifEmpty: 1 })

const change = v.object({ from: dateInput('From'), shareTop, shareBottom })

const form = v.object({
  mode: choice('Rules', ['poland', 'eu', 'own'], 'poland'),
  asOf: dateInput('As of'),
  start: dateInput('Start of employment', { required: false }),
  end: dateInput('End of employment', { required: false }),
  shareTop,
  shareBottom,
  usedHours: numberInput('Used', { min: 0, max: 3000, ifEmpty: '0' }),
  carriedHours: numberInput('Carried over', { min: 0, max: 3000, ifEmpty: '0' }),

  years: numberInput('Years of service', { min: 0, max: 60, ifEmpty: '0' }),
  school: choice('Highest school', schools, 'none'),
  tenYearsOn: dateInput('Ten years reached on', { required: false }),
  firstJob: flag(),
  sharedMonth: flag(),
  disability: flag(),
  unpaidMonths: integerInput('Months of unpaid leave', { min: 0, max: 12, ifEmpty: 0 }),
  changes: rowsInput(change, { label: 'Changes of working time', max: CHANGES_MAX }),

  weekDays: numberInput('Days of a full-time week', { min: 1, max: 7, ifEmpty: '5' }),

  daysPerYear: numberInput('Days per year', { min: 0, max: 60, ifEmpty: '0' }),
  accrual: choice('Earned', ['month', 'period', 'hour', 'at-once'], 'month'),
  periods: choice('Pay periods in a year', ['12', '24', '26', '52'], '26'),
  hoursPerDay: numberInput('Hours per day', { min: 1, max: 24, ifEmpty: '8' }),
  yearlyHours: numberInput('Working hours in a year', { min: 1, max: 8784, ifEmpty: '2080' }),
  workedHours: numberInput('Hours worked to date', { min: 0, max: 8784, ifEmpty: '0' }),
  cap: optionalNumber('Cap', { min: 0, max: 200 }),
  carryLimit: optionalNumber('Carry-over limit', { min: 0, max: 200 }),
  carryExpiry: dateInput('Carry-over expires on', { required: false }),
  rounding: choice('Rounding', ['none', 'half', 'day'], 'none'),
})

type Form = v.InferOutput<typeof form>

/** The leave is that of the year of `asOf`. */
const inTheYear = rule<Form>(({ asOf, start, end }) => {
  const text = asOf.slice(0, 4)
  if (start.slice(0, 4) > text) return { field: 'start', message: `Start of employment must not be after ${text}.` }
  if (end !== '' && end.slice(0, 4) < text)
    return { field: 'end', message: `End of employment must not be before ${text}.` }
  if (end !== '' && start !== '' && end < start) {
    return { field: 'end', message: 'End of employment must not be before its start.' }
  }
  return null
})

const sharesAreAtMostOne = rule<Form>(({ shareTop: top, shareBottom: bottom, changes }) => {
  const message = 'Part of full time must not be above full time.'
  if (top > bottom) return { field: 'shareTop', message }
  const index = changes.findIndex((one) => one.shareTop > one.shareBottom)
  return index < 0 ? null : { field: `changes.${String(index)}.shareTop`, message }
})

const changesFollow = rule<Form>(({ asOf, changes, start, end }) => {
  for (const [index, { from }] of changes.entries()) {
    const field = `changes.${String(index)}.from`
    if (from.slice(0, 4) !== asOf.slice(0, 4)) return { field, message: `From must be a day of ${asOf.slice(0, 4)}.` }
    if (from <= (changes[index - 1]?.from ?? start))
      return { field, message: 'Each change must be later than the one before.' }
    if (end !== '' && from > end) return { field, message: 'A change must not be after the end of employment.' }
  }
  return null
})

export const schema = v.pipe(
  form,
  inTheYear,
  sharesAreAtMostOne,
  changesFollow,
  v.transform((input: Form) => ({ ...input, year: Number(input.asOf.slice(0, 4)) })),
)

export type Input = v.InferOutput<typeof schema>
