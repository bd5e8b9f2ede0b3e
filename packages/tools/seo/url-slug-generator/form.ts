import { allLines } from '../../kit/clean-text.ts'
import { choice, field, longText, requiredMessage } from '../../kit/inputs.ts'
import { listText } from '../../kit/list-inputs.ts'
import { integerInput } from '../../kit/integer-inputs.ts'
import { SLUG_LIMIT } from '../../kit/slug.ts'
import { folded, type FormInput, toolForm } from '../../kit/tool-form.ts'

const MAX_TITLES = 500
const MAX_TITLE = 300

const PREFIX_MESSAGE =
  'Path prefix must start and end with / and hold letters, digits, - . _ ~ and / only, for example /blog/.'

export const form = toolForm({
  fields: {
    titles: field<readonly string[]>(
      { kind: 'list', label: 'Titles', lines: 7, maxLength: 300_000, hint: 'One per line, up to 500.' },
      (raw) => {
        // Blank lines stay, because old slugs are aligned by line.
        const lines = allLines(raw.slice(0, MAX_TITLES * MAX_TITLE * 2))
        const count = lines.filter(Boolean).length
        if (count === 0) return { error: requiredMessage('Titles') }
        if (count > MAX_TITLES) return { error: `Titles may have at most ${MAX_TITLES} lines.` }
        const long = lines.findIndex((line) => [...line].length > MAX_TITLE)
        return long < 0
          ? { value: lines }
          : { error: `Line ${long + 1} must be between 1 and ${MAX_TITLE} characters.` }
      },
    ),
    limit: integerInput('Longest slug', { min: 20, max: 120, ifEmpty: SLUG_LIMIT, unit: 'characters' }),
    stopWords: choice('Stop words', { keep: 'Keep', en: 'Remove English ones', pl: 'Remove Polish ones' }),
    prefix: field<string>({ kind: 'text', label: 'Path prefix', maxLength: 200 }, (raw) => {
      const text = raw.trim()
      if (text === '') return { value: '/' }
      return /^\/(?:[A-Za-z0-9\-._~]+\/)*$/.test(text.slice(0, 200)) ? { value: text } : { error: PREFIX_MESSAGE }
    }),
  },
  groups: [
    folded('Existing and old slugs', {
      existing: listText('Existing slugs', {
        required: false,
        lines: 4,
        hint: 'New ones step aside for them. Paths and full addresses are taken, too.',
      }),
      oldSlugs: longText('Old slugs', {
        required: false,
        kind: 'list',
        lines: 4,
        hint: 'One per line, beside its title: the old slug of line 3 leads to the title of line 3. Paths and full addresses are taken, too.',
      }),
    }),
  ],
  example: {
    titles: 'Żurek — najlepszy przepis na święta!\nCrème brûlée & café: 5 tips\nDon’t overcook it\nŁódź straße Ørsted',
    oldSlugs: 'zurek-2024\ncreme-brulee\nhow-not-to-overcook',
  },
  empty: { limit: '75', prefix: '/blog/' },
})

export type Input = FormInput<typeof form>
