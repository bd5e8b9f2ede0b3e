import * as v from 'valibot'
import { currencyInput } from '../../kit/currency.ts'
import { addDays } from '../../kit/dates.ts'
import { CURRENCIES } from '../../kit/format.ts'
import { dateInput } from '../../kit/date-inputs.ts'
import { rowsInput, rule } from '../../kit/form-schema.ts'
import { choice, flag, longText, requiredMessage, shortText } from '../../kit/inputs.ts'
import { integerInput } from '../../kit/integer-inputs.ts'
import { numberInput, optionalNumber, percentInput } from '../../kit/number-inputs.ts'
import { COUNTRIES, isIban, taxNumberProblem } from './numbers.ts'

export const MAX_LINES = 100
export const KINDS = ['invoice', 'proforma', 'correction'] as const
export const TREATMENTS = ['rate', 'exempt', 'reverse', 'outside'] as const
export type Treatment = (typeof TREATMENTS)[number]
export const LANGUAGES = ['en', 'pl', 'both'] as const

/** No line's sum may leave what a document of this kind is for. */
const PRICE = { min: 0, max: '1000000000' }

const line = v.object({
  description: shortText('Description', { max: 300 }),
  quantity: numberInput('Quantity', { min: '-1000000', max: 1_000_000 }),
  unit: shortText('Unit', { max: 20, required: false }),
  price: numberInput('Price', PRICE),
  discount: percentInput('Line discount', { ifEmpty: '0' }),
  treatment: choice('VAT treatment', TREATMENTS, 'rate'),
  rate: percentInput('VAT rate', { ifEmpty: '0' }),
})

const ignore = ['treatment', 'rate', 'unit']

const hasFourDecimals = ({ quantity }: v.InferOutput<typeof line>) => quantity.eq(quantity.round(4, 0))

const party = (who: string, required: boolean) => ({
  name: shortText(`${who} name`, { max: 120, required }),
  address: longText(`${who} address`, { max: 400, required }),
  country: choice(`${who} country`, COUNTRIES, 'PL'),
  tax: shortText(`${who} tax number`, { max: 20, required: false }),
  email: shortText(`${who} e-mail`, { max: 120, required: false }),
})

const seller = party('Seller', true)
const buyer = party('Buyer', true)

export const schema = v.pipe(
  v.object({
    kind: choice('Kind', KINDS, 'invoice'),
    number: shortText('Number', { max: 40 }),
    sequence: integerInput('Running number', { min: 1, max: 999_999, ifEmpty: 1 }),
    corrected: shortText('Corrected invoice', { max: 80, required: false }),
    issued: dateInput('Issue date'),
    supplied: dateInput('Supply date', { required: false }),
    due: dateInput('Due date', { required: false }),
    terms: integerInput('Payment term', { min: 0, max: 120, ifEmpty: 14 }),
    language: choice('Language', LANGUAGES, 'en'),
    currency: currencyInput(),
    sellerName: seller.name,
    sellerAddress: seller.address,
    sellerCountry: seller.country,
    sellerTax: seller.tax,
    sellerEmail: seller.email,
    sellerExempt: flag(),
    exemptBasis: shortText('Basis of the exemption', { max: 200, required: false }),
    buyerName: buyer.name,
    buyerAddress: buyer.address,
    buyerCountry: buyer.country,
    buyerTax: buyer.tax,
    buyerEmail: buyer.email,
    lines: rowsInput(line, { label: 'Lines', min: 1, max: MAX_LINES, ignore }),
    before: rowsInput(line, { label: 'Lines before', max: MAX_LINES, ignore }),
    prices: choice('Prices are', ['net', 'gross'] as const, 'net'),
    vatMethod: choice('VAT is computed', ['rate', 'line'] as const, 'rate'),
    selfBilling: flag(),
    marginScheme: flag(),
    exchange: optionalNumber('Exchange rate', { min: '0.000001', max: 1_000_000 }),
    exchangeDate: dateInput('Date of the rate', { required: false }),
    nationalCurrency: choice('National currency', CURRENCIES, 'PLN'),
    bank: shortText('Bank', { max: 80, required: false }),
    iban: shortText('IBAN', { max: 42, required: false }),
    bic: shortText('BIC', { max: 11, required: false }),
    reference: shortText('Payment reference', { max: 140, required: false }),
    notes: longText('Notes', { max: 2000, required: false }),
  }),
  rule(({ kind, corrected }) =>
    kind === 'correction' && corrected === ''
      ? { field: 'corrected', message: requiredMessage('Corrected invoice') }
      : null,
  ),
  rule(({ issued, due }) =>
    due !== '' && due < issued ? { field: 'due', message: 'Due date must not be before the issue date.' } : null,
  ),
  rule(({ sellerTax, sellerCountry }) => {
    const problem = taxNumberProblem(sellerTax, sellerCountry)
    return problem ? { field: 'sellerTax', message: `Seller tax number ${problem}.` } : null
  }),
  rule(({ buyerTax, buyerCountry }) => {
    const problem = taxNumberProblem(buyerTax, buyerCountry)
    return problem ? { field: 'buyerTax', message: `Buyer tax number ${problem}.` } : null
  }),
  rule(({ iban }) =>
    iban !== '' && !isIban(iban) ? { field: 'iban', message: 'IBAN is not right: its check digits do not fit.' } : null,
  ),
  rule(({ bic }) =>
    bic !== '' && !/^[A-Za-z]{6}[A-Za-z0-9]{2}(?:[A-Za-z0-9]{3})?$/.test(bic)
      ? { field: 'bic', message: 'BIC must have 8 or 11 letters and digits.' }
      : null,
  ),
  rule(({ lines }) => {
    const index = lines.findIndex((row) => !hasFourDecimals(row))
    return index < 0 ? null : { field: `lines.${index}.quantity`, message: 'Quantity may have at most 4 decimals.' }
  }),
  rule(({ kind, lines }) => {
    const index = lines.findIndex(({ quantity }) => quantity.lt(0))
    return index < 0 || kind === 'correction'
      ? null
      : { field: `lines.${index}.quantity`, message: 'Quantity must not be negative: only corrections may be.' }
  }),
  rule(({ lines, sellerTax, buyerTax }) => {
    if (!lines.some(({ treatment }) => treatment === 'reverse')) return null
    if (sellerTax === '') return { field: 'sellerTax', message: 'Seller tax number is required for a reverse charge.' }
    return buyerTax === '' ? { field: 'buyerTax', message: 'Buyer tax number is required for a reverse charge.' } : null
  }),
  rule(({ sellerExempt, exemptBasis }) =>
    sellerExempt && exemptBasis === ''
      ? { field: 'exemptBasis', message: requiredMessage('Basis of the exemption') }
      : null,
  ),
)

export type Input = v.InferOutput<typeof schema>
export type Line = Input['lines'][number]

/** The day by which to pay: the typed date, else the term from the issue date. */
export const dueDate = ({ due, issued, terms }: Input): string => due || addDays(issued, terms)
