import { networkLimit } from '../../kit/networks.ts'
import type { FlagField } from '../../kit/types.ts'
import { toolFields } from '../../kit/tool-fields.ts'
import { shownFirst, shownMore } from './schema.ts'

const flagOf = (key: (typeof shownFirst | typeof shownMore)[number]): FlagField => {
  const { network, field } = networkLimit(key)
  return { name: key, label: `${network} ${field}`, kind: 'flag' }
}

const on = Object.fromEntries(shownFirst.map((key) => [key, 'yes']))
const off = Object.fromEntries(shownMore.map((key) => [key, '']))
const defaults = { ...on, ...off, mastodonLimit: '500', contentWarning: '' }

export const fields = toolFields({
  groups: [
    { fields: [{ name: 'text', label: 'Text', kind: 'long-text', lines: 10, hint: 'Up to 100,000 characters.' }] },
    { legend: 'Networks', fields: shownFirst.map(flagOf) },
    {
      legend: 'More networks',
      folded: true,
      fields: [
        ...shownMore.map(flagOf),
        {
          name: 'mastodonLimit',
          label: 'Mastodon limit',
          kind: 'integer',
          hint: 'Servers differ; 100 to 100,000.',
          showIf: { field: 'mastodon', is: ['yes'] },
        },
        {
          name: 'contentWarning',
          label: 'Content warning',
          kind: 'text',
          optional: true,
          maxLength: 500,
          hint: 'Mastodon counts it, too.',
          showIf: { field: 'mastodon', is: ['yes'] },
        },
      ],
    },
  ],
  example: {
    ...defaults,
    text:
      'Red lentil soup in 30 minutes at most. One pot, one onion, one lemon. Red lentils need no soaking, so it is done before the table is laid. Salt comes at the end, because it keeps lentils hard. ' +
      'The recipe with amounts, and what to do with the rest on the day after: https://example.com/recipes/red-lentil-soup?from=post #LentilSoup #OnePot ' +
      'Do you take yours smooth or with pieces?',
  },
  empty: {
    x: 'yes',
    linkedin: 'yes',
    instagram: 'yes',
    threads: 'yes',
    bluesky: 'yes',
    facebook: 'yes',
    mastodonLimit: '500',
  },
})
