import { currencyInput } from '../../kit/currency.ts'
import { integerInput } from '../../kit/integer-inputs.ts'
import { moneyInput, numberInput, percentInput } from '../../kit/number-inputs.ts'
import { type FormInput, section, toolForm } from '../../kit/tool-form.ts'

/** Monday to Friday of 52 weeks. */
export const WEEKDAYS_A_YEAR = 260

const MAX_INCOME = '1000000000'

export const form = toolForm({
  groups: [
    section('A year', {
      net: moneyInput('Income you want after tax', { max: MAX_INCOME, hint: 'What you want to live on, per year.' }),
      costs: moneyInput('Business costs per year', {
        ifEmpty: '0',
        max: MAX_INCOME,
        hint: 'Software, insurance, an office, a bookkeeper.',
      }),
      currency: currencyInput(),
    }),
    section('Tax and profit', {
      tax: percentInput('Tax and contributions', {
        max: 80,
        ifEmpty: '32',
        hint: 'Of income before tax, 0 to 80. Your own estimate.',
      }),
      fixed: moneyInput('Fixed contributions per year', {
        ifEmpty: '0',
        max: MAX_INCOME,
        hint: 'What is due whatever you earn.',
      }),
      margin: percentInput('Profit margin', { ifEmpty: '10', hint: 'For bad months and new machines.' }),
      vat: percentInput('VAT', { ifEmpty: '23', hint: 'Only shown beside the rate.' }),
    }),
    section('Time', {
      leave: integerInput('Leave days', { min: 0, max: 120, ifEmpty: 26, unit: 'days' }),
      holidays: integerInput('Public holidays on working days', { min: 0, max: 20, ifEmpty: 10, unit: 'days' }),
      sick: integerInput('Sick and learning days', { min: 0, max: 120, ifEmpty: 10, unit: 'days' }),
      hours: numberInput('Hours per day', { min: 1, max: 16, ifEmpty: '8', unit: 'hours' }),
      billable: percentInput('Billable share', {
        min: 10,
        ifEmpty: '65',
        hint: 'Hours that a client pays for; offers, mail and accounts are the rest.',
        slider: { min: 10, max: 100, step: 5 },
      }),
    }),
  ],
  example: {
    net: '60000',
    costs: '9000',
  },
  empty: { tax: '32', margin: '10', vat: '23', leave: '26', holidays: '10', sick: '10', hours: '8', billable: '65' },
  rules: [
    ({ leave, holidays, sick }) =>
      leave + holidays + sick >= WEEKDAYS_A_YEAR && {
        field: 'leave',
        message: `No working day is left: leave, holidays and other days take all ${WEEKDAYS_A_YEAR}.`,
      },
  ],
})

export type Input = FormInput<typeof form>
