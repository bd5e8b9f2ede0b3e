import { countryCode, countryInput } from '../../kit/country.ts'
import { isEmail } from '../../kit/email.ts'
import { dateInput } from '../../kit/date-inputs.ts'
import {
  choice,
  choiceOf,
  field,
  flag,
  longText,
  neededIf,
  optionalText,
  optionalUrl,
  parseHttpUrl,
  requiredMessage,
  shortText,
  when,
} from '../../kit/inputs.ts'
import { pointList } from '../../kit/list-inputs.ts'
import { optionalPlain } from '../../kit/integer-inputs.ts'
import { employmentTypes } from './advert.ts'
import { hasPay, namesTwoJobs } from './title-rules.ts'
import { languageInput } from '../../kit/language.ts'
import { currencyInput, grossInput } from '../../kit/currency.ts'
import { type FormInput, rowsInput, section, toolForm } from '../../kit/tool-form.ts'

/** Pay is only compared and printed, so any amount is allowed. */
const PAY = { min: 0, max: 1_000_000_000_000 }

const typeNames = Object.keys(employmentTypes) as (keyof typeof employmentTypes)[]

const zones = ['Europe/Warsaw', 'Europe/Berlin', 'Europe/London', 'Europe/Athens', 'America/New_York', 'UTC'] as const

const points = (label: string, max: number, required: boolean) =>
  pointList(label, { max, maxChars: max * 300, required, hint: `One per line, up to ${String(max)}.`, lines: 4 })

export const form = toolForm({
  fields: {
    language: languageInput(),
    title: shortText('Title', { min: 2, max: 80, hint: 'One job, without the pay.' }),
    employer: shortText('Employer', { max: 120 }),
    employmentType: choiceOf('Employment type', typeNames, { labelOf: (name) => employmentTypes[name][0] }),
    start: optionalText('Start', 80, { hint: 'For example 1 May.' }),
    posted: dateInput('Date of the advert'),
    closes: dateInput('Close date', { required: false }),
  },
  groups: [
    section('The job', {
      about: longText('About', { max: 3_000, required: false, hint: 'Who you are, in a few sentences.', lines: 4 }),
      tasks: points('Tasks', 15, true),
      mustHaves: points('Must-haves', 12, true),
      niceToHaves: points('Nice-to-haves', 12, false),
      offer: points('What you offer', 15, false),
    }),
    section('Pay', {
      payMin: optionalPlain('Lowest pay', { ...PAY, kind: 'money' }),
      payMax: optionalPlain('Highest pay', { ...PAY, kind: 'money' }),
      payPeriod: choice(
        'Pay is per',
        { HOUR: 'Hour', DAY: 'Day', WEEK: 'Week', MONTH: 'Month', YEAR: 'Year' },
        { ifEmpty: 'MONTH' },
      ),
      currency: currencyInput(),
      gross: grossInput(),
    }),
    section('Where', {
      places: rowsInput('Places', {
        item: 'place',
        max: 10,
        blank: 1,
        hint: 'Not needed for a remote job.',
        requiredIf: when('remote', ''),
        fields: {
          city: shortText('City', { max: 80 }),
          country: countryInput({ required: true, hint: 'Two letters: PL.' }),
          street: optionalText('Street', 120),
          postcode: optionalText('Postcode', 20),
        },
      }),
      remote: flag('The work may be done remotely'),
      countries: field<readonly string[]>(
        {
          kind: 'text',
          label: 'Countries',
          hint: 'Where people may live, for example PL, DE.',
          maxLength: 120,
          ...neededIf('remote', 'yes'),
        },
        (raw) => {
          const codes = raw
            .split(/[\s,;]+/u)
            .filter(Boolean)
            .map(countryCode)
          if (codes.length > 30) return { error: 'Countries may be at most 30.' }
          return codes.every((code) => /^[A-Z]{2}$/.test(code))
            ? { value: [...new Set(codes)] }
            : { error: 'Countries must be codes of two letters, for example PL, DE.' }
        },
      ),
    }),
    section('How to apply', {
      apply: field<string>(
        {
          kind: 'text',
          label: 'How to apply',
          hint: 'An address with https:// or an e-mail address.',
          maxLength: 2048,
        },
        (raw) => {
          const text = raw.trim()
          if (text === '') return { error: requiredMessage('How to apply') }
          const url = parseHttpUrl(text)
          if (url !== null) return { value: url.href }
          return isEmail(text)
            ? { value: text }
            : { error: 'How to apply must be an address that starts with https:// or an e-mail address.' }
        },
      ),
      reference: optionalText('Reference', 60),
      sameSite: flag('The form is on the same site as the advert'),
      logo: optionalUrl('Logo', { hint: 'Its full address.' }),
      zone: choiceOf('Time zone of the close date', zones, { labelOf: (zone) => zone.replace('_', ' ') }),
    }),
  ],
  example: {
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
  rules: [
    ({ title }) => {
      if (hasPay(title)) return { field: 'title', message: 'Title must not hold the pay. It has its own fields.' }
      return namesTwoJobs(title) && { field: 'title', message: 'Title names two jobs. Write an advert for each.' }
    },
    ({ payMin, payMax }) =>
      payMin !== null &&
      payMax !== null &&
      payMin > payMax && { field: 'payMax', message: 'Highest pay must not be below the lowest.' },
    ({ posted, closes }) =>
      closes !== '' &&
      closes < posted && { field: 'closes', message: 'Close date must not be before the date of the advert.' },
  ],
})

export type Input = FormInput<typeof form>
