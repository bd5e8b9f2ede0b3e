import { currencyInput } from '../../kit/currency.ts'
import { addDays } from '../../kit/dates.ts'
import { CURRENCIES, type Currency } from '../../kit/format.ts'
import { dateInput } from '../../kit/date-inputs.ts'
import {
  choice,
  choiceOf,
  type FieldDisplay,
  flag,
  longText,
  neededIf,
  optionalText,
  radio,
  shortText,
  when,
} from '../../kit/inputs.ts'
import { integerInput } from '../../kit/integer-inputs.ts'
import { moneyInput, numberInput, optionalNumber, percentInput } from '../../kit/number-inputs.ts'
import { COUNTRIES, countryName, currencyOf, isIban, taxNumberProblem } from './numbers.ts'
import { documentLanguageInput } from '../../kit/language.ts'
import { folded, type FormInput, rowsInput, section, toolForm } from '../../kit/tool-form.ts'

export const KINDS = ['invoice', 'proforma', 'correction'] as const

const linesInput = (label: string, more: FieldDisplay & { readonly min?: number }) =>
  rowsInput(label, {
    item: 'line',
    max: 100,
    ignore: ['treatment', 'rate', 'unit'],
    fields: {
      description: shortText('Description', { max: 300 }),
      quantity: numberInput('Quantity', { min: '-1000000', max: 1_000_000 }),
      unit: optionalText('Unit', 20),
      price: moneyInput('Price', { max: '1000000000' }),
      discount: percentInput('Line discount', { ifEmpty: '0' }),
      treatment: choice('VAT treatment', {
        rate: 'VAT rate',
        exempt: 'Exempt',
        reverse: 'Reverse charge',
        outside: 'Outside scope',
      }),
      rate: percentInput('VAT rate', { ifEmpty: '0' }),
    },
    rule: ({ quantity }) =>
      !quantity.eq(quantity.round(4, 0)) && { field: 'quantity', message: 'Quantity may have at most 4 decimals.' },
    ...more,
  })

const country = (label: string) =>
  choiceOf(label, COUNTRIES, { labelOf: (code) => countryName(code, 'en') || 'Other', ifEmpty: 'PL' })

const seller = {
  sellerName: shortText('Seller name', { max: 120 }),
  sellerAddress: longText('Seller address', { max: 400, lines: 3 }),
  sellerCountry: country('Seller country'),
  sellerTax: optionalText('Seller tax number', 20),
  sellerEmail: optionalText('Seller e-mail', 120, { kind: 'email' }),
}
const buyer = {
  buyerName: shortText('Buyer name', { max: 120 }),
  buyerAddress: longText('Buyer address', { max: 400, lines: 3 }),
  buyerCountry: country('Buyer country'),
  buyerTax: optionalText('Buyer tax number', 20),
  buyerEmail: optionalText('Buyer e-mail', 120, { kind: 'email' }),
}

export const form = toolForm({
  groups: [
    section('Document', {
      kind: radio('Kind', { invoice: 'Invoice', proforma: 'Pro forma', correction: 'Correction' }),
      number: shortText('Number', { max: 40, hint: 'Marks: {NNN} running number, {YYYY}, {YY}, {MM}, {DD}.' }),
      sequence: integerInput('Running number', { min: 1, max: 999_999, ifEmpty: 1 }),
      corrected: optionalText('Corrected invoice', 80, neededIf('kind', 'correction')),
      issued: dateInput('Issue date'),
      supplied: dateInput('Supply date', { required: false }),
      due: dateInput('Due date', { required: false, hint: 'Empty: by the payment term.' }),
      terms: integerInput('Payment term', { min: 0, max: 120, ifEmpty: 14, unit: 'days' }),
      language: documentLanguageInput(),
      currency: currencyInput(),
    }),
    section('Seller', seller),
    section('Buyer', buyer),
    section('What is invoiced', {
      lines: linesInput('Lines', { min: 1 }),
      before: linesInput('Lines before', {
        hint: 'As they stood on the invoice that is corrected.',
        showIf: when('kind', 'correction'),
      }),
      prices: radio('Prices are', { net: 'Net of VAT', gross: 'With VAT' }),
    }),
    folded('VAT', {
      vatMethod: radio('VAT is computed', { rate: 'On the sum of each rate', line: 'Line by line' }),
      sellerExempt: flag('The seller is exempt from VAT'),
      exemptBasis: optionalText('Basis of the exemption', 200, {
        hint: 'The article that exempts the seller or a line.',
        requiredIf: when('sellerExempt', 'yes'),
      }),
      selfBilling: flag('Self-billing', { hint: 'The buyer issues the invoice.' }),
      marginScheme: flag('Margin scheme'),
      nationalCurrency: choiceOf('National currency', ['seller', ...CURRENCIES], {
        labelOf: (value) => (value === 'seller' ? 'Of the seller’s country' : value),
      }),
      exchange: optionalNumber('Exchange rate', {
        min: '0.000001',
        max: 1_000_000,
        hint: 'National currency for one unit of the invoice’s.',
      }),
      exchangeDate: dateInput('Date of the rate', { required: false }),
    }),
    folded('Payment and notes', {
      bank: optionalText('Bank', 80),
      iban: optionalText('IBAN', 42),
      bic: optionalText('BIC', 11),
      reference: optionalText('Payment reference', 140),
      notes: longText('Notes', { max: 2000, required: false, lines: 3 }),
    }),
  ],
  example: {
    issued: '2026-11-20',
    sellerName: 'Anna Example, Web Design',
    sellerAddress: 'ul. Przykładowa 1\n00-001 Warszawa',
    sellerTax: 'PL5260001246',
    buyerName: 'Beispiel GmbH',
    buyerAddress: 'Musterstraße 2\n10115 Berlin',
    buyerCountry: 'DE',
    buyerTax: 'DE123456789',
    iban: 'PL61109010140000071219812874',
    lines: [
      { description: 'Design of a landing page', quantity: '1', unit: 'pc', price: '1200', treatment: 'reverse' },
      { description: 'Changes', quantity: '3.5', unit: 'h', price: '60', treatment: 'reverse' },
    ],
  },
  empty: {
    number: '{NNN}/{YYYY}',
    sequence: '1',
    terms: '14',
    lines: [{ quantity: '1', rate: '23' }],
  },
  rules: [
    ({ issued, due }) =>
      due !== '' && due < issued && { field: 'due', message: 'Due date must not be before the issue date.' },
    ({ sellerTax, sellerCountry }) => {
      const problem = taxNumberProblem(sellerTax, sellerCountry)
      return problem !== null && { field: 'sellerTax', message: `Seller tax number ${problem}.` }
    },
    ({ buyerTax, buyerCountry }) => {
      const problem = taxNumberProblem(buyerTax, buyerCountry)
      return problem !== null && { field: 'buyerTax', message: `Buyer tax number ${problem}.` }
    },
    ({ iban }) =>
      iban !== '' && !isIban(iban) && { field: 'iban', message: 'IBAN is not right: its check digits do not fit.' },
    ({ bic }) =>
      !/^(?:[A-Za-z]{6}[A-Za-z0-9]{2}(?:[A-Za-z0-9]{3})?)?$/.test(bic) && {
        field: 'bic',
        message: 'BIC must have 8 or 11 letters and digits.',
      },
    ({ kind, lines }) => {
      const index = kind === 'correction' ? -1 : lines.findIndex(({ quantity }) => quantity.lt(0))
      const message = 'Quantity must not be negative: only corrections may be.'
      return index >= 0 && { field: `lines.${index}.quantity`, message }
    },
    ({ lines, sellerExempt, sellerTax, buyerTax }) => {
      if (sellerExempt || !lines.some(({ treatment }) => treatment === 'reverse')) return null
      if (sellerTax === '')
        return { field: 'sellerTax', message: 'Seller tax number is required for a reverse charge.' }
      return buyerTax === '' && { field: 'buyerTax', message: 'Buyer tax number is required for a reverse charge.' }
    },
  ],
})

export type Input = FormInput<typeof form>
export type Line = Input['lines'][number]
export type Treatment = Line['treatment']

/** The currency in which the VAT is given, too, as Article 230 wants; null for one that the form does not have. */
export function nationalCurrencyOf({ nationalCurrency, sellerCountry, currency }: Input): Currency | null {
  if (nationalCurrency !== 'seller') return nationalCurrency
  return sellerCountry === 'other' ? currency : currencyOf(sellerCountry)
}

/** The typed due date, or the issue date plus the payment term. */
export const dueDate = ({ due, issued, terms }: Input): string => due || addDays(issued, terms)
