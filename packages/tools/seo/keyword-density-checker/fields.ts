import { languageField } from '../../kit/language.ts'
import { toolFields } from '../../kit/tool-fields.ts'

const TEXT = `# Red lentil soup

Red lentil soup is the soup for a cold evening. It needs one pot, half an hour and nothing that has to soak. This red lentil soup is thick enough for a spoon and thin enough for bread.

## What you need

A cup of red lentils, an onion, a carrot, cumin, a little oil and some stock. Lemon juice wakes the soup up. Yoghurt on top is not needed, but nobody has ever complained about it.

## How to cook it

Soften the onion and the carrot in the oil. Add the cumin, then the red lentils and the stock. Let the soup simmer until the lentils fall apart. Season the soup at the end, when you know how salty the stock has become.

Any soup of red lentils keeps for three days in the fridge and freezes well.`

export const fields = toolFields({
  groups: [
    {
      fields: [
        {
          name: 'text',
          label: 'Text',
          kind: 'long-text',
          lines: 12,
          hint: '50 to 100,000 characters. Lines that begin with # are headings.',
        },
        { name: 'focus', label: 'Focus phrase', kind: 'text', optional: true, hint: 'Up to 8 words.' },
        languageField,
        {
          name: 'longest',
          label: 'Longest phrase',
          kind: 'choice',
          options: [
            { value: '1', label: 'One word' },
            { value: '2', label: 'Two words' },
            { value: '3', label: 'Three words' },
          ],
        },
        { name: 'minCount', label: 'Minimum count', kind: 'integer' },
        { name: 'withStopWords', label: 'List stop words', kind: 'flag', hint: 'Such as “the” and “of”.' },
        { name: 'withNumbers', label: 'List numbers', kind: 'flag' },
      ],
    },
  ],
  example: { text: TEXT, focus: 'red lentil soup' },
  empty: { longest: '3', minCount: '2' },
})
