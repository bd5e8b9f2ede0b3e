import { choice, choiceOf, flag, longText } from '../../kit/inputs.ts'
import { networkIds, networkRules } from './rules.ts'
import { type FormInput, toolForm } from '../../kit/tool-form.ts'

export const form = toolForm({
  fields: {
    phrases: longText('Phrases or hashtags', {
      max: 30_000,
      lines: 8,
      hint: 'One per line or with commas between; hashtags may stand in one row. Up to 200.',
    }),
    network: choiceOf('Network', networkIds, { labelOf: (id) => networkRules[id].name }),
    style: choice('Case', { camel: 'CamelCase', lower: 'lower case' }),
    diacritics: flag('Keep diacritics (ż, é, ü)'),
  },
  example: { phrases: 'red lentil soup\nBBQ tips\n2026\n#Red_Lentil_soup' },
  empty: { diacritics: 'yes' },
})

export type Input = FormInput<typeof form>
