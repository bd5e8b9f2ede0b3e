import { currencyField } from '../../kit/currency.ts'
import { toolFields } from '../../kit/tool-fields.ts'

export const fields = toolFields({
  groups: [
    {
      fields: [
        { name: 'spend', label: 'Ad spend', kind: 'money' },
        {
          name: 'revenue',
          label: 'Revenue from ads',
          kind: 'money',
          hint: 'Net of VAT: shops often report it with VAT.',
        },
        { name: 'margin', label: 'Gross margin before ads', kind: 'percent', hint: 'Of revenue.' },
        {
          name: 'otherCosts',
          label: 'Other variable costs',
          kind: 'percent',
          hint: 'Fees, shipping; of revenue.',
          optional: true,
        },
        { name: 'target', label: 'Profit wanted', kind: 'percent', hint: 'Of revenue, after ads.', optional: true },
        currencyField,
        { name: 'hasReturns', label: 'Take returns off the revenue', kind: 'flag' },
        {
          name: 'returns',
          label: 'Returned revenue',
          kind: 'percent',
          showIf: { field: 'hasReturns', is: ['yes'] },
        },
      ],
    },
    {
      legend: 'What a click and an order may cost',
      fields: [
        { name: 'orders', label: 'Orders', kind: 'integer', optional: true },
        { name: 'clicks', label: 'Clicks', kind: 'integer', optional: true },
        {
          name: 'conversion',
          label: 'Conversion rate',
          kind: 'percent',
          hint: 'Empty: orders ÷ clicks.',
          optional: true,
        },
        {
          name: 'orderValue',
          label: 'Average order value',
          kind: 'money',
          hint: 'Empty: revenue ÷ orders.',
          optional: true,
        },
      ],
    },
    {
      legend: 'Campaigns',
      folded: true,
      fields: [
        {
          name: 'campaigns',
          label: 'Campaigns',
          kind: 'rows',
          item: 'campaign',
          hint: 'Each gets its verdict, with the margins above.',
          max: 20,
          fields: [
            { name: 'name', label: 'Name', kind: 'text', maxLength: 60 },
            { name: 'spend', label: 'Ad spend', kind: 'money' },
            { name: 'revenue', label: 'Revenue', kind: 'money' },
          ],
        },
      ],
    },
  ],
  example: {
    spend: '3000',
    revenue: '12000',
    margin: '40',
    target: '15',
    conversion: '2.5',
    orderValue: '64',
    campaigns: [
      { name: 'Brand', spend: '500', revenue: '5000' },
      { name: 'Shopping', spend: '1500', revenue: '5200' },
      { name: 'Video', spend: '1000', revenue: '1800' },
    ],
  },
})
