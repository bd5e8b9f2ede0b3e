import * as v from 'valibot'
import { dateInput } from '../../kit/date-inputs.ts'
import { rowsInput, rule } from '../../kit/form-schema.ts'
import { choice, field, optionalUrl, shortText, timeInput } from '../../kit/inputs.ts'
import { optionalNumber } from '../../kit/number-inputs.ts'
import { businessTypes } from './business-types.ts'
import { allDay, overlapPastMidnight, readHours, weekdays, type DayHours, type Weekday } from './hours.ts'

export const EXCEPTIONS_MAX = 100

export const dayKinds = ['hours', 'closed', 'all-day'] as const
type DayKind = (typeof dayKinds)[number]

/** Keys of a day's two fields: "mondayKind", "mondayHours". */
export const dayKey = <D extends Weekday>(day: D) => day.toLowerCase() as Lowercase<D>

const optionalText = (label: string, max: number) => shortText(label, { max, required: false })

// E.164: a plus, a country code that does not begin with 0, at most 15 digits. Signs that people group by are taken out.
const phone = field<string>((raw) => {
  const text = raw.replace(/[\s().\-/]/g, '')
  if (text === '') return { value: '' }
  return /^\+[1-9]\d{6,14}$/.test(text)
    ? { value: text }
    : { error: 'Phone must be an international number, for example +48 600 100 200.' }
})

function hoursOf(kind: DayKind, text: string): { hours: DayHours } | { problem: string } {
  if (kind === 'closed') return { hours: [] }
  if (kind === 'all-day') return { hours: allDay }
  return readHours(text)
}

const dayShape = {
  mondayKind: choice('Monday', dayKinds, 'hours'),
  mondayHours: optionalText('Hours of Monday', 100),
  tuesdayKind: choice('Tuesday', dayKinds, 'hours'),
  tuesdayHours: optionalText('Hours of Tuesday', 100),
  wednesdayKind: choice('Wednesday', dayKinds, 'hours'),
  wednesdayHours: optionalText('Hours of Wednesday', 100),
  thursdayKind: choice('Thursday', dayKinds, 'hours'),
  thursdayHours: optionalText('Hours of Thursday', 100),
  fridayKind: choice('Friday', dayKinds, 'hours'),
  fridayHours: optionalText('Hours of Friday', 100),
  saturdayKind: choice('Saturday', dayKinds, 'hours'),
  saturdayHours: optionalText('Hours of Saturday', 100),
  sundayKind: choice('Sunday', dayKinds, 'hours'),
  sundayHours: optionalText('Hours of Sunday', 100),
}

const exceptionRow = v.object({
  from: dateInput('Date'),
  to: dateInput('Last date', { required: false }),
  kind: choice('Kind', dayKinds, 'closed'),
  hours: optionalText('Hours', 100),
  label: optionalText('Label', 80),
})

const form = v.object({
  type: choice('Business type', businessTypes, 'LocalBusiness'),
  name: shortText('Name', { max: 120 }),
  street: optionalText('Street', 120),
  postcode: optionalText('Postcode', 20),
  city: optionalText('City', 80),
  region: optionalText('Region', 80),
  country: field<string>((raw) => {
    const text = raw.trim().toUpperCase()
    return text === '' || /^[A-Z]{2}$/.test(text)
      ? { value: text }
      : { error: 'Country must be a code of two letters, for example PL.' }
  }),
  phone,
  url: optionalUrl('Website'),
  latitude: optionalNumber('Latitude', { min: -90, max: 90 }),
  longitude: optionalNumber('Longitude', { min: -180, max: 180 }),
  ...dayShape,
  exceptions: rowsInput(exceptionRow, { label: 'Exceptions', max: EXCEPTIONS_MAX, ignore: ['kind'] }),
  testDate: dateInput('Date to test', { required: false }),
  testTime: timeInput('Time to test', { required: false }),
})

type Form = v.InferOutput<typeof form>

const weekOf = (input: Form) =>
  weekdays.map((day) => hoursOf(input[`${dayKey(day)}Kind`], input[`${dayKey(day)}Hours`]))

const hoursAreRight = rule<Form>((input) => {
  const week = weekOf(input)
  for (const [index, day] of weekdays.entries()) {
    const read = week[index]
    if (read !== undefined && 'problem' in read) return { field: `${dayKey(day)}Hours`, message: read.problem }
  }
  const late = overlapPastMidnight(week.map((read) => ('hours' in read ? read.hours : [])))
  if (late === null) return null
  return { field: `${dayKey(late)}Hours`, message: `The night before still runs when ${late} opens.` }
})

const exceptionsAreRight = rule<Form>(({ exceptions }) => {
  for (const [index, { from, to, kind, hours }] of exceptions.entries()) {
    const read = hoursOf(kind, hours)
    if ('problem' in read) return { field: `exceptions.${String(index)}.hours`, message: read.problem }
    if (to !== '' && to < from) {
      return { field: `exceptions.${String(index)}.to`, message: 'Last date must not be before the first.' }
    }
  }
  return null
})

const coordinatesArePaired = rule<Form>(({ latitude, longitude }) => {
  if ((latitude === null) === (longitude === null)) return null
  const missing = latitude === null ? 'Latitude' : 'Longitude'
  return { field: missing.toLowerCase(), message: `${missing} is required beside the other coordinate.` }
})

const known = (read: { hours: DayHours } | { problem: string }): DayHours => ('hours' in read ? read.hours : [])

export const schema = v.pipe(
  form,
  hoursAreRight,
  exceptionsAreRight,
  coordinatesArePaired,
  v.transform((input: Form) => ({
    type: input.type,
    name: input.name,
    street: input.street,
    postcode: input.postcode,
    city: input.city,
    region: input.region,
    country: input.country,
    phone: input.phone,
    url: input.url,
    coordinates:
      input.latitude === null || input.longitude === null
        ? null
        : { latitude: input.latitude, longitude: input.longitude },
    week: weekOf(input).map(known),
    exceptions: input.exceptions.map(({ from, to, kind, hours, label }) => ({
      from,
      to: to === '' ? from : to,
      hours: known(hoursOf(kind, hours)),
      label,
    })),
    testDate: input.testDate,
    testTime: input.testTime,
  })),
)

export type Input = v.InferOutput<typeof schema>
export type Exception = Input['exceptions'][number]
