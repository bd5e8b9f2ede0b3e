import { choiceOf, flag, LINE_MAX, LONG_TEXT_MAX, longText, optionalText } from '../../kit/inputs.ts'
import { integerInput } from '../../kit/integer-inputs.ts'
import { countWords } from '../../kit/text.ts'
import { languageInput } from '../../kit/language.ts'
import { type FormInput, toolForm } from '../../kit/tool-form.ts'

const TEXT_MIN = 50
const FOCUS_WORDS_MAX = 8
const LENGTH = `Text must be between ${TEXT_MIN} and ${LONG_TEXT_MAX.toLocaleString('en-GB')} characters.`

const TEXT = `# Red lentil soup

Red lentil soup is the soup for a cold evening. It needs one pot, half an hour and nothing that has to soak. This red lentil soup is thick enough for a spoon and thin enough for bread.

## What you need

A cup of red lentils, an onion, a carrot, cumin, a little oil and some stock. Lemon juice wakes the soup up. Yoghurt on top is not needed, but nobody has ever complained about it.

## How to cook it

Soften the onion and the carrot in the oil. Add the cumin, then the red lentils and the stock. Let the soup simmer until the lentils fall apart. Season the soup at the end, when you know how salty the stock has become.

Any soup of red lentils keeps for three days in the fridge and freezes well.`

export const form = toolForm({
  fields: {
    text: longText('Text', { lines: 12, hint: '50 to 100,000 characters. Lines that begin with # are headings.' }),
    focus: optionalText('Focus phrase', 80, { maxLength: LINE_MAX, hint: 'Up to 8 words.' }),
    language: languageInput(),
    longest: choiceOf(
      'Longest phrase',
      [
        ['1', 'One word'],
        ['2', 'Two words'],
        ['3', 'Three words'],
      ],
      { ifEmpty: '3' },
    ),
    minCount: integerInput('Minimum count', { min: 1, max: 50, ifEmpty: 2 }),
    withStopWords: flag('List stop words', { hint: 'Such as “the” and “of”.' }),
    withNumbers: flag('List numbers'),
  },
  example: { text: TEXT, focus: 'red lentil soup' },
  empty: { minCount: '2' },
  rules: [
    ({ text }) => text.trim().length < TEXT_MIN && { field: 'text', message: LENGTH },
    ({ focus }) =>
      countWords(focus) > FOCUS_WORDS_MAX && {
        field: 'focus',
        message: `Focus phrase may have at most ${FOCUS_WORDS_MAX} words.`,
      },
  ],
})

export type Input = FormInput<typeof form>
