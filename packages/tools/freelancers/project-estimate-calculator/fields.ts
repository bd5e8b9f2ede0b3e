import { currencyField } from '../../kit/currency.ts'
import { toolFields } from '../../kit/tool-fields.ts'
import { CONFIDENCES, MAX_TASKS } from './schema.ts'

export const fields = toolFields({
  groups: [
    {
      fields: [
        {
          name: 'unit',
          label: 'Unit of the estimates',
          kind: 'radio',
          options: [
            { value: 'hours', label: 'Hours' },
            { value: 'days', label: 'Days' },
          ],
        },
        {
          name: 'tasks',
          label: 'Tasks',
          kind: 'rows',
          item: 'task',
          min: 1,
          max: MAX_TASKS,
          hint: 'How long when all goes well, most likely, and when it does not.',
          fields: [
            { name: 'name', label: 'Task', kind: 'text', maxLength: 120 },
            { name: 'optimistic', label: 'Optimistic', kind: 'number' },
            { name: 'likely', label: 'Likely', kind: 'number' },
            { name: 'pessimistic', label: 'Pessimistic', kind: 'number' },
          ],
        },
      ],
    },
    {
      legend: 'Price',
      fields: [
        { name: 'rate', label: 'Hourly rate', kind: 'money', hint: 'Net of VAT.' },
        currencyField,
        {
          name: 'confidence',
          label: 'Confidence',
          kind: 'choice',
          hint: 'In how many of 100 such projects the effort is to be enough.',
          options: CONFIDENCES.map((value) => ({ value, label: `${value} %` })),
        },
        { name: 'contingency', label: 'Contingency', kind: 'percent', optional: true, hint: 'On top of the effort.' },
        { name: 'expenses', label: 'Fixed expenses', kind: 'money', optional: true },
        { name: 'discount', label: 'Discount', kind: 'money', optional: true, hint: 'An amount, net.' },
        { name: 'vat', label: 'VAT', kind: 'percent' },
      ],
    },
    {
      legend: 'Calendar',
      folded: true,
      fields: [
        { name: 'start', label: 'Start date', kind: 'date', optional: true },
        { name: 'hoursPerDay', label: 'Hours per day', kind: 'number', unit: 'hours' },
        {
          name: 'daysPerWeek',
          label: 'Days per week',
          kind: 'number',
          unit: 'days',
          hint: 'That you work on this project.',
        },
      ],
    },
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
  empty: {
    confidence: '80',
    vat: '23',
    hoursPerDay: '8',
    daysPerWeek: '5',
    tasks: [{ name: '', optimistic: '', likely: '', pessimistic: '' }],
  },
})
