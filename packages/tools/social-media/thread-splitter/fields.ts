import { toolFields } from '../../kit/tool-fields.ts'

const defaults = { network: 'x', numbering: '1/n', place: 'end', keepParagraphs: 'yes', hook: '' }

const example = `Soup is the easiest way to eat more lentils. You need one pot, half an hour, and very little attention.

Start with an onion, cut small, in two spoons of oil. Let it go soft, not brown. Add garlic, a spoon of cumin and a little chilli; stir until it smells of something.

Now a cup of red lentils, rinsed, and four cups of water. Red lentils need no soaking. Bring it to the boil, take the foam off, and let it simmer for 20 minutes.

Salt comes at the end, because it keeps lentils hard. Then lemon, more than you think. Blend half of it if you like it thick. The recipe with amounts: https://example.com/recipes/red-lentil-soup`

export const fields = toolFields({
  groups: [
    {
      fields: [
        {
          name: 'text',
          label: 'Text',
          kind: 'long-text',
          lines: 12,
          maxLength: 50_000,
          hint: 'Up to 50,000 characters. A line of --- forces a new post.',
        },
        {
          name: 'network',
          label: 'Network',
          kind: 'choice',
          options: [
            { value: 'x', label: 'X (280)' },
            { value: 'bluesky', label: 'Bluesky (300)' },
            { value: 'threads', label: 'Threads (500)' },
            { value: 'mastodon', label: 'Mastodon (500)' },
            { value: 'linkedin-comment', label: 'LinkedIn comments (1,250)' },
            { value: 'sms', label: 'SMS (160 or 70)' },
          ],
        },
        {
          name: 'numbering',
          label: 'Numbering',
          kind: 'choice',
          options: [
            { value: 'none', label: 'None' },
            { value: '1/', label: '1/' },
            { value: '1/n', label: '1/n' },
            { value: '(1/n)', label: '(1/n)' },
          ],
        },
        {
          name: 'place',
          label: 'Place of the numbers',
          kind: 'choice',
          options: [
            { value: 'start', label: 'At the start' },
            { value: 'end', label: 'At the end' },
          ],
          showIf: { field: 'numbering', is: ['1/', '1/n', '(1/n)'] },
        },
        { name: 'keepParagraphs', label: 'Keep paragraphs together', kind: 'flag' },
        {
          name: 'hook',
          label: 'First post',
          kind: 'long-text',
          lines: 3,
          maxLength: 5_000,
          optional: true,
          hint: 'Words of your own before the text.',
        },
      ],
    },
  ],
  example: { ...defaults, text: example },
  empty: { numbering: '1/n', place: 'end', keepParagraphs: 'yes' },
})
