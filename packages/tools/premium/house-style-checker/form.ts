import { lineNumber, linesOf } from '../../kit/clean-text.ts'
import { choice, field, flag, longText } from '../../kit/inputs.ts'
import { integerInput } from '../../kit/integer-inputs.ts'
import { listText } from '../../kit/list-inputs.ts'
import { findPhrases, phraseIndex, tokensOf } from './tokens.ts'
import { type FormInput, section, toolForm } from '../../kit/tool-form.ts'

export interface Banned {
  readonly word: string
  /** '' without a replacement. */
  readonly replacement: string
}

const SENTENCE = { min: 10, max: 60, ifEmpty: 25 }
const PARAGRAPH = { min: 30, max: 400, ifEmpty: 150 }
const MAX_BANNED = 500
const MAX_WORD = 100

const bannedOf = (line: string): Banned => {
  const at = line.indexOf('=>')
  return at < 0
    ? { word: line.trim(), replacement: '' }
    : { word: line.slice(0, at).trim(), replacement: line.slice(at + 2).trim() }
}

/** The error message for a list of banned words; null when the list is valid. */
function faultOf(list: readonly Banned[], raw: string): string | null {
  const index = phraseIndex(list.map(({ word }) => word))
  for (const [at, { word, replacement }] of list.entries()) {
    const where = `Banned words, line ${lineNumber(raw, at)}:`
    if (tokensOf(word).length === 0) return `${where} there is no word before the arrow.`
    if (word.length > MAX_WORD || replacement.length > MAX_WORD)
      return `${where} at most ${MAX_WORD} characters a side.`
    const inside = findPhrases(tokensOf(replacement), index)[0]
    if (inside)
      return `${where} the replacement “${replacement}” contains the banned word “${list[inside.phrase]?.word ?? ''}”.`
  }
  return null
}

const bannedField = {
  kind: 'list',
  label: 'Banned words',
  lines: 4,
  hint: 'One per line, up to 500, with a replacement where there is one: utilize => use',
} as const

const bannedInput = () =>
  field<readonly Banned[]>(bannedField, (raw) => {
    const list = linesOf(raw.slice(0, 150_000)).map(bannedOf)
    if (list.length > MAX_BANNED) return { error: `Banned words may have at most ${MAX_BANNED} lines.` }
    const error = faultOf(list, raw)
    return error === null ? { value: list } : { error }
  })

const text = `# Our Favorite Soups For Cold Evenings

Soup is really the easiest way to utilize what is left in the fridge. You need one pot, 3 carrots and the color of a good stock. In order to save time, chop everything at once.

The lentils are washed before they are cooked, and the onions were cut by somebody who had the patience to do it slowly while the rest of the family set the table and argued about bread.

> A quotation stays as it is, even when it is very old.

Write to us about your favourite: flavor craft reads every letter.`

const IGNORE = { ignore: 'Not checked' } as const
const ignored = { ifEmpty: 'ignore' } as const

export const form = toolForm({
  fields: {
    text: longText('Text', { lines: 14, hint: 'Up to 100,000 characters, plain or Markdown.' }),
    language: choice('Language of the text', { en: 'English', other: 'Another: only your lists of words' }),
  },
  groups: [
    section('Your rules', {
      banned: bannedInput(),
      terms: listText('Terms', {
        label: 'Terms with fixed spelling',
        max: 300,
        required: false,
        lines: 3,
        hint: 'One per line, up to 300: FlavorCraft',
        check: (line) => line.length > MAX_WORD && `at most ${MAX_WORD} characters.`,
      }),
      sentenceLimit: integerInput('Words in a sentence', { ...SENTENCE, hint: 'At most, 10 to 60.' }),
      paragraphLimit: integerInput('Words in a paragraph', { ...PARAGRAPH, hint: 'At most, 30 to 400.' }),
      spelling: choice('Spelling', { british: 'British', american: 'American', ...IGNORE }),
      oxford: choice('Oxford comma', { on: 'On: a, b, and c', off: 'Off: a, b and c', ...IGNORE }, ignored),
      numbers: choice('Numbers', { words: 'Words below ten', digits: 'Digits', ...IGNORE }, ignored),
      headings: choice('Headings', { sentence: 'Sentence case', title: 'Title case', ...IGNORE }, ignored),
      passive: flag('Point out passive voice (advice)'),
      fillers: flag('No filler words'),
    }),
  ],
  example: { text, banned: 'utilize => use', terms: 'FlavorCraft', numbers: 'words', headings: 'sentence' },
  empty: { sentenceLimit: '25', paragraphLimit: '150', passive: 'yes', fillers: 'yes' },
})

export type Input = FormInput<typeof form>
