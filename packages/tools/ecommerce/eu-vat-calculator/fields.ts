import { currencyField } from '../../kit/currency.ts'
import type { FormValues } from '../../kit/types.ts'
import { toolFields } from '../../kit/tool-fields.ts'
import { euVatRates } from '../../kit/vat-rates.ts'

const empty: FormValues = {
  currency: 'EUR',
  amount: '',
  basis: 'net',
  country: 'PL',
  ownRate: '',
  quantity: '',
  content: '',
  unit: 'g',
  priceNow: '',
  crossedOut: '',
  start: '',
  prices: [],
}

export const fields = toolFields({
  groups: [
    {
      fields: [
        { name: 'amount', label: 'Amount', kind: 'money' },
        { name: 'quantity', label: 'Quantity', kind: 'number', hint: 'Empty: 1.', optional: true },
        {
          name: 'basis',
          label: 'The amount is',
          kind: 'radio',
          options: [
            { value: 'net', label: 'net, without VAT' },
            { value: 'gross', label: 'gross, with VAT' },
          ],
        },
        {
          name: 'country',
          label: 'Country',
          kind: 'choice',
          hint: 'With its standard rate.',
          options: euVatRates.value.map(({ code, country, rate }) => ({ value: code, label: `${country}, ${rate} %` })),
        },
        { name: 'ownRate', label: 'Own rate', kind: 'percent', hint: 'Instead of the standard one.', optional: true },
        currencyField,
      ],
    },
    {
      legend: 'Unit price',
      fields: [
        { name: 'content', label: 'Content', kind: 'number', hint: 'Of one pack.', optional: true },
        {
          name: 'unit',
          label: 'Unit of content',
          kind: 'choice',
          options: ['g', 'kg', 'ml', 'l', 'cm', 'm', 'm2', 'piece'].map((value) => ({
            value,
            label: value === 'm2' ? 'm²' : value,
          })),
        },
      ],
    },
    {
      legend: 'Check a reduction',
      folded: true,
      fields: [
        { name: 'priceNow', label: 'Price now', kind: 'money', hint: 'With VAT.', optional: true },
        { name: 'crossedOut', label: 'Price crossed out', kind: 'money', optional: true },
        { name: 'start', label: 'Start of the reduction', kind: 'date', optional: true },
        {
          name: 'prices',
          label: 'Prices before',
          kind: 'rows',
          item: 'price',
          hint: 'Each with the day from which it applied.',
          max: 60,
          fields: [
            { name: 'date', label: 'Date', kind: 'date' },
            { name: 'price', label: 'Price', kind: 'money' },
          ],
        },
      ],
    },
  ],
  example: {
    ...empty,
    amount: '4.99',
    basis: 'gross',
    content: '450',
    priceNow: '29.90',
    crossedOut: '39.90',
    start: '2026-11-20',
    prices: [
      { date: '2026-10-10', price: '39.90' },
      { date: '2026-10-28', price: '34.90' },
      { date: '2026-11-08', price: '39.90' },
    ],
  },
  empty: { country: 'PL' },
})
