import { currencyField } from '../../kit/currency.ts'
import { toolFields } from '../../kit/tool-fields.ts'

const when = (...is: string[]) => ({ field: 'pair', is })

export const fields = toolFields({
  groups: [
    {
      fields: [
        {
          name: 'pair',
          label: 'What you know',
          kind: 'choice',
          options: [
            { value: 'cost-price', label: 'Cost and price' },
            { value: 'cost-margin', label: 'Cost and margin' },
            { value: 'cost-markup', label: 'Cost and markup' },
            { value: 'price-margin', label: 'Price and margin' },
            { value: 'price-markup', label: 'Price and markup' },
          ],
        },
        currencyField,
        {
          name: 'cost',
          label: 'Cost',
          kind: 'money',
          hint: 'Of goods, net.',
          showIf: when('cost-price', 'cost-margin', 'cost-markup'),
        },
        { name: 'price', label: 'Price', kind: 'money', showIf: when('cost-price', 'price-margin', 'price-markup') },
        {
          name: 'margin',
          label: 'Margin',
          kind: 'percent',
          hint: 'Of the price.',
          showIf: when('cost-margin', 'price-margin'),
        },
        {
          name: 'markup',
          label: 'Markup',
          kind: 'percent',
          hint: 'On the cost.',
          showIf: when('cost-markup', 'price-markup'),
        },
        {
          name: 'basis',
          label: 'The price is',
          kind: 'radio',
          options: [
            { value: 'net', label: 'net of VAT' },
            { value: 'gross', label: 'with VAT' },
          ],
        },
        { name: 'vat', label: 'VAT', kind: 'percent' },
        { name: 'discount', label: 'Discount', kind: 'percent', optional: true },
      ],
    },
    {
      legend: 'Costs of an order',
      fields: [
        { name: 'feePercent', label: 'Fee, percent', kind: 'percent', hint: 'Of what the buyer pays, VAT included.' },
        { name: 'feeFixed', label: 'Fee, fixed', kind: 'money', hint: 'Per order.' },
        { name: 'shipping', label: 'Shipping', kind: 'money' },
        { name: 'packaging', label: 'Packaging', kind: 'money' },
        { name: 'advertising', label: 'Advertising per order', kind: 'money' },
        { name: 'wanted', label: 'Net margin wanted', kind: 'percent', hint: 'After all costs.', optional: true },
        { name: 'returns', label: 'Returns', kind: 'percent', hint: 'Of all orders.', optional: true },
        { name: 'returnCost', label: 'Cost of a return', kind: 'money', optional: true },
      ],
    },
    {
      legend: 'Many products at once',
      folded: true,
      fields: [
        {
          name: 'bulk',
          label: 'Products',
          kind: 'list',
          hint: 'One a line: name; cost; price. Up to 500, pasted from a spreadsheet. They share the costs above.',
          lines: 6,
          optional: true,
        },
      ],
    },
  ],
  example: {
    cost: '20',
    price: '50',
    vat: '23',
    feePercent: '2',
    feeFixed: '0.30',
    shipping: '4',
    packaging: '0.70',
    advertising: '5',
    returns: '10',
    returnCost: '6',
    wanted: '30',
    bulk: 'Mug; 4; 12\nTray; 9; 19.90',
  },
})
