import { currencyField } from '../../kit/currency.ts'
import { toolFields } from '../../kit/tool-fields.ts'

const one = { field: 'mode', is: ['one'] }

export const fields = toolFields({
  groups: [
    {
      fields: [
        {
          name: 'mode',
          label: 'What you sell',
          kind: 'radio',
          options: [
            { value: 'one', label: 'One product' },
            { value: 'mix', label: 'Several products' },
          ],
        },
        {
          name: 'fixed',
          label: 'Fixed costs per period',
          kind: 'money',
          hint: 'Rent, salaries, software: what comes anyway.',
        },
        currencyField,
        { name: 'price', label: 'Price per unit', kind: 'money', hint: 'Net of VAT.', showIf: one },
        {
          name: 'variable',
          label: 'Variable cost per unit',
          kind: 'money',
          hint: 'Goods, packaging, fees.',
          showIf: one,
          optional: true,
        },
        {
          name: 'products',
          label: 'Products',
          kind: 'rows',
          item: 'product',
          hint: 'The shares of the units add up to 100 %.',
          max: 10,
          showIf: { field: 'mode', is: ['mix'] },
          fields: [
            { name: 'name', label: 'Name', kind: 'text', maxLength: 60 },
            { name: 'price', label: 'Price', kind: 'money' },
            { name: 'variable', label: 'Variable cost', kind: 'money' },
            { name: 'mix', label: 'Share of the units', kind: 'percent' },
          ],
        },
        { name: 'target', label: 'Profit wanted', kind: 'money', hint: 'For the same period.', optional: true },
        { name: 'current', label: 'Units now', kind: 'number', hint: 'What you sell today.', optional: true },
      ],
    },
  ],
  example: {
    fixed: '12000',
    price: '49',
    variable: '18',
    products: [
      { name: 'Small box', price: '29', variable: '12', mix: '60' },
      { name: 'Large box', price: '49', variable: '18', mix: '40' },
    ],
    target: '5000',
    current: '500',
  },
})
