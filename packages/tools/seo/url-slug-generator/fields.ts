import { toolFields } from '../../kit/tool-fields.ts'

const blank = { titles: '', limit: '75', stopWords: 'keep', existing: '', prefix: '/blog/', oldSlugs: '' }

export const fields = toolFields({
  groups: [
    {
      fields: [
        { name: 'titles', label: 'Titles', kind: 'list', lines: 7, maxLength: 300_000, hint: 'One a line, up to 500.' },
        { name: 'limit', label: 'Longest slug', kind: 'integer', unit: 'characters' },
        {
          name: 'stopWords',
          label: 'Stop words',
          kind: 'choice',
          options: [
            { value: 'keep', label: 'Keep' },
            { value: 'en', label: 'Remove English ones' },
            { value: 'pl', label: 'Remove Polish ones' },
          ],
        },
        { name: 'prefix', label: 'Path prefix', kind: 'text', maxLength: 200 },
      ],
    },
    {
      legend: 'Existing and old slugs',
      folded: true,
      fields: [
        {
          name: 'existing',
          label: 'Existing slugs',
          kind: 'list',
          lines: 4,
          optional: true,
          hint: 'New ones step aside for them.',
        },
        {
          name: 'oldSlugs',
          label: 'Old slugs',
          kind: 'list',
          lines: 4,
          optional: true,
          hint: 'One a line, beside its title: the old slug of line 3 leads to the title of line 3. Paths and full addresses are taken, too.',
        },
      ],
    },
  ],
  example: {
    ...blank,
    titles: 'Żurek — najlepszy przepis na święta!\nCrème brûlée & café: 5 tips\nDon’t overcook it\nŁódź straße Ørsted',
    oldSlugs: 'zurek-2024\ncreme-brulee\nhow-not-to-overcook',
  },
  empty: { limit: '75', prefix: '/blog/' },
})
