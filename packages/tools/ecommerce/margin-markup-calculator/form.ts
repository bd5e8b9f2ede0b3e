import { currencyInput } from '../../kit/currency.ts'
import { choice, neededIf, radio, type FieldDisplay } from '../../kit/inputs.ts'
import { listText } from '../../kit/list-inputs.ts'
import { moneyInput, optionalMoney, optionalPercent, percentInput } from '../../kit/number-inputs.ts'
import { folded, type FormInput, section, toolForm } from '../../kit/tool-form.ts'

const price = { max: '1000000000' }
const money = (label: string, display: FieldDisplay = {}) =>
  moneyInput(label, { max: '1000000', ifEmpty: '0', ...display })

const MARGIN_MAX = '99.999999'

export const form = toolForm({
  fields: {
    pair: choice('What you know', {
      'cost-price': 'Cost and price',
      'cost-margin': 'Cost and margin',
      'cost-markup': 'Cost and markup',
      'price-margin': 'Price and margin',
      'price-markup': 'Price and markup',
    }),
    currency: currencyInput(),
    cost: optionalMoney('Cost', {
      ...price,
      hint: 'Of goods, net.',
      ...neededIf('pair', 'cost-price', 'cost-margin', 'cost-markup'),
    }),
    price: optionalMoney('Price', { ...price, ...neededIf('pair', 'cost-price', 'price-margin', 'price-markup') }),
    margin: optionalPercent('Margin', {
      min: -10_000,
      max: MARGIN_MAX,
      hint: 'Of the price.',
      ...neededIf('pair', 'cost-margin', 'price-margin'),
    }),
    markup: optionalPercent('Markup', {
      min: -100,
      max: 1_000_000,
      hint: 'On the cost.',
      ...neededIf('pair', 'cost-markup', 'price-markup'),
    }),
    basis: radio('The price is', { net: 'net of VAT', gross: 'with VAT' }),
    vat: percentInput('VAT', { ifEmpty: '0', max: 50 }),
    discount: percentInput('Discount', { ifEmpty: '0' }),
  },
  groups: [
    section('Costs of an order', {
      feePercent: percentInput('Fee, percent', {
        ifEmpty: '0',
        max: 50,
        hint: 'Of what the buyer pays, VAT included.',
      }),
      feeFixed: money('Fee, fixed', { hint: 'Per order.' }),
      shipping: money('Shipping'),
      packaging: money('Packaging'),
      advertising: money('Advertising per order'),
      wanted: optionalPercent('Net margin wanted', { min: -100, max: MARGIN_MAX, hint: 'After all costs.' }),
      returns: percentInput('Returns', { ifEmpty: '0', hint: 'Of all orders.' }),
      returnCost: money('Cost of a return'),
    }),
    folded('Many products at once', {
      bulk: listText('Products', {
        max: 500,
        required: false,
        hint: 'One per line: name; cost; price. Up to 500, pasted from a spreadsheet. They share the costs above.',
        lines: 6,
      }),
    }),
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

export type Input = FormInput<typeof form>
