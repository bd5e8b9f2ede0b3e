import { documentLanguageField } from '../../kit/language.ts'
import { currencyField, grossField } from '../../kit/currency.ts'
import type { Field, TextField } from '../../kit/types.ts'
import { toolFields } from '../../kit/tool-fields.ts'

const text = (name: string, label: string, maxLength: number, hint?: string): TextField => ({
  kind: 'text',
  name,
  label,
  maxLength,
  optional: true,
  ...(hint !== undefined && { hint }),
})

const trial = { field: 'contract', is: ['trial'] }
const fixed = { field: 'contract', is: ['fixed'] }

const contract: readonly Field[] = [
  {
    kind: 'choice',
    name: 'contract',
    label: 'Contract',
    options: [
      { value: 'indefinite', label: 'Indefinite' },
      { value: 'fixed', label: 'Fixed-term' },
      { value: 'trial', label: 'Trial' },
    ],
  },
  { kind: 'date', name: 'start', label: 'Start' },
  { kind: 'date', name: 'end', label: 'End of the fixed term', showIf: fixed },
  {
    kind: 'integer',
    name: 'contractsBefore',
    label: 'Fixed-term contracts before',
    hint: 'With this employer.',
    optional: true,
    showIf: fixed,
  },
  { kind: 'integer', name: 'trialMonths', label: 'Length of the trial contract', unit: 'months', showIf: trial },
  {
    kind: 'choice',
    name: 'intended',
    label: 'Meant to follow',
    options: [
      { value: 'unknown', label: 'Not decided' },
      { value: 'under-6', label: 'A fixed term below 6 months' },
      { value: '6-to-12', label: 'A fixed term of 6 to below 12 months' },
      { value: 'longer', label: '12 months or more, or indefinite' },
    ],
    showIf: trial,
  },
  text('probation', 'Probation', 120, 'Its length, or “none”.'),
  text('notice', 'Notice', 200, 'The procedure and its periods.'),
]

const pay: readonly Field[] = [
  { kind: 'number', name: 'hours', label: 'Hours per week', hint: '1 to 48.', unit: 'hours' },
  text('schedule', 'Schedule', 200),
  text('overtime', 'Overtime', 200, 'How it is arranged and paid.'),
  { kind: 'integer', name: 'leaveDays', label: 'Leave days', unit: 'days', optional: true },
  { kind: 'money', name: 'pay', label: 'Pay', optional: true },
  currencyField,
  {
    kind: 'choice',
    name: 'period',
    label: 'Pay is per',
    options: [
      { value: 'month', label: 'Month' },
      { value: 'year', label: 'Year' },
      { value: 'hour', label: 'Hour' },
    ],
  },
  grossField,
  text('payDay', 'Pay day', 120, 'When and how it is paid.'),
  text('bonus', 'Bonus', 200),
]

const empty = {
  language: 'en',
  tone: 'formal',
  date: '',
  employer: '',
  employerAddress: '',
  employerNumber: '',
  candidate: '',
  title: '',
  work: '',
  manager: '',
  place: '',
  remote: '',
  contract: 'indefinite',
  start: '',
  end: '',
  trialMonths: '',
  intended: 'unknown',
  contractsBefore: '',
  probation: '',
  notice: '',
  hours: '40',
  schedule: '',
  overtime: '',
  leaveDays: '',
  otherLeave: '',
  pay: '',
  period: 'month',
  gross: 'gross',
  currency: 'EUR',
  payDay: '',
  bonus: '',
  benefits: '',
  equipment: '',
  training: '',
  agreement: '',
  security: '',
  conditions: '',
  answerBy: '',
  signatory: '',
}

export const fields = toolFields({
  groups: [
    {
      fields: [
        documentLanguageField,
        {
          kind: 'radio',
          name: 'tone',
          label: 'Tone',
          options: [
            { value: 'formal', label: 'Formal' },
            { value: 'warm', label: 'Warm' },
          ],
        },
      ],
    },
    {
      legend: 'Who and what',
      fields: [
        { kind: 'text', name: 'employer', label: 'Employer', maxLength: 120 },
        { kind: 'text', name: 'candidate', label: 'Candidate', maxLength: 120 },
        { kind: 'text', name: 'title', label: 'Job title', maxLength: 120 },
        text('employerAddress', 'Address of the employer', 200),
        text(
          'employerNumber',
          'Number of the employer',
          60,
          'As it is written on your letters, for example KRS or NIP.',
        ),
        { kind: 'date', name: 'date', label: 'Date of the letter', optional: true },
        text('place', 'Place of work', 200),
        { kind: 'flag', name: 'remote', label: 'The work may be done remotely', optional: true },
      ],
    },
    { legend: 'Contract', fields: contract },
    { legend: 'Time and pay', fields: pay },
    {
      legend: 'Answer',
      fields: [
        { kind: 'date', name: 'answerBy', label: 'Answer by', optional: true },
        text('signatory', 'Signed by', 120),
        {
          kind: 'list',
          name: 'conditions',
          label: 'Conditions',
          hint: 'Documents and checks that are lawful, one per line, up to 10. With one of them the offer is conditional.',
          maxLength: 2_000,
          lines: 3,
          optional: true,
        },
      ],
    },
    {
      legend: 'More terms',
      folded: true,
      fields: [
        text('work', 'The work in a sentence', 300),
        text('manager', 'Manager', 120),
        text('otherLeave', 'Other paid leave', 200),
        text('equipment', 'Equipment', 200),
        text('training', 'Training', 200),
        text('agreement', 'Collective agreement', 200, 'Or “none”.'),
        text('security', 'Social security', 200, 'The institution that receives the contributions.'),
        {
          kind: 'list',
          name: 'benefits',
          label: 'Benefits',
          hint: 'One per line, up to 20.',
          maxLength: 4_000,
          lines: 4,
          optional: true,
        },
      ],
    },
  ],
  example: {
    ...empty,
    date: '2027-01-11',
    employer: 'Harbour Hotel sp. z o.o.',
    employerAddress: 'ul. Długa 4, 80-827 Gdańsk',
    candidate: 'Maja Lis',
    title: 'Head chef',
    work: 'Planning the menu of the month and leading a kitchen of nine',
    manager: 'Ewa Mak, owner',
    place: 'Gdańsk, the hotel’s kitchen',
    start: '2027-05-01',
    probation: 'none',
    notice: 'one month on either side, in writing',
    schedule: 'Tuesday to Saturday, planned four weeks ahead',
    overtime: 'agreed beforehand, given back as time off within the month',
    leaveDays: '26',
    pay: '11500',
    currency: 'PLN',
    payDay: 'on the last working day of the month, by bank transfer',
    benefits: 'A meal on every shift\nPrivate health care',
    training: 'a food-safety course each year',
    conditions: 'A medical certificate for work with food',
    answerBy: '2027-01-31',
    signatory: 'Ewa Mak',
  },
  empty: { hours: '40' },
})
