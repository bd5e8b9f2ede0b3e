import { toolFields } from '../../kit/tool-fields.ts'

const ignore = { value: 'ignore', label: 'Not checked' }

const text = `# Our Favorite Soups For Cold Evenings

Soup is really the easiest way to utilize what is left in the fridge. You need one pot, 3 carrots and the color of a good stock. In order to save time, chop everything at once.

The lentils are washed before they are cooked, and the onions were cut by somebody who had the patience to do it slowly while the rest of the family set the table and argued about bread.

> A quotation stays as it is, even when it is very old.

Write to us about your favourite: flavor craft reads every letter.`

export const fields = toolFields({
  groups: [
    {
      fields: [
        {
          name: 'text',
          label: 'Text',
          kind: 'long-text',
          lines: 14,
          hint: 'Up to 100,000 characters, plain or Markdown.',
        },
        {
          name: 'language',
          label: 'Language of the text',
          kind: 'choice',
          options: [
            { value: 'en', label: 'English' },
            { value: 'other', label: 'Another: only your lists of words' },
          ],
        },
      ],
    },
    {
      legend: 'Your rules',
      fields: [
        {
          name: 'banned',
          label: 'Banned words',
          kind: 'list',
          lines: 4,
          optional: true,
          hint: 'One a line, up to 500, with a replacement where there is one: utilize => use',
        },
        {
          name: 'terms',
          label: 'Terms with fixed spelling',
          kind: 'list',
          lines: 3,
          optional: true,
          hint: 'One a line, up to 300: FlavorCraft',
        },
        { name: 'sentenceLimit', label: 'Words in a sentence', kind: 'integer', hint: 'At most, 10 to 60.' },
        { name: 'paragraphLimit', label: 'Words in a paragraph', kind: 'integer', hint: 'At most, 30 to 400.' },
        {
          name: 'spelling',
          label: 'Spelling',
          kind: 'choice',
          options: [{ value: 'british', label: 'British' }, { value: 'american', label: 'American' }, ignore],
        },
        {
          name: 'oxford',
          label: 'Oxford comma',
          kind: 'choice',
          options: [{ value: 'on', label: 'On: a, b, and c' }, { value: 'off', label: 'Off: a, b and c' }, ignore],
        },
        {
          name: 'numbers',
          label: 'Numbers',
          kind: 'choice',
          options: [{ value: 'words', label: 'Words below ten' }, { value: 'digits', label: 'Digits' }, ignore],
        },
        {
          name: 'headings',
          label: 'Headings',
          kind: 'choice',
          options: [{ value: 'sentence', label: 'Sentence case' }, { value: 'title', label: 'Title case' }, ignore],
        },
        { name: 'passive', label: 'Point out passive voice (advice)', kind: 'flag' },
        { name: 'fillers', label: 'No filler words', kind: 'flag' },
      ],
    },
  ],
  example: {
    text,
    banned: 'utilize => use',
    terms: 'FlavorCraft',
    numbers: 'words',
    headings: 'sentence',
  },
  empty: {
    sentenceLimit: '25',
    paragraphLimit: '150',
    oxford: 'ignore',
    numbers: 'ignore',
    headings: 'ignore',
    passive: 'yes',
    fillers: 'yes',
  },
})
