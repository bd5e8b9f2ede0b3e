import * as v from 'valibot'
import { currencyInput } from '../../kit/currency.ts'
import { rule } from '../../kit/form-schema.ts'
import { choice, listText } from '../../kit/inputs.ts'
import { moneyInput, optionalMoney, optionalPercent, percentInput } from '../../kit/number-inputs.ts'

const price = { max: '1000000000' }
const nought = { ifEmpty: '0' }
const money = (label: string) => moneyInput(label, { max: '1000000', ...nought })

/** Which two values are typed. Margin with markup says the same twice, so it is not among them. */
export const PAIRS = ['cost-price', 'cost-margin', 'cost-markup', 'price-margin', 'price-markup'] as const

const needed = { cost: 'Cost', price: 'Price', margin: 'Margin', markup: 'Markup' } as const

const MARGIN_MAX = '99.999999'

const form = v.object({
  currency: currencyInput(),
  pair: choice('What you know', PAIRS, 'cost-price'),
  cost: optionalMoney('Cost', price),
  price: optionalMoney('Price', price),
  margin: optionalPercent('Margin', { min: -10_000, max: MARGIN_MAX }),
  markup: optionalPercent('Markup', { min: -100, max: 1_000_000 }),
  basis: choice('The price is', ['net', 'gross'], 'net'),
  vat: percentInput('VAT', { max: 50, ...nought }),
  feePercent: percentInput('Fee, percent', { max: 50, ...nought }),
  feeFixed: money('Fee, fixed'),
  shipping: money('Shipping'),
  packaging: money('Packaging'),
  advertising: money('Advertising per order'),
  discount: percentInput('Discount', nought),
  returns: percentInput('Returns', nought),
  returnCost: money('Cost of a return'),
  wanted: optionalPercent('Net margin wanted', { min: -100, max: MARGIN_MAX }),
  bulk: listText('Products', { max: 500, required: false }),
})

type Form = v.InferOutput<typeof form>

const isNeeded = (name: keyof typeof needed) =>
  rule<Form>(({ pair, ...values }) =>
    pair.split('-').includes(name) && values[name] === null
      ? { field: name, message: `${needed[name]} is required.` }
      : null,
  )

export const schema = v.pipe(form, isNeeded('cost'), isNeeded('price'), isNeeded('margin'), isNeeded('markup'))

export type Input = v.InferOutput<typeof schema>
