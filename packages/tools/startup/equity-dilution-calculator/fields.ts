import { currencyField } from '../../kit/currency.ts'
import type { FormValues } from '../../kit/types.ts'
import { toolFields } from '../../kit/tool-fields.ts'

const empty: FormValues = {
  currency: 'EUR',
  holders: [{ name: '', shares: '' }],
  options: '',
  pool: '',
  safes: [],
  amount: '',
  pre: '',
  poolAfter: '',
  poolBefore: 'yes',
  rounds: [],
}

export const fields = toolFields({
  groups: [
    {
      legend: 'Who owns it today',
      fields: [
        {
          name: 'holders',
          label: 'Shareholders',
          kind: 'rows',
          item: 'holder',
          max: 30,
          min: 1,
          fields: [
            { name: 'name', label: 'Name', kind: 'text', maxLength: 60 },
            { name: 'shares', label: 'Shares', kind: 'number' },
          ],
        },
        { name: 'options', label: 'Options granted', kind: 'number', hint: 'In shares.', optional: true },
        { name: 'pool', label: 'Unallocated pool', kind: 'number', hint: 'In shares.', optional: true },
      ],
    },
    {
      legend: 'SAFEs that convert',
      fields: [
        {
          name: 'safes',
          label: 'SAFEs',
          kind: 'rows',
          item: 'SAFE',
          hint: 'In the order of signing.',
          max: 20,
          fields: [
            { name: 'name', label: 'Name', kind: 'text', maxLength: 60 },
            { name: 'amount', label: 'Amount', kind: 'money' },
            {
              name: 'type',
              label: 'Type',
              kind: 'choice',
              options: [
                { value: 'post', label: 'Post-money cap' },
                { value: 'pre', label: 'Pre-money cap' },
                { value: 'discount', label: 'Discount only' },
                { value: 'mfn', label: 'Uncapped, MFN' },
              ],
            },
            { name: 'cap', label: 'Cap', kind: 'money', showIf: { field: 'type', is: ['post', 'pre'] } },
            {
              name: 'discount',
              label: 'Discount',
              kind: 'percent',
              showIf: { field: 'type', is: ['post', 'pre', 'discount'] },
            },
          ],
        },
      ],
    },
    {
      legend: 'The round',
      fields: [
        { name: 'amount', label: 'New money', kind: 'money' },
        { name: 'pre', label: 'Value before the money', kind: 'money', hint: 'Pre-money valuation.' },
        {
          name: 'poolAfter',
          label: 'Pool after the round',
          kind: 'percent',
          hint: 'Unallocated, 0 to 40.',
          optional: true,
        },
        currencyField,
        { name: 'poolBefore', label: 'The pool is topped up before the money', kind: 'flag' },
      ],
    },
    {
      legend: 'Later rounds',
      folded: true,
      fields: [
        {
          name: 'rounds',
          label: 'Later rounds',
          kind: 'rows',
          item: 'round',
          max: 3,
          fields: [
            { name: 'amount', label: 'Amount', kind: 'money' },
            { name: 'pre', label: 'Value before the money', kind: 'money' },
            { name: 'pool', label: 'Pool after the round', kind: 'percent' },
          ],
        },
      ],
    },
  ],
  example: {
    ...empty,
    holders: [
      { name: 'Ann', shares: '5400000' },
      { name: 'Ben', shares: '3600000' },
    ],
    pool: '1000000',
    safes: [{ name: 'Angel', amount: '500000', type: 'post', cap: '5000000', discount: '' }],
    amount: '2000000',
    pre: '8000000',
    poolAfter: '10',
  },
  empty: { holders: [{ name: '', shares: '' }], poolBefore: 'yes' },
})
