import { currencyInput } from '../../kit/currency.ts'
import { dec, sum } from '../../kit/decimal.ts'
import { neededIf, optionalText, radio, when } from '../../kit/inputs.ts'
import { moneyInput, optionalMoney, optionalNumber, percentInput } from '../../kit/number-inputs.ts'
import { type FormInput, rowsInput, toolForm } from '../../kit/tool-form.ts'

const UNIT_MAX = '1000000000'
const unitPrice = { max: UNIT_MAX }
const MIX_TOLERANCE = '0.01'

export const form = toolForm({
  fields: {
    mode: radio('What you sell', { one: 'One product', mix: 'Several products' }),
    fixed: moneyInput('Fixed costs per period', { hint: 'Rent, salaries, software: what comes anyway.' }),
    currency: currencyInput(),
    price: optionalMoney('Price per unit', { ...unitPrice, hint: 'Net of VAT.', ...neededIf('mode', 'one') }),
    variable: optionalMoney('Variable cost per unit', {
      ...unitPrice,
      hint: 'Goods, packaging, fees.',
      showIf: when('mode', 'one'),
    }),
    products: rowsInput('Products', {
      item: 'product',
      max: 10,
      hint: 'The shares of the units add up to 100 %.',
      ...neededIf('mode', 'mix'),
      fields: {
        name: optionalText('Name', 60),
        price: moneyInput('Price', unitPrice),
        variable: moneyInput('Variable cost', { ...unitPrice, ifEmpty: '0' }),
        mix: percentInput('Share of the units'),
      },
    }),
    target: moneyInput('Profit wanted', { ifEmpty: '0', hint: 'For the same period.' }),
    current: optionalNumber('Units now', { min: 0, max: UNIT_MAX, hint: 'What you sell today.' }),
  },
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
  rules: [
    ({ mode, products }) => {
      if (mode === 'one') return null
      const total = sum(products.map(({ mix }) => mix))
      const message = `The shares must add up to 100 %; they add up to ${total.toFixed()} %.`
      return total.minus(100).abs().gt(dec(MIX_TOLERANCE)) && { field: 'products', message }
    },
  ],
})

export type Input = FormInput<typeof form>
