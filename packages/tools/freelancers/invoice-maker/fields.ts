import { documentLanguageField } from '../../kit/language.ts'
import { currencyField } from '../../kit/currency.ts'
import { CURRENCIES } from '../../kit/format.ts'
import type { Field, RowsField, SimpleField } from '../../kit/types.ts'
import { toolFields } from '../../kit/tool-fields.ts'
import { COUNTRIES, countryName } from './numbers.ts'
import { MAX_LINES } from './schema.ts'

const countryOptions = COUNTRIES.map((value) => ({ value, label: countryName(value, 'en') || 'Other' }))

const party = (key: 'seller' | 'buyer', who: string): Field[] => [
  { name: `${key}Name`, label: `${who} name`, kind: 'text', maxLength: 120 },
  { name: `${key}Address`, label: `${who} address`, kind: 'long-text', lines: 3, maxLength: 400 },
  { name: `${key}Country`, label: `${who} country`, kind: 'choice', options: countryOptions },
  { name: `${key}Tax`, label: `${who} tax number`, kind: 'text', maxLength: 20, optional: true },
  { name: `${key}Email`, label: `${who} e-mail`, kind: 'email', maxLength: 120, optional: true },
]

const lineFields: readonly SimpleField[] = [
  { name: 'description', label: 'Description', kind: 'text', maxLength: 300 },
  { name: 'quantity', label: 'Quantity', kind: 'number' },
  { name: 'unit', label: 'Unit', kind: 'text', maxLength: 20, optional: true },
  { name: 'price', label: 'Price', kind: 'money' },
  { name: 'discount', label: 'Line discount', kind: 'percent', optional: true },
  {
    name: 'treatment',
    label: 'VAT treatment',
    kind: 'choice',
    options: [
      { value: 'rate', label: 'VAT rate' },
      { value: 'exempt', label: 'Exempt' },
      { value: 'reverse', label: 'Reverse charge' },
      { value: 'outside', label: 'Outside scope' },
    ],
  },
  { name: 'rate', label: 'VAT rate', kind: 'percent', optional: true },
]

const rows = (name: string, label: string, more: Partial<RowsField>): RowsField => ({
  name,
  label,
  kind: 'rows',
  item: 'line',
  max: MAX_LINES,
  fields: lineFields,
  ...more,
})

const blankLine = { description: '', quantity: '1', unit: '', price: '', discount: '', treatment: 'rate', rate: '23' }

export const fields = toolFields({
  groups: [
    {
      legend: 'Document',
      fields: [
        {
          name: 'kind',
          label: 'Kind',
          kind: 'radio',
          options: [
            { value: 'invoice', label: 'Invoice' },
            { value: 'proforma', label: 'Pro forma' },
            { value: 'correction', label: 'Correction' },
          ],
        },
        {
          name: 'number',
          label: 'Number',
          kind: 'text',
          maxLength: 40,
          hint: 'Marks: {NNN} running number, {YYYY}, {YY}, {MM}, {DD}.',
        },
        { name: 'sequence', label: 'Running number', kind: 'integer' },
        {
          name: 'corrected',
          label: 'Corrected invoice',
          kind: 'text',
          maxLength: 80,
          showIf: { field: 'kind', is: ['correction'] },
        },
        { name: 'issued', label: 'Issue date', kind: 'date' },
        { name: 'supplied', label: 'Supply date', kind: 'date', optional: true },
        { name: 'due', label: 'Due date', kind: 'date', optional: true, hint: 'Empty: by the payment term.' },
        { name: 'terms', label: 'Payment term', kind: 'integer', unit: 'days' },
        documentLanguageField,
        currencyField,
      ],
    },
    { legend: 'Seller', fields: party('seller', 'Seller') },
    { legend: 'Buyer', fields: party('buyer', 'Buyer') },
    {
      legend: 'What is invoiced',
      fields: [
        rows('lines', 'Lines', { min: 1 }),
        rows('before', 'Lines before', {
          hint: 'As they stood on the invoice that is corrected.',
          showIf: { field: 'kind', is: ['correction'] },
        }),
        {
          name: 'prices',
          label: 'Prices are',
          kind: 'radio',
          options: [
            { value: 'net', label: 'Net of VAT' },
            { value: 'gross', label: 'With VAT' },
          ],
        },
      ],
    },
    {
      legend: 'VAT',
      folded: true,
      fields: [
        {
          name: 'vatMethod',
          label: 'VAT is computed',
          kind: 'radio',
          options: [
            { value: 'rate', label: 'On the sum of each rate' },
            { value: 'line', label: 'Line by line' },
          ],
        },
        { name: 'sellerExempt', label: 'The seller is exempt from VAT', kind: 'flag' },
        {
          name: 'exemptBasis',
          label: 'Basis of the exemption',
          kind: 'text',
          maxLength: 200,
          optional: true,
          hint: 'The article that exempts the seller or a line.',
        },
        { name: 'selfBilling', label: 'Self-billing', kind: 'flag', hint: 'The buyer issues the invoice.' },
        { name: 'marginScheme', label: 'Margin scheme', kind: 'flag' },
        {
          name: 'nationalCurrency',
          label: 'National currency',
          kind: 'choice',
          options: CURRENCIES.map((value) => ({ value, label: value })),
        },
        {
          name: 'exchange',
          label: 'Exchange rate',
          kind: 'number',
          optional: true,
          hint: 'National currency for one unit of the invoice’s.',
        },
        { name: 'exchangeDate', label: 'Date of the rate', kind: 'date', optional: true },
      ],
    },
    {
      legend: 'Payment and notes',
      folded: true,
      fields: [
        { name: 'bank', label: 'Bank', kind: 'text', maxLength: 80, optional: true },
        { name: 'iban', label: 'IBAN', kind: 'text', maxLength: 42, optional: true },
        { name: 'bic', label: 'BIC', kind: 'text', maxLength: 11, optional: true },
        { name: 'reference', label: 'Payment reference', kind: 'text', maxLength: 140, optional: true },
        { name: 'notes', label: 'Notes', kind: 'long-text', lines: 3, maxLength: 2000, optional: true },
      ],
    },
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
      {
        ...blankLine,
        description: 'Design of a landing page',
        quantity: '1',
        unit: 'pc',
        price: '1200',
        treatment: 'reverse',
        rate: '',
      },
      { ...blankLine, description: 'Changes', quantity: '3.5', unit: 'h', price: '60', treatment: 'reverse', rate: '' },
    ],
  },
  empty: {
    number: '{NNN}/{YYYY}',
    sequence: '1',
    terms: '14',
    sellerCountry: 'PL',
    buyerCountry: 'PL',
    nationalCurrency: 'PLN',
    lines: [{ description: '', quantity: '1', unit: '', price: '', discount: '', treatment: 'rate', rate: '23' }],
  },
})
