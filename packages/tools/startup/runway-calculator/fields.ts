import { currencyField } from '../../kit/currency.ts'
import { toolFields } from '../../kit/tool-fields.ts'

export const fields = toolFields({
  groups: [
    {
      fields: [
        { name: 'cash', label: 'Cash now', kind: 'money', hint: 'What is on the accounts today.' },
        { name: 'start', label: 'First month', kind: 'month', optional: true, hint: 'Month 1 of the plan.' },
        currencyField,
      ],
    },
    {
      legend: 'Each month',
      fields: [
        { name: 'revenue', label: 'Monthly revenue', kind: 'money', hint: 'In month 1, net of VAT.' },
        { name: 'revenueGrowth', label: 'Growth of revenue per month', kind: 'percent', hint: 'From −50 to 50.' },
        { name: 'costs', label: 'Monthly costs', kind: 'money', hint: 'Everything that is paid: gross burn.' },
        { name: 'costsGrowth', label: 'Growth of costs per month', kind: 'percent', hint: 'From −20 to 20.' },
      ],
    },
    {
      legend: 'What if',
      fields: [
        {
          name: 'costsChange',
          label: 'What if costs change by',
          kind: 'percent',
          slider: { min: -50, max: 50, step: 5 },
        },
        {
          name: 'revenueChange',
          label: 'What if revenue changes by',
          kind: 'percent',
          slider: { min: -50, max: 50, step: 5 },
        },
      ],
    },
    {
      legend: 'Hiring plan',
      folded: true,
      fields: [
        {
          name: 'hires',
          label: 'People to hire',
          kind: 'rows',
          item: 'hire',
          hint: 'Each costs from its month on, beside the monthly costs. The pay stays as you type it.',
          max: 20,
          fields: [
            { name: 'role', label: 'Role', kind: 'text', maxLength: 60, optional: true },
            { name: 'month', label: 'Start month', kind: 'integer', hint: '1 to 60, counted from now.' },
            { name: 'cost', label: 'Monthly cost', kind: 'money', hint: 'Pay and what you pay on top of it.' },
            { name: 'oneOff', label: 'One-off cost at start', kind: 'money', hint: 'A laptop, a fee.', optional: true },
          ],
        },
      ],
    },
    {
      legend: 'One-off items, a raise, a reserve',
      folded: true,
      fields: [
        {
          name: 'minimum',
          label: 'Cash to keep',
          kind: 'money',
          hint: 'The run ends before the cash falls below this.',
          optional: true,
        },
        { name: 'raiseTime', label: 'Months needed to raise', kind: 'integer', hint: '0 to 18; most need about 6.' },
        { name: 'raiseMonth', label: 'Month of the raise', kind: 'integer', hint: '1 to 120.', optional: true },
        { name: 'raiseAmount', label: 'Amount raised', kind: 'money', optional: true },
        {
          name: 'oneOffs',
          label: 'One-off items',
          kind: 'rows',
          item: 'item',
          hint: 'A grant, a tax bill, a machine. What goes out is negative.',
          max: 24,
          fields: [
            { name: 'month', label: 'Month', kind: 'integer' },
            { name: 'amount', label: 'Amount', kind: 'money' },
          ],
        },
      ],
    },
  ],
  example: {
    cash: '240000',
    start: '2027-01',
    revenue: '10000',
    revenueGrowth: '5',
    costs: '42000',
    costsGrowth: '1',
  },
  empty: { raiseTime: '6', costsChange: '-10', revenueChange: '10' },
})
