import { currencyInput } from '../../kit/currency.ts'
import { radio } from '../../kit/inputs.ts'
import { integerInput } from '../../kit/integer-inputs.ts'
import { moneyInput, optionalMoney, optionalPercent } from '../../kit/number-inputs.ts'
import { type FormInput, section, toolForm } from '../../kit/tool-form.ts'

const MAX = '1000000000000'
const count = { min: 0, max: 1_000_000_000_000, ifEmpty: 0 }
const any = { min: -1000, max: 1000 }

export const form = toolForm({
  fields: { period: radio('Period', { month: 'A month', quarter: 'A quarter' }), currency: currencyInput() },
  groups: [
    {
      legend: 'Monthly recurring revenue',
      note: 'For a quarter: the MRR at its start, and the changes of all three months.',
      fields: {
        start: moneyInput('MRR at the start'),
        added: moneyInput('New MRR', { ifEmpty: '0', hint: 'From new customers.' }),
        expansion: moneyInput('Expansion MRR', { ifEmpty: '0', hint: 'Customers who pay more.' }),
        contraction: moneyInput('Contraction MRR', { ifEmpty: '0', hint: 'Customers who pay less.' }),
        churned: moneyInput('Churned MRR', { ifEmpty: '0', hint: 'Customers who left.' }),
      },
    },
    section('Customers', {
      customers: integerInput('Customers at the start', count),
      newCustomers: integerInput('New customers', count),
      lostCustomers: integerInput('Lost customers', count),
    }),
    section('Costs and profit', {
      margin: optionalPercent('Gross margin'),
      spend: optionalMoney('Sales and marketing spend', { hint: 'In the period.' }),
      burn: optionalMoney('Net burn', { min: `-${MAX}`, hint: 'Cash lost in the period.' }),
      growth: optionalPercent('Growth, year on year', { ...any, hint: 'Of revenue.' }),
      profitMargin: optionalPercent('EBITDA or free-cash-flow margin', any),
    }),
  ],
  example: {
    start: '100000',
    added: '10000',
    expansion: '5000',
    contraction: '1000',
    churned: '2000',
    customers: '200',
    newCustomers: '20',
    lostCustomers: '4',
    margin: '80',
    spend: '30000',
    burn: '60000',
    growth: '50',
    profitMargin: '-15',
  },
  rules: [
    ({ start, contraction, churned }) =>
      contraction.plus(churned).gt(start) && {
        field: 'churned',
        message: 'Contraction and churned MRR together cannot be more than the MRR at the start.',
      },
    ({ customers, newCustomers, lostCustomers }) =>
      lostCustomers > customers + newCustomers && {
        field: 'lostCustomers',
        message: 'Lost customers cannot be more than there were.',
      },
  ],
})

export type Input = FormInput<typeof form>
