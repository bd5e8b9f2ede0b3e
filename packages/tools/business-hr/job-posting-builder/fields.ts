import { languageField } from '../../kit/language.ts'
import { currencyField, grossField } from '../../kit/currency.ts'
import type { LongTextField, Option } from '../../kit/types.ts'
import { toolFields } from '../../kit/tool-fields.ts'
import { ABOUT_MAX, MUST_HAVES_MAX, NICE_TO_HAVES_MAX, OFFER_MAX, PLACES_MAX, TASKS_MAX, zones } from './schema.ts'

const points = (name: string, label: string, max: number, optional: boolean): LongTextField => ({
  kind: 'list',
  name,
  label,
  hint: `One per line, up to ${String(max)}.`,
  maxLength: max * 300,
  lines: 4,
  optional,
})

const employment: readonly Option[] = [
  { value: 'FULL_TIME', label: 'Full time' },
  { value: 'PART_TIME', label: 'Part time' },
  { value: 'CONTRACTOR', label: 'Contract' },
  { value: 'TEMPORARY', label: 'Temporary' },
  { value: 'INTERN', label: 'Internship' },
  { value: 'VOLUNTEER', label: 'Volunteer work' },
  { value: 'PER_DIEM', label: 'By the day' },
  { value: 'OTHER', label: 'Other' },
]

const periods: readonly Option[] = [
  { value: 'HOUR', label: 'Hour' },
  { value: 'DAY', label: 'Day' },
  { value: 'WEEK', label: 'Week' },
  { value: 'MONTH', label: 'Month' },
  { value: 'YEAR', label: 'Year' },
]

const empty = {
  language: 'en',
  title: '',
  employer: '',
  logo: '',
  about: '',
  tasks: '',
  mustHaves: '',
  niceToHaves: '',
  offer: '',
  places: [{ street: '', postcode: '', city: '', country: '' }],
  remote: '',
  countries: '',
  employmentType: 'FULL_TIME',
  payMin: '',
  payMax: '',
  payPeriod: 'MONTH',
  currency: 'EUR',
  gross: 'gross',
  start: '',
  posted: '',
  closes: '',
  zone: 'Europe/Warsaw',
  apply: '',
  sameSite: '',
  reference: '',
}

export const fields = toolFields({
  groups: [
    {
      fields: [
        languageField,
        { kind: 'text', name: 'title', label: 'Title', hint: 'One job, without the pay.', maxLength: 80 },
        { kind: 'text', name: 'employer', label: 'Employer', maxLength: 120 },
        {
          kind: 'choice',
          name: 'employmentType',
          label: 'Employment type',
          options: employment,
        },
        { kind: 'text', name: 'start', label: 'Start', hint: 'For example 1 May.', maxLength: 80, optional: true },
        { kind: 'date', name: 'posted', label: 'Date of the advert' },
        { kind: 'date', name: 'closes', label: 'Close date', optional: true },
      ],
    },
    {
      legend: 'The job',
      fields: [
        {
          kind: 'long-text',
          name: 'about',
          label: 'About',
          hint: 'Who you are, in a few sentences.',
          maxLength: ABOUT_MAX,
          lines: 4,
          optional: true,
        },
        points('tasks', 'Tasks', TASKS_MAX, false),
        points('mustHaves', 'Must-haves', MUST_HAVES_MAX, false),
        points('niceToHaves', 'Nice-to-haves', NICE_TO_HAVES_MAX, true),
        points('offer', 'What you offer', OFFER_MAX, true),
      ],
    },
    {
      legend: 'Pay',
      fields: [
        { kind: 'money', name: 'payMin', label: 'Lowest pay', optional: true },
        { kind: 'money', name: 'payMax', label: 'Highest pay', optional: true },
        { kind: 'choice', name: 'payPeriod', label: 'Pay is per', options: periods },
        currencyField,
        grossField,
      ],
    },
    {
      legend: 'Where',
      fields: [
        {
          kind: 'rows',
          name: 'places',
          label: 'Places',
          item: 'place',
          max: PLACES_MAX,
          optional: true,
          fields: [
            { kind: 'text', name: 'city', label: 'City', maxLength: 80 },
            { kind: 'text', name: 'country', label: 'Country', hint: 'Two letters: PL.', maxLength: 2 },
            { kind: 'text', name: 'street', label: 'Street', maxLength: 120, optional: true },
            { kind: 'text', name: 'postcode', label: 'Postcode', maxLength: 20, optional: true },
          ],
        },
        { kind: 'flag', name: 'remote', label: 'The work may be done remotely', optional: true },
        {
          kind: 'text',
          name: 'countries',
          label: 'Countries',
          hint: 'Where people may live, for example PL, DE.',
          maxLength: 120,
          showIf: { field: 'remote', is: ['yes'] },
        },
      ],
    },
    {
      legend: 'How to apply',
      fields: [
        {
          kind: 'text',
          name: 'apply',
          label: 'How to apply',
          hint: 'An address with https:// or an e-mail address.',
          maxLength: 2048,
        },
        { kind: 'text', name: 'reference', label: 'Reference', maxLength: 60, optional: true },
        { kind: 'flag', name: 'sameSite', label: 'The form is on the same site as the advert', optional: true },
        { kind: 'url', name: 'logo', label: 'Logo', hint: 'Its full address.', optional: true },
        {
          kind: 'choice',
          name: 'zone',
          label: 'Time zone of the close date',
          options: zones.map((zone) => ({ value: zone, label: zone.replace('_', ' ') })),
        },
      ],
    },
  ],
  example: {
    ...empty,
    title: 'Pastry chef',
    employer: 'Harbour Hotel',
    about:
      'We are a hotel of forty rooms by the harbour of Gdańsk. We bake our own bread and change the menu every month.',
    tasks:
      'Bake bread and pastry for breakfast and the evening menu\nPlan the desserts of the month with the head chef\nKeep the stock and the allergen list of the pastry\nTeach one apprentice',
    mustHaves: 'Two years in a bakery or a pastry kitchen\nBread from sourdough\nPolish or English, level B1',
    niceToHaves: 'Chocolate work',
    offer: 'Four days a week, five free weekends in eight weeks\nA meal on every shift\n26 days of leave',
    places: [{ street: 'ul. Długa 4', postcode: '80-827', city: 'Gdańsk', country: 'PL' }],
    payMin: '7200',
    payMax: '8600',
    currency: 'PLN',
    start: '1 May 2027',
    posted: '2027-01-11',
    closes: '2027-02-28',
    apply: 'https://harbour.example/jobs/pastry-chef',
    sameSite: 'yes',
    reference: 'HH-12',
  },
  empty: { places: [{ street: '', postcode: '', city: '', country: '' }], payPeriod: 'MONTH' },
})
