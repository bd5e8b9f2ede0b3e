import { currencyField } from '../../kit/currency.ts'
import { toolFields } from '../../kit/tool-fields.ts'

export const fields = toolFields({
  groups: [
    {
      legend: 'A year',
      fields: [
        { name: 'net', label: 'Income you want after tax', kind: 'money', hint: 'What you want to live on, per year.' },
        {
          name: 'costs',
          label: 'Business costs per year',
          kind: 'money',
          hint: 'Software, insurance, an office, a bookkeeper.',
          optional: true,
        },
        currencyField,
      ],
    },
    {
      legend: 'Tax and profit',
      fields: [
        {
          name: 'tax',
          label: 'Tax and contributions',
          kind: 'percent',
          hint: 'Of income before tax, 0 to 80. Your own estimate.',
        },
        {
          name: 'fixed',
          label: 'Fixed contributions per year',
          kind: 'money',
          hint: 'What is due whatever you earn.',
          optional: true,
        },
        { name: 'margin', label: 'Profit margin', kind: 'percent', hint: 'For bad months and new machines.' },
        { name: 'vat', label: 'VAT', kind: 'percent', hint: 'Only shown beside the rate.' },
      ],
    },
    {
      legend: 'Time',
      fields: [
        { name: 'leave', label: 'Leave days', kind: 'integer', unit: 'days' },
        { name: 'holidays', label: 'Public holidays on working days', kind: 'integer', unit: 'days' },
        { name: 'sick', label: 'Sick and learning days', kind: 'integer', unit: 'days' },
        { name: 'hours', label: 'Hours per day', kind: 'number', unit: 'hours' },
        {
          name: 'billable',
          label: 'Billable share',
          kind: 'percent',
          hint: 'Hours that a client pays for; offers, mail and accounts are the rest.',
          slider: { min: 10, max: 100, step: 5 },
        },
      ],
    },
  ],
  example: { net: '60000', costs: '9000' },
  empty: { tax: '32', margin: '10', leave: '26', holidays: '10', sick: '10', hours: '8', billable: '65', vat: '23' },
})
