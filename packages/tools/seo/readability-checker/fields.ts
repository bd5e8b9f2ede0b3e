import { languageField } from '../../kit/language.ts'
import { toolFields } from '../../kit/tool-fields.ts'

const blank = { text: '', language: 'en', kind: 'plain' }

const TEXT = `Red lentils need no soaking, which makes them the fastest pulse in the cupboard. Rinse them until the water runs clear. Chop an onion and soften it slowly in a little oil.

Add cumin, garlic and a carrot cut into small pieces, and let the vegetables take on some colour before you pour in the stock, because the sweetness that develops in those few minutes is what separates an interesting soup from an ordinary one. Then add the lentils.

The soup simmers for twenty minutes. The lentils fall apart by themselves. The salt comes last, with lemon juice and a spoonful of yoghurt.`

export const fields = toolFields({
  groups: [
    {
      fields: [
        { name: 'text', label: 'Text', kind: 'long-text', lines: 14, hint: '30 to 100,000 characters.' },
        languageField,
        {
          name: 'kind',
          label: 'Kind',
          kind: 'radio',
          options: [
            { value: 'plain', label: 'Plain text' },
            { value: 'markdown', label: 'Markdown' },
          ],
        },
      ],
    },
  ],
  example: { ...blank, text: TEXT },
})
