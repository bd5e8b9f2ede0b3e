import { currencyField } from '../../kit/currency.ts'
import { lateRates } from '../../kit/late-rates.ts'
import type { Row, ToolFields } from '../../kit/types.ts'
import { MAX_PAYMENTS } from './schema.ts'

const known: readonly Row[] = lateRates.value.map(({ from, ecb, nbp }) => ({ from, ecb, nbp }))

const usual = {
  currency: 'EUR',
  regime: 'eu',
  ownRate: '',
  dayCount: '365',
  payments: [],
  interestFirst: '',
  nbpRate: '',
  invoiced: '',
  rates: known,
  creditor: '',
  debtor: '',
  invoice: '',
}

export const fields: ToolFields = {
  groups: [
    {
      fields: [
        { name: 'amount', label: 'Amount', kind: 'money', hint: 'Of the invoice, with VAT.' },
        currencyField,
        { name: 'due', label: 'Due date', kind: 'date', hint: 'Interest runs from the day after.' },
        {
          name: 'paid',
          label: 'Payment date',
          kind: 'date',
          hint: 'The day the money came, or the day of your letter.',
        },
        {
          name: 'regime',
          label: 'Rules',
          kind: 'choice',
          options: [
            { value: 'eu', label: 'European Union: ECB rate + 8 points' },
            { value: 'pl', label: 'Poland: NBP rate + 10 points' },
            { value: 'pl-health', label: 'Poland, public healthcare debtor: NBP rate + 8 points' },
            { value: 'own', label: 'Own yearly rate' },
          ],
        },
        {
          name: 'ownRate',
          label: 'Own yearly rate',
          kind: 'percent',
          showIf: { field: 'regime', is: ['own'] },
        },
        {
          name: 'nbpRate',
          label: 'PLN for 1 EUR',
          kind: 'number',
          optional: true,
          hint: 'Average NBP rate of the last working day of the month before the claim fell due; it turns the compensation into złoty.',
          showIf: { field: 'regime', is: ['pl', 'pl-health'] },
        },
      ],
    },
    {
      legend: 'Part payments and day count',
      folded: true,
      fields: [
        {
          name: 'payments',
          label: 'Part payments',
          kind: 'rows',
          item: 'payment',
          max: MAX_PAYMENTS,
          fields: [
            { name: 'date', label: 'Date', kind: 'date' },
            { name: 'amount', label: 'Paid', kind: 'money' },
          ],
        },
        {
          name: 'interestFirst',
          label: 'Set payments against interest first',
          kind: 'flag',
          hint: 'As Article 451 of the Polish Civil Code lets the creditor do.',
        },
        {
          name: 'dayCount',
          label: 'Day count',
          kind: 'radio',
          options: [
            { value: '365', label: '365 days a year' },
            { value: 'actual', label: 'Actual days of the year' },
          ],
        },
        { name: 'invoiced', label: 'Invoice date', kind: 'date', optional: true, hint: 'To look at the payment term.' },
      ],
    },
    {
      legend: 'Reference rates',
      note: 'Percent on the first day of each half-year. A half-year that is missing is asked of you, never guessed.',
      folded: true,
      fields: [
        {
          name: 'rates',
          label: 'Reference rates',
          kind: 'rows',
          item: 'half-year',
          max: 60,
          fields: [
            { name: 'from', label: 'Half-year from', kind: 'date' },
            { name: 'ecb', label: 'ECB rate', kind: 'percent' },
            { name: 'nbp', label: 'NBP rate', kind: 'percent' },
          ],
        },
      ],
    },
    {
      legend: 'For the letter',
      folded: true,
      fields: [
        { name: 'creditor', label: 'Your name', kind: 'text', maxLength: 120, optional: true },
        { name: 'debtor', label: 'Debtor', kind: 'text', maxLength: 120, optional: true },
        { name: 'invoice', label: 'Invoice number', kind: 'text', maxLength: 40, optional: true },
      ],
    },
  ],
  example: { ...usual, amount: '4800', due: '2025-11-14', paid: '2026-03-31', invoiced: '2025-10-15' },
  empty: { ...usual, amount: '', due: '', paid: '' },
}
