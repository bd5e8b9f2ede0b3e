import { cleanText } from '../../kit/clean-text.ts'
import { field, optionalText, requiredMessage, shortText } from '../../kit/inputs.ts'
import { listText } from '../../kit/list-inputs.ts'
import { type NapRecord, readRecords, RECORDS_MAX } from './records.ts'
import { type FormInput, section, toolForm } from '../../kit/tool-form.ts'

const LISTINGS_MAX = 60_000

const listings = {
  kind: 'long-text',
  label: 'Listings',
  maxLength: LISTINGS_MAX,
  hint: 'Up to 50. A table with commas, semicolons or tabs, or one block a listing with a blank line between. Without headings the order is source, name, street, postcode, city, country, phone, website.',
  lines: 10,
} as const

const listingsInput = () =>
  field<readonly NapRecord[]>(listings, (raw) => {
    const records = readRecords(cleanText(raw.slice(0, LISTINGS_MAX)))
    if (records.length === 0) return { error: requiredMessage('Listings') }
    return records.length > RECORDS_MAX
      ? { error: `Listings may have at most ${RECORDS_MAX} records.` }
      : { value: records }
  })

const records = `source,name,street,postcode,city,country,phone,website
Maps,Piekarnia Pod Lipą,ul. Długa 12/4,80-827,Gdańsk,Poland,58 300 10 20,podlipa.example
Town directory,Piekrania Pod Lipą,Dluga 12 m. 4,80-828,Gdansk,Polska,+48 58 300 10 20,
Old catalogue,Piekarnia Pod Lipą sp. z o.o.,ul. Szeroka 3,80-835,Gdańsk,Poland,+48 600 100 200,http://www.podlipa.example/`

export const form = toolForm({
  groups: [
    {
      legend: 'The right details',
      note: 'The record that all others are compared with. What you leave empty is not compared.',
      fields: {
        name: shortText('Name', { max: 120 }),
        street: optionalText('Street', 120, { hint: 'With house number and flat.' }),
        postcode: optionalText('Postcode', 20),
        city: optionalText('City', 80),
        country: optionalText('Country', 60),
        phone: optionalText('Phone', 40, { kind: 'tel' }),
        website: optionalText('Website', 300),
      },
    },
    section('The listings', {
      records: listingsInput(),
      intended: listText('Other numbers that are yours', {
        max: 20,
        maxChars: 1_000,
        required: false,
        hint: 'Tracking numbers, a mobile. One per line. They count as right.',
        lines: 2,
      }),
    }),
  ],
  example: {
    name: 'Piekarnia Pod Lipą sp. z o.o.',
    street: 'ul. Długa 12/4',
    postcode: '80-827',
    city: 'Gdańsk',
    country: 'Poland',
    phone: '+48 58 300 10 20',
    website: 'https://www.podlipa.example/',
    records,
    intended: '+48 600 100 200',
  },
})

export type Input = FormInput<typeof form>
