import { currencyInput } from '../../kit/currency.ts'
import { dateInput } from '../../kit/date-inputs.ts'
import { choiceOf, radio, requiredMessage } from '../../kit/inputs.ts'
import { moneyInput, numberInput, optionalMoney, optionalNumber, optionalPercent } from '../../kit/number-inputs.ts'
import { euVatRates } from '../../kit/vat-rates.ts'
import { folded, type FormInput, rowsInput, section, toolForm } from '../../kit/tool-form.ts'

const CONTENT_UNITS = ['g', 'kg', 'ml', 'l', 'cm', 'm', 'm2', 'piece'] as const

const PIECES = { min: '0.001', max: 1_000_000 }

export const form = toolForm({
  fields: {
    amount: moneyInput('Amount'),
    quantity: numberInput('Quantity', { ...PIECES, ifEmpty: '1', hint: 'Empty: 1.' }),
    basis: radio('The amount is', { net: 'net, without VAT', gross: 'gross, with VAT' }),
    country: choiceOf(
      'Country',
      euVatRates.value.map(({ code, country, rate }) => [code, `${country}, ${rate} %`] as const),
      { ifEmpty: 'PL', hint: 'With its standard rate.' },
    ),
    ownRate: optionalPercent('Own rate', { max: 50, hint: 'Instead of the standard one.' }),
    currency: currencyInput(),
  },
  groups: [
    section('Unit price', {
      content: optionalNumber('Content', { ...PIECES, hint: 'Of one pack.' }),
      unit: choiceOf('Unit of content', CONTENT_UNITS, { labelOf: (unit) => (unit === 'm2' ? 'm²' : unit) }),
    }),
    folded('Check a reduction', {
      priceNow: optionalMoney('Price now', { hint: 'With VAT.' }),
      crossedOut: optionalMoney('Price crossed out'),
      start: dateInput('Start of the reduction', { required: false }),
      prices: rowsInput('Prices before', {
        item: 'price',
        max: 60,
        hint: 'Each with the day from which it applied.',
        fields: {
          date: dateInput('Date', { required: false, optional: false }),
          price: moneyInput('Price'),
        },
      }),
    }),
  ],
  example: {
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
  rules: [
    ({ ownRate }) =>
      ownRate &&
      !ownRate.eq(ownRate.round(1, 0)) && {
        field: 'ownRate',
        message: 'Own rate may have one decimal, for example 25.5.',
      },
    ({ priceNow, prices }) =>
      priceNow && prices.length === 0 && { field: 'prices', message: requiredMessage('Prices before') },
    ({ start, prices }) =>
      start !== '' &&
      prices.length > 0 &&
      prices.every(({ date }) => date >= start) && {
        field: 'prices',
        message: 'None of these prices applied before the start of the reduction.',
      },
  ],
})

export type Input = FormInput<typeof form>
