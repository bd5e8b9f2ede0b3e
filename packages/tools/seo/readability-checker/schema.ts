import * as v from 'valibot'
import { rule } from '../../kit/form-schema.ts'
import { choice, LONG_TEXT_MAX, longText } from '../../kit/inputs.ts'
import { countWords } from '../../kit/text.ts'

const MIN_CHARACTERS = 30
const MIN_WORDS = 10

export const schema = v.pipe(
  v.object({
    text: longText('Text'),
    language: choice('Language', ['en', 'pl'], 'en'),
    kind: choice('Kind', ['plain', 'markdown'], 'plain'),
  }),
  rule(({ text }) =>
    text.trim().length < MIN_CHARACTERS
      ? {
          field: 'text',
          message: `Text must be between ${MIN_CHARACTERS} and ${LONG_TEXT_MAX.toLocaleString('en-GB')} characters.`,
        }
      : null,
  ),
  rule(({ text }) =>
    countWords(text) < MIN_WORDS ? { field: 'text', message: `Text must have at least ${MIN_WORDS} words.` } : null,
  ),
)

export type Input = v.InferOutput<typeof schema>
