import * as v from 'valibot'
import { currencyInput } from '../../kit/currency.ts'
import { dateInput } from '../../kit/date-inputs.ts'
import { rowsInput, rule } from '../../kit/form-schema.ts'
import { choice, shortText } from '../../kit/inputs.ts'
import { moneyInput, numberInput, percentInput } from '../../kit/number-inputs.ts'

export const MAX_TASKS = 100
const AMOUNT = { min: 0, max: 10_000 }

export const UNITS = ['hours', 'days'] as const
export const CONFIDENCES = ['50', '70', '80', '90', '95'] as const

export const schema = v.pipe(
  v.object({
    currency: currencyInput(),
    unit: choice('Unit of the estimates', UNITS, 'hours'),
    tasks: rowsInput(
      v.object({
        name: shortText('Task', { max: 120 }),
        optimistic: numberInput('Optimistic', AMOUNT),
        likely: numberInput('Likely', AMOUNT),
        pessimistic: numberInput('Pessimistic', AMOUNT),
      }),
      { label: 'Tasks', min: 1, max: MAX_TASKS },
    ),
    rate: moneyInput('Hourly rate', { max: '1000000' }),
    confidence: choice('Confidence', CONFIDENCES, '80'),
    contingency: percentInput('Contingency', { ifEmpty: '0' }),
    expenses: moneyInput('Fixed expenses', { ifEmpty: '0' }),
    discount: moneyInput('Discount', { ifEmpty: '0' }),
    vat: percentInput('VAT', { ifEmpty: '23' }),
    hoursPerDay: numberInput('Hours per day', { min: 1, max: 24, ifEmpty: '8' }),
    daysPerWeek: numberInput('Days per week', { min: '0.5', max: 7, ifEmpty: '5' }),
    start: dateInput('Start date', { required: false }),
  }),
  rule(({ tasks }) => {
    const index = tasks.findIndex(({ optimistic, likely }) => optimistic.gt(likely))
    return index < 0
      ? null
      : { field: `tasks.${index}.likely`, message: 'Likely must be at least as much as optimistic.' }
  }),
  rule(({ tasks }) => {
    const index = tasks.findIndex(({ likely, pessimistic }) => likely.gt(pessimistic))
    return index < 0
      ? null
      : { field: `tasks.${index}.pessimistic`, message: 'Pessimistic must be at least as much as likely.' }
  }),
)

export type Input = v.InferOutput<typeof schema>
