import { currencyInput } from '../../kit/currency.ts'
import { dateInput } from '../../kit/date-inputs.ts'
import { choiceOf, radio, shortText } from '../../kit/inputs.ts'
import { moneyInput, numberInput, percentInput } from '../../kit/number-inputs.ts'
import { folded, type FormInput, rowsInput, section, toolForm } from '../../kit/tool-form.ts'

const AMOUNT = { min: 0, max: 10_000 }

export const form = toolForm({
  fields: {
    unit: radio('Unit of the estimates', { hours: 'Hours', days: 'Days' }),
    tasks: rowsInput('Tasks', {
      item: 'task',
      min: 1,
      max: 100,
      hint: 'How long when all goes well, most likely, and when it does not.',
      blank: 1,
      fields: {
        name: shortText('Task', { max: 120 }),
        optimistic: numberInput('Optimistic estimate', { ...AMOUNT, label: 'Optimistic' }),
        likely: numberInput('Likely estimate', { ...AMOUNT, label: 'Likely' }),
        pessimistic: numberInput('Pessimistic estimate', { ...AMOUNT, label: 'Pessimistic' }),
      },
      rule: ({ optimistic, likely, pessimistic }) =>
        optimistic.gt(likely)
          ? { field: 'likely', message: 'Likely must be at least as much as optimistic.' }
          : likely.gt(pessimistic) && {
              field: 'pessimistic',
              message: 'Pessimistic must be at least as much as likely.',
            },
    }),
  },
  groups: [
    section('Price', {
      rate: moneyInput('Hourly rate', { max: '1000000', hint: 'Net of VAT.' }),
      currency: currencyInput(),
      confidence: choiceOf('Confidence', ['50', '70', '80', '90', '95'], {
        ifEmpty: '80',
        hint: 'In how many of 100 such projects the effort is to be enough.',
        labelOf: (value) => `${value} %`,
      }),
      contingency: percentInput('Contingency', { ifEmpty: '0', hint: 'On top of the effort.' }),
      expenses: moneyInput('Fixed expenses', { ifEmpty: '0' }),
      discount: moneyInput('Discount', { ifEmpty: '0', hint: 'An amount, net.' }),
      vat: percentInput('VAT', { ifEmpty: '23' }),
    }),
    folded('Calendar', {
      start: dateInput('Start date', { required: false }),
      hoursPerDay: numberInput('Hours per day', { min: 1, max: 24, ifEmpty: '8', unit: 'hours' }),
      daysPerWeek: numberInput('Days per week', {
        min: '0.5',
        max: 7,
        ifEmpty: '5',
        unit: 'days',
        hint: 'That you work on this project.',
      }),
    }),
  ],
  example: {
    rate: '80',
    start: '2027-01-11',
    tasks: [
      { name: 'Design', optimistic: '4', likely: '6', pessimistic: '14' },
      { name: 'Build', optimistic: '8', likely: '10', pessimistic: '20' },
      { name: 'Launch', optimistic: '2', likely: '3', pessimistic: '5' },
    ],
  },
  empty: { vat: '23', hoursPerDay: '8', daysPerWeek: '5' },
})

export type Input = FormInput<typeof form>
