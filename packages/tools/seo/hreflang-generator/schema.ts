import * as v from 'valibot'
import { rowsInput, rule } from '../../kit/form-schema.ts'
import { choice, linesOf, longText, shortText } from '../../kit/inputs.ts'

export const MIN_VERSIONS = 2
export const MAX_VERSIONS = 200

const row = v.object({
  language: shortText('Language', { max: 20, required: false }),
  script: shortText('Script', { max: 10, required: false }),
  region: shortText('Region', { max: 10, required: false }),
  // Read by calculate: a relative address is an error of the set, with its own words.
  url: shortText('Address', { max: 2048 }),
})

export const schema = v.pipe(
  v.object({
    mode: choice('How to enter', ['rows', 'bulk'], 'rows'),
    rows: rowsInput(row, { label: 'Versions', max: MAX_VERSIONS }),
    bulk: longText('List', { required: false }),
  }),
  rule(({ mode, rows, bulk }) => {
    if (mode === 'rows' && rows.length === 0) return { field: 'rows', message: 'Versions is required.' }
    if (mode === 'bulk' && linesOf(bulk).length === 0) return { field: 'bulk', message: 'List is required.' }
    return null
  }),
)

export type Input = v.InferOutput<typeof schema>
