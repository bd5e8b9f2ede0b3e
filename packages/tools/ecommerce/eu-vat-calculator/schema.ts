import * as v from 'valibot'
import { currencyInput } from '../../kit/currency.ts'
import { dateInput } from '../../kit/date-inputs.ts'
import { rowsInput, rule } from '../../kit/form-schema.ts'
import { choice } from '../../kit/inputs.ts'
import { moneyInput, numberInput, optionalMoney, optionalNumber, optionalPercent } from '../../kit/number-inputs.ts'
import { euVatRates } from '../../kit/vat-rates.ts'

export const COUNTRIES = euVatRates.value.map(({ code }) => code)
export const CONTENT_UNITS = ['g', 'kg', 'ml', 'l', 'cm', 'm', 'm2', 'piece'] as const

const priceRow = v.object({
  date: dateInput('Date', { required: false }),
  price: moneyInput('Price'),
})

export const schema = v.pipe(
  v.object({
    currency: currencyInput(),
    amount: moneyInput('Amount'),
    basis: choice('The amount is', ['net', 'gross'], 'net'),
    country: choice('Country', COUNTRIES, 'PL'),
    ownRate: optionalPercent('Own rate', { max: 50 }),
    quantity: numberInput('Quantity', { min: '0.001', max: 1_000_000, ifEmpty: '1' }),
    content: optionalNumber('Content', { min: '0.001', max: 1_000_000 }),
    unit: choice('Unit of content', CONTENT_UNITS, 'g'),
    priceNow: optionalMoney('Price now'),
    crossedOut: optionalMoney('Price crossed out'),
    start: dateInput('Start of the reduction', { required: false }),
    prices: rowsInput(priceRow, { label: 'Prices before', max: 60 }),
  }),
  rule(({ ownRate }) =>
    ownRate && !ownRate.eq(ownRate.round(1, 0))
      ? { field: 'ownRate', message: 'Own rate may have one decimal, for example 25.5.' }
      : null,
  ),
  rule(({ priceNow, prices }) =>
    priceNow && prices.length === 0
      ? { field: 'prices', message: 'Prices before is required to check a reduction.' }
      : null,
  ),
)

export type Input = v.InferOutput<typeof schema>
