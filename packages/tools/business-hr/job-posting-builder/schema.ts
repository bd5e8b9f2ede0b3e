import * as v from 'valibot'
import { isEmail } from '../../kit/email.ts'
import { CURRENCIES } from '../../kit/format.ts'
import { dateInput } from '../../kit/date-inputs.ts'
import { rowsInput, rule } from '../../kit/form-schema.ts'
import {
  choice,
  field,
  flag,
  listText,
  longText,
  optionalUrl,
  parseHttpUrl,
  requiredMessage,
  shortText,
} from '../../kit/inputs.ts'
import { optionalPlain } from '../../kit/integer-inputs.ts'
import { hasPay, namesTwoJobs } from './title-rules.ts'

export const TASKS_MAX = 15
export const MUST_HAVES_MAX = 12
export const NICE_TO_HAVES_MAX = 12
export const OFFER_MAX = 15
export const PLACES_MAX = 10
export const ABOUT_MAX = 3_000
/** It is compared and written down, never reckoned with. */
const PAY = { min: 0, max: 1_000_000_000_000 }

export const employmentTypes = [
  'FULL_TIME',
  'PART_TIME',
  'CONTRACTOR',
  'TEMPORARY',
  'INTERN',
  'VOLUNTEER',
  'PER_DIEM',
  'OTHER',
] as const

export const zones = [
  'Europe/Warsaw',
  'Europe/Berlin',
  'Europe/London',
  'Europe/Athens',
  'America/New_York',
  'UTC',
] as const

const optionalText = (label: string, max: number) => shortText(label, { max, required: false })
const points = (label: string, max: number, required: boolean) =>
  listText(label, { max, maxChars: max * 300, required })

const countryCode = (label: string, required: boolean) =>
  field<string>((raw) => {
    const text = raw.trim().toUpperCase()
    if (text === '' && required) return { error: requiredMessage(label) }
    return text === '' || /^[A-Z]{2}$/.test(text)
      ? { value: text }
      : { error: `${label} must be a code of two letters, for example PL.` }
  })

const place = v.object({
  street: optionalText('Street', 120),
  postcode: optionalText('Postcode', 20),
  city: shortText('City', { max: 80 }),
  country: countryCode('Country', true),
})

const apply = field<string>((raw) => {
  const text = raw.trim()
  if (text === '') return { error: requiredMessage('How to apply') }
  const url = parseHttpUrl(text)
  if (url !== null) return { value: url.href }
  return isEmail(text)
    ? { value: text }
    : { error: 'How to apply must be an address that starts with https:// or an e-mail address.' }
})

const countries = field<readonly string[]>((raw) => {
  const codes = raw
    .toUpperCase()
    .split(/[\s,;]+/u)
    .filter((code) => code !== '')
  if (codes.length > 30) return { error: 'Countries may be at most 30.' }
  return codes.every((code) => /^[A-Z]{2}$/.test(code))
    ? { value: [...new Set(codes)] }
    : { error: 'Countries must be codes of two letters, for example PL, DE.' }
})

const form = v.object({
  language: choice('Language', ['en', 'pl'], 'en'),
  title: shortText('Title', { min: 2, max: 80 }),
  employer: shortText('Employer', { max: 120 }),
  logo: optionalUrl('Logo'),
  about: longText('About', { max: ABOUT_MAX, required: false }),
  tasks: points('Tasks', TASKS_MAX, true),
  mustHaves: points('Must-haves', MUST_HAVES_MAX, true),
  niceToHaves: points('Nice-to-haves', NICE_TO_HAVES_MAX, false),
  offer: points('What you offer', OFFER_MAX, false),
  places: rowsInput(place, { label: 'Places', max: PLACES_MAX }),
  remote: flag(),
  countries,
  employmentType: choice('Employment type', employmentTypes, 'FULL_TIME'),
  payMin: optionalPlain('Lowest pay', PAY),
  payMax: optionalPlain('Highest pay', PAY),
  payPeriod: choice('Pay is per', ['HOUR', 'DAY', 'WEEK', 'MONTH', 'YEAR'], 'MONTH'),
  currency: choice('Currency', CURRENCIES, 'EUR'),
  gross: choice('Gross or net', ['gross', 'net'], 'gross'),
  start: optionalText('Start', 80),
  posted: dateInput('Date of the advert'),
  closes: dateInput('Close date', { required: false }),
  zone: choice('Time zone of the close date', zones, 'Europe/Warsaw'),
  apply,
  sameSite: flag(),
  reference: optionalText('Reference', 60),
})

type Form = v.InferOutput<typeof form>

const titleIsOneJob = rule<Form>(({ title }) => {
  if (hasPay(title)) return { field: 'title', message: 'Title must not hold the pay. It has its own fields.' }
  return namesTwoJobs(title) ? { field: 'title', message: 'Title names two jobs. Write an advert for each.' } : null
})

const placeIsKnown = rule<Form>(({ places, remote, countries: codes }) => {
  if (!remote && places.length === 0)
    return { field: 'places', message: 'A place is required unless the job is remote.' }
  return remote && codes.length === 0
    ? { field: 'countries', message: 'Countries is required for a remote job: where may people live?' }
    : null
})

const payIsRange = rule<Form>(({ payMin, payMax }) =>
  payMin !== null && payMax !== null && payMin > payMax
    ? { field: 'payMax', message: 'Highest pay must not be below the lowest.' }
    : null,
)

const closesLater = rule<Form>(({ posted, closes }) =>
  closes !== '' && closes < posted
    ? { field: 'closes', message: 'Close date must not be before the date of the advert.' }
    : null,
)

export const schema = v.pipe(form, titleIsOneJob, placeIsKnown, payIsRange, closesLater)

export type Input = v.InferOutput<typeof schema>
