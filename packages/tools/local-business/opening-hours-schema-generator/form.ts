import * as v from 'valibot'
import { countryInput } from '../../kit/country.ts'
import type { Big } from '../../kit/decimal.ts'
import { dateInput } from '../../kit/date-inputs.ts'
import {
  choice,
  choiceOf,
  field,
  type FieldDisplay,
  neededIf,
  optionalText,
  optionalUrl,
  shortText,
  timeInput,
} from '../../kit/inputs.ts'
import { optionalNumber } from '../../kit/number-inputs.ts'
import { upperFirst } from '../../kit/words.ts'
import { allDay, type DayHours, overlapPastMidnight, readHours, type Weekday, weekdays } from './hours.ts'
import { checkRules, folded, type FormInput, rowsInput, section, toolForm } from '../../kit/tool-form.ts'

/** schema.org's LocalBusiness and forty of its subtypes. */
const businessTypes = (
  'LocalBusiness AutoRepair AutoWash Bakery BarOrPub BeautySalon BikeStore BookStore Brewery CafeOrCoffeeShop ChildCare ' +
  'ClothingStore ConvenienceStore DaySpa Dentist DryCleaningOrLaundry Electrician ElectronicsStore FastFoodRestaurant ' +
  'Florist FurnitureStore GardenStore GroceryStore HairSalon HardwareStore HealthClub HomeGoodsStore Hotel IceCreamShop ' +
  'InsuranceAgency JewelryStore Library LiquorStore MedicalClinic NailSalon Optician PetStore Pharmacy Plumber ' +
  'RealEstateAgent Restaurant'
).split(' ')

/** "BarOrPub" as "Bar or pub". */
const typeLabel = (type: string) =>
  type === 'LocalBusiness'
    ? 'Local business (any other)'
    : upperFirst(type.replace(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase())

const PHONE_HINT = 'International, for example +48 600 100 200.'

/** Prefix of a day's two fields: "mondayKind", "mondayHours". */
export const dayKey = <D extends Weekday>(day: D) => day.toLowerCase() as Lowercase<D>

const kinds = { hours: 'Open at these hours', closed: 'Closed', 'all-day': 'Open 24 hours' } as const

const hoursOf = (kind: keyof typeof kinds, typed: DayHours): DayHours =>
  ({ hours: typed, closed: [], 'all-day': allDay })[kind]

/** The typed intervals; none for an empty text. */
function hoursInput(label: string, display: FieldDisplay) {
  const line = optionalText(label, 100, display)
  return field<DayHours>(line.control, (raw) => {
    const { output, issues } = v.safeParse(line, raw)
    if (issues) return { error: issues[0].message }
    return output === '' ? { value: [] } : readHours(output)
  })
}

/** Decimals are counted as typed, since a number does not keep the last zero of 54.34870. */
function coordinate(label: string, most: number, hint: string) {
  const number = optionalNumber(label, { min: -most, max: most, hint })
  return field<{ degrees: Big; decimals: number } | null>(number.control, (raw) => {
    const { output, issues } = v.safeParse(number, raw)
    if (issues) return { error: issues[0].message }
    return { value: output && { degrees: output, decimals: raw.trim().split(/[.,]/)[1]?.length ?? 0 } }
  })
}

const hoursOfDay = (day: Weekday, hint?: string) =>
  hoursInput(`Hours of ${day}`, { hint, ...neededIf(`${dayKey(day)}Kind`, 'hours') })

const week = {
  mondayKind: choice('Monday', kinds),
  mondayHours: hoursOfDay('Monday', 'Up to four intervals, for example 9:00-12:00, 13:00-18:00.'),
  tuesdayKind: choice('Tuesday', kinds),
  tuesdayHours: hoursOfDay('Tuesday'),
  wednesdayKind: choice('Wednesday', kinds),
  wednesdayHours: hoursOfDay('Wednesday'),
  thursdayKind: choice('Thursday', kinds),
  thursdayHours: hoursOfDay('Thursday'),
  fridayKind: choice('Friday', kinds),
  fridayHours: hoursOfDay('Friday'),
  saturdayKind: choice('Saturday', kinds),
  saturdayHours: hoursOfDay('Saturday'),
  sundayKind: choice('Sunday', kinds),
  sundayHours: hoursOfDay('Sunday'),
}

const typed = toolForm({
  groups: [
    section('The business', {
      type: choiceOf('Business type', businessTypes, { labelOf: typeLabel }),
      name: shortText('Name', { max: 120 }),
      street: optionalText('Street', 120),
      postcode: optionalText('Postcode', 20),
      city: optionalText('City', 80),
      country: countryInput({ hint: 'Two letters, for example PL.' }),
    }),
    folded('More about it', {
      region: optionalText('Region', 80),
      // E.164: a plus, a country code that does not start with 0, at most 15 digits. Separators are removed.
      phone: field<string>({ kind: 'tel', label: 'Phone', hint: PHONE_HINT, maxLength: 40 }, (raw) => {
        // Only Italy keeps the 0 of a national number after its calling code.
        const text = raw.replace(/^(\s*\+(?!\s*39)[\d\s./-]*)\(0/, '$1').replace(/[\s().\-/]/g, '')
        return text === '' || /^\+[1-9]\d{6,14}$/.test(text)
          ? { value: text }
          : { error: 'Phone must be an international number, for example +48 600 100 200.' }
      }),
      url: optionalUrl('Website'),
      latitude: coordinate('Latitude', 90, 'For example 54.34870.'),
      longitude: coordinate('Longitude', 180, 'For example 18.65320.'),
    }),
    section('Opening hours', week),
    {
      legend: 'Exceptions',
      note: 'Holidays, inventory, longer hours in summer. They count instead of the weekday’s hours.',
      fields: {
        exceptions: rowsInput('Exceptions', {
          item: 'exception',
          max: 100,
          ignore: ['kind'],
          fields: {
            from: dateInput('Date'),
            to: dateInput('Last date', { required: false, hint: 'For a range.' }),
            kind: choice('Kind', kinds, { ifEmpty: 'closed' }),
            hours: hoursInput('Hours', neededIf('kind', 'hours')),
            label: optionalText('Label', 80),
          },
          rule: ({ from, to }) =>
            to !== '' && to < from && { field: 'to', message: 'Last date must not be before the first.' },
        }),
      },
    },
    folded('Is it open at …?', {
      testDate: dateInput('Date to test', { required: false }),
      testTime: timeInput('Time to test', { required: false }),
    }),
  ],
  example: {
    type: 'Bakery',
    name: 'Piekarnia Pod Lipą',
    street: 'ul. Długa 4',
    postcode: '80-827',
    city: 'Gdańsk',
    country: 'PL',
    ...Object.fromEntries(weekdays.map((day) => [`${dayKey(day)}Hours`, '7:00-12:00, 13:00-18:00'])),
    saturdayHours: '7:00-14:00',
    sundayKind: 'closed',
    sundayHours: '',
    exceptions: [{ from: '2026-12-24', to: '2026-12-26', kind: 'closed', hours: '', label: 'Christmas' }],
    testDate: '2026-12-23',
    testTime: '12:30',
  },
})

type Form = v.InferOutput<typeof typed.schema>

const weekOf = (input: Omit<Form, 'latitude' | 'longitude'>) =>
  weekdays.map((day) => hoursOf(input[`${dayKey(day)}Kind`], input[`${dayKey(day)}Hours`]))

export const form = {
  ...typed,
  schema: v.pipe(
    typed.schema,
    checkRules<Form>([
      (input) => {
        const late = overlapPastMidnight(weekOf(input))
        if (!late) return null
        // The hours of a day that is open 24 hours are hidden, and so would be their message.
        const name = input[`${dayKey(late)}Kind`] === 'hours' ? 'Hours' : 'Kind'
        return { field: `${dayKey(late)}${name}`, message: `The night before still runs when ${late} opens.` }
      },
      ({ latitude, longitude }) => {
        const missing = latitude === null ? 'Latitude' : 'Longitude'
        const message = `${missing} is required beside the other coordinate.`
        return (latitude === null) !== (longitude === null) && { field: missing.toLowerCase(), message }
      },
    ]),
    v.transform(({ latitude, longitude, ...input }: Form) => ({
      ...input,
      coordinates: latitude === null || longitude === null ? null : { latitude, longitude },
      week: weekOf(input),
      exceptions: input.exceptions.map(({ from, to, kind, hours, label }) => ({
        from,
        to: to === '' ? from : to,
        hours: hoursOf(kind, hours),
        label,
      })),
    })),
  ),
}

export type Input = FormInput<typeof form>
export type Exception = Input['exceptions'][number]
