import * as v from 'valibot'
import { rule } from '../../kit/form-schema.ts'
import { choice, flag, LONG_TEXT_MAX, longText, shortText } from '../../kit/inputs.ts'
import { integerInput } from '../../kit/integer-inputs.ts'
import { countWords } from '../../kit/text.ts'

export const TEXT_MIN = 50
export const FOCUS_WORDS_MAX = 8

export const schema = v.pipe(
  v.object({
    text: longText('Text'),
    language: choice('Language', ['en', 'pl'], 'en'),
    focus: shortText('Focus phrase', { max: 80, required: false }),
    longest: choice('Longest phrase', ['1', '2', '3'], '3'),
    withStopWords: flag(),
    withNumbers: flag(),
    minCount: integerInput('Minimum count', { min: 1, max: 50, ifEmpty: 2 }),
  }),
  rule(({ text }) =>
    text.trim().length < TEXT_MIN
      ? {
          field: 'text',
          message: `Text must be between ${TEXT_MIN} and ${LONG_TEXT_MAX.toLocaleString('en-GB')} characters.`,
        }
      : null,
  ),
  rule(({ focus }) =>
    countWords(focus) > FOCUS_WORDS_MAX
      ? { field: 'focus', message: `Focus phrase may have at most ${FOCUS_WORDS_MAX} words.` }
      : null,
  ),
)

export type Input = v.InferOutput<typeof schema>
