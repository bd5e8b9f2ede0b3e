import { currencyField } from '../../kit/currency.ts'
import { toolFields } from '../../kit/tool-fields.ts'

export const fields = toolFields({
  groups: [
    {
      fields: [
        {
          name: 'period',
          label: 'Period',
          kind: 'radio',
          options: [
            { value: 'month', label: 'A month' },
            { value: 'quarter', label: 'A quarter' },
          ],
        },
        currencyField,
      ],
    },
    {
      legend: 'Monthly recurring revenue',
      note: 'For a quarter: the MRR at its start, and the changes of all three months.',
      fields: [
        { name: 'start', label: 'MRR at the start', kind: 'money' },
        { name: 'added', label: 'New MRR', kind: 'money', hint: 'From new customers.' },
        { name: 'expansion', label: 'Expansion MRR', kind: 'money', hint: 'Customers who pay more.' },
        { name: 'contraction', label: 'Contraction MRR', kind: 'money', hint: 'Customers who pay less.' },
        { name: 'churned', label: 'Churned MRR', kind: 'money', hint: 'Customers who left.' },
      ],
    },
    {
      legend: 'Customers',
      fields: [
        { name: 'customers', label: 'Customers at the start', kind: 'integer' },
        { name: 'newCustomers', label: 'New customers', kind: 'integer' },
        { name: 'lostCustomers', label: 'Lost customers', kind: 'integer' },
      ],
    },
    {
      legend: 'Costs and profit',
      fields: [
        { name: 'margin', label: 'Gross margin', kind: 'percent', optional: true },
        { name: 'spend', label: 'Sales and marketing spend', kind: 'money', hint: 'In the period.', optional: true },
        { name: 'burn', label: 'Net burn', kind: 'money', hint: 'Cash lost in the period.', optional: true },
        { name: 'growth', label: 'Growth, year on year', kind: 'percent', hint: 'Of revenue.', optional: true },
        { name: 'profitMargin', label: 'EBITDA or free-cash-flow margin', kind: 'percent', optional: true },
      ],
    },
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
})
