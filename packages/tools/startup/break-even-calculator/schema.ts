import * as v from 'valibot'
import { currencyInput } from '../../kit/currency.ts'
import { dec, sum } from '../../kit/decimal.ts'
import { rowsInput, rule } from '../../kit/form-schema.ts'
import { choice, shortText } from '../../kit/inputs.ts'
import { moneyInput, optionalMoney, optionalNumber, percentInput } from '../../kit/number-inputs.ts'

const UNIT_MAX = '1000000000'
const unitPrice = { max: UNIT_MAX }
const MIX_TOLERANCE = '0.01'

const product = v.object({
  name: shortText('Name', { max: 60, required: false }),
  price: moneyInput('Price', unitPrice),
  variable: moneyInput('Variable cost', { ...unitPrice, ifEmpty: '0' }),
  mix: percentInput('Share of the units'),
})

export const schema = v.pipe(
  v.object({
    currency: currencyInput(),
    mode: choice('What you sell', ['one', 'mix'], 'one'),
    fixed: moneyInput('Fixed costs per period'),
    price: optionalMoney('Price per unit', unitPrice),
    variable: optionalMoney('Variable cost per unit', unitPrice),
    products: rowsInput(product, { label: 'Products', max: 10 }),
    target: moneyInput('Profit wanted', { ifEmpty: '0' }),
    current: optionalNumber('Units now', { min: 0, max: UNIT_MAX }),
  }),
  rule(({ mode, price }) =>
    mode === 'one' && price === null ? { field: 'price', message: 'Price per unit is required.' } : null,
  ),
  rule(({ mode, products }) => {
    if (mode === 'one') return null
    if (products.length === 0) return { field: 'products', message: 'Products is required.' }
    const total = sum(products.map(({ mix }) => mix))
    return total.minus(100).abs().gt(dec(MIX_TOLERANCE))
      ? { field: 'products', message: `The shares must add up to 100 %; they add up to ${total.toFixed()} %.` }
      : null
  }),
)

export type Input = v.InferOutput<typeof schema>
