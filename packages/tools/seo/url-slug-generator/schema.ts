import * as v from 'valibot'
import { choice, cleanText, field, listText, longText, requiredMessage } from '../../kit/inputs.ts'
import { integerInput } from '../../kit/integer-inputs.ts'
import { SLUG_LIMIT } from '../../kit/slug.ts'

export const MAX_TITLES = 500
const MAX_TITLE = 300

const PREFIX_MESSAGE =
  'Path prefix must start and end with / and hold letters, digits, - . _ ~ and / only, for example /blog/.'

/** Every line keeps its place, blank ones too: old slugs are aligned by line. */
const alignedLines = (text: string) =>
  cleanText(text)
    .replace(/(?<!\n)\n+$/, '')
    .split('\n')
    .map((line) => line.trim())

export const schema = v.object({
  titles: field<readonly string[]>((raw) => {
    const lines = alignedLines(raw.slice(0, MAX_TITLES * MAX_TITLE * 2))
    const count = lines.filter(Boolean).length
    if (count === 0) return { error: requiredMessage('Titles') }
    if (count > MAX_TITLES) return { error: `Titles may have at most ${MAX_TITLES} lines.` }
    const long = lines.findIndex((line) => [...line].length > MAX_TITLE)
    return long < 0 ? { value: lines } : { error: `Line ${long + 1} must be between 1 and ${MAX_TITLE} characters.` }
  }),
  limit: integerInput('Longest slug', { min: 20, max: 120, ifEmpty: SLUG_LIMIT }),
  stopWords: choice('Stop words', ['keep', 'en', 'pl'], 'keep'),
  existing: listText('Existing slugs', { required: false }),
  prefix: field<string>((raw) => {
    const text = raw.trim()
    if (text === '') return { value: '/' }
    return /^\/(?:[A-Za-z0-9\-._~]+\/)*$/.test(text.slice(0, 200)) ? { value: text } : { error: PREFIX_MESSAGE }
  }),
  oldSlugs: longText('Old slugs', { required: false }),
})

export type Input = v.InferOutput<typeof schema>
