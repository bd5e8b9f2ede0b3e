import * as v from 'valibot'
import { currencyInput } from '../../kit/currency.ts'
import { rule } from '../../kit/form-schema.ts'
import { integerInput } from '../../kit/integer-inputs.ts'
import { moneyInput, percentInput } from '../../kit/number-inputs.ts'

/** Monday to Friday of 52 weeks. */
export const WEEKDAYS_A_YEAR = 260

const MAX_INCOME = '1000000000'

export const schema = v.pipe(
  v.object({
    currency: currencyInput(),
    net: moneyInput('Income you want after tax', { max: MAX_INCOME }),
    costs: moneyInput('Business costs per year', { max: MAX_INCOME, ifEmpty: '0' }),
    tax: percentInput('Tax and contributions', { min: 0, max: 80, ifEmpty: '32' }),
    fixed: moneyInput('Fixed contributions per year', { max: MAX_INCOME, ifEmpty: '0' }),
    margin: percentInput('Profit margin', { ifEmpty: '10' }),
    leave: integerInput('Leave days', { min: 0, max: 120, ifEmpty: 26 }),
    holidays: integerInput('Public holidays on working days', { min: 0, max: 20, ifEmpty: 10 }),
    sick: integerInput('Sick and learning days', { min: 0, max: 120, ifEmpty: 10 }),
    hours: percentInput('Hours per day', { min: 1, max: 16, ifEmpty: '8' }),
    billable: percentInput('Billable share', { min: 10, max: 100, ifEmpty: '65' }),
    vat: percentInput('VAT', { ifEmpty: '23' }),
  }),
  rule(({ leave, holidays, sick }) =>
    leave + holidays + sick >= WEEKDAYS_A_YEAR
      ? {
          field: 'leave',
          message: `No working day is left: leave, holidays and other days take all ${WEEKDAYS_A_YEAR}.`,
        }
      : null,
  ),
)

export type Input = v.InferOutput<typeof schema>
