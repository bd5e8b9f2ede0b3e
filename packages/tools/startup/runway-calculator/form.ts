import { currencyInput } from '../../kit/currency.ts'
import { monthInput } from '../../kit/date-inputs.ts'
import { optionalText } from '../../kit/inputs.ts'
import { integerInput, optionalInteger } from '../../kit/integer-inputs.ts'
import { moneyInput, optionalMoney, percentInput } from '../../kit/number-inputs.ts'
import { folded, type FormInput, rowsInput, section, toolForm } from '../../kit/tool-form.ts'

export const MAX_MONTHS = 120
const MAX = '1000000000000'

const month = { min: 1, max: MAX_MONTHS }
const within = (most: number) => ({ min: -most, max: most, ifEmpty: '0' })
const slider = { min: -50, max: 50, step: 5 }

export const form = toolForm({
  fields: {
    cash: moneyInput('Cash now', { hint: 'What is on the accounts today.' }),
    start: monthInput('First month', { required: false, hint: 'Month 1 of the plan.' }),
    currency: currencyInput(),
  },
  groups: [
    section('Each month', {
      revenue: moneyInput('Monthly revenue', { ifEmpty: '0', hint: 'In month 1, net of VAT.' }),
      revenueGrowth: percentInput('Growth of revenue per month', { ...within(50), hint: 'From −50 to 50.' }),
      costs: moneyInput('Monthly costs', { hint: 'Everything that is paid: gross burn.' }),
      costsGrowth: percentInput('Growth of costs per month', { ...within(20), hint: 'From −20 to 20.' }),
    }),
    section('What if', {
      costsChange: percentInput('What if costs change by', { ...within(100), slider }),
      revenueChange: percentInput('What if revenue changes by', { ...within(100), slider }),
    }),
    folded('Hiring plan', {
      hires: rowsInput('People to hire', {
        item: 'hire',
        max: 20,
        hint: 'Each costs from its month on, beside the monthly costs. The pay stays as you type it.',
        fields: {
          role: optionalText('Role', 60),
          month: integerInput('Start month', { min: 1, max: 60, hint: '1 to 60, counted from now.' }),
          cost: moneyInput('Monthly cost', { hint: 'Pay and what you pay on top of it.' }),
          oneOff: moneyInput('One-off cost at start', { ifEmpty: '0', hint: 'A laptop, a fee.' }),
        },
      }),
    }),
    folded('One-off items, a raise, a reserve', {
      minimum: moneyInput('Cash to keep', { ifEmpty: '0', hint: 'The run ends before the cash falls below this.' }),
      raiseTime: integerInput('Months needed to raise', {
        min: 0,
        max: 18,
        ifEmpty: 6,
        hint: '0 to 18; most need about 6.',
      }),
      raiseMonth: optionalInteger('Month of the raise', { ...month, hint: '1 to 120.' }),
      raiseAmount: optionalMoney('Amount raised'),
      oneOffs: rowsInput('One-off items', {
        item: 'item',
        max: 24,
        hint: 'A grant, a tax bill, a machine. What goes out is negative.',
        fields: {
          month: integerInput('Month', month),
          amount: moneyInput('Amount', { min: `-${MAX}`, max: MAX }),
        },
      }),
    }),
  ],
  example: {
    cash: '240000',
    start: '2027-01',
    revenue: '10000',
    revenueGrowth: '5',
    costs: '42000',
    costsGrowth: '1',
  },
  empty: { costsChange: '-10', revenueChange: '10', raiseTime: '6' },
  rules: [
    ({ raiseMonth, raiseAmount }) =>
      raiseMonth === null &&
      raiseAmount !== null && { field: 'raiseMonth', message: 'Month of the raise is required.' },
    ({ raiseMonth, raiseAmount }) =>
      raiseMonth !== null && raiseAmount === null && { field: 'raiseAmount', message: 'Amount raised is required.' },
  ],
})

export type Input = FormInput<typeof form>
export type Hire = Input['hires'][number]
