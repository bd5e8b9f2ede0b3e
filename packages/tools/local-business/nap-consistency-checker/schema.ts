import * as v from 'valibot'
import { rule } from '../../kit/form-schema.ts'
import { listText, longText, requiredMessage, shortText } from '../../kit/inputs.ts'
import { readRecords, RECORDS_MAX } from './records.ts'

const optionalText = (label: string, max = 120) => shortText(label, { max, required: false })

const form = v.object({
  name: shortText('Name', { max: 120 }),
  street: optionalText('Street'),
  postcode: optionalText('Postcode', 20),
  city: optionalText('City', 80),
  country: optionalText('Country', 60),
  phone: optionalText('Phone', 40),
  website: optionalText('Website', 300),
  records: longText('Listings', { max: 60_000 }),
  intended: listText('Other numbers that are yours', { max: 20, maxChars: 1_000, required: false }),
})

type Form = v.InferOutput<typeof form>

const recordsAreRight = rule<Form>(({ records }) => {
  const read = readRecords(records)
  if (read.length === 0) return { field: 'records', message: requiredMessage('Listings') }
  if (read.length <= RECORDS_MAX) return null
  return { field: 'records', message: `Listings may have at most ${String(RECORDS_MAX)} records.` }
})

export const schema = v.pipe(
  form,
  recordsAreRight,
  v.transform(({ records, intended, ...reference }: Form) => ({
    reference: { source: 'Reference', ...reference },
    records: readRecords(records),
    intended,
  })),
)

export type Input = v.InferOutput<typeof schema>
