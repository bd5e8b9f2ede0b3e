import { LONG_TEXT_MAX, longText, radio } from '../../kit/inputs.ts'
import { countWords } from '../../kit/text.ts'
import { languageInput } from '../../kit/language.ts'
import { type FormInput, toolForm } from '../../kit/tool-form.ts'

const MIN_CHARACTERS = 30
const MIN_WORDS = 10
const LENGTH = `Text must be between ${MIN_CHARACTERS} and ${LONG_TEXT_MAX.toLocaleString('en-GB')} characters.`

const TEXT = `Red lentils need no soaking, which makes them the fastest pulse in the cupboard. Rinse them until the water runs clear. Chop an onion and soften it slowly in a little oil.

Add cumin, garlic and a carrot cut into small pieces, and let the vegetables take on some colour before you pour in the stock, because the sweetness that develops in those few minutes is what separates an interesting soup from an ordinary one. Then add the lentils.

The soup simmers for twenty minutes. The lentils fall apart by themselves. The salt comes last, with lemon juice and a spoonful of yoghurt.`

export const form = toolForm({
  fields: {
    text: longText('Text', { lines: 14, hint: '30 to 100,000 characters.' }),
    language: languageInput(),
    kind: radio('Kind', { plain: 'Plain text', markdown: 'Markdown' }),
  },
  example: { text: TEXT },
  rules: [
    ({ text }) => text.trim().length < MIN_CHARACTERS && { field: 'text', message: LENGTH },
    ({ text }) =>
      countWords(text) < MIN_WORDS && { field: 'text', message: `Text must have at least ${MIN_WORDS} words.` },
  ],
})

export type Input = FormInput<typeof form>
