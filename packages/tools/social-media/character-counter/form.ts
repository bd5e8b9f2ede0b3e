import { flag, longText, optionalText, when } from '../../kit/inputs.ts'
import { integerInput } from '../../kit/integer-inputs.ts'
import { type NetworkKey, networkLimit } from '../../kit/networks.ts'
import { folded, type FormInput, section, toolForm } from '../../kit/tool-form.ts'

/** Networks with a flag in the form; each is a key of the kit's limits. */
export const shownFirst = ['x', 'linkedin', 'instagram', 'threads', 'bluesky', 'facebook'] as const
export const shownMore = [
  'mastodon',
  'x-premium',
  'tiktok',
  'tiktok-photo-title',
  'tiktok-photo-description',
  'pinterest-title',
  'pinterest',
  'pinterest-alt',
  'youtube-title',
  'youtube',
  'youtube-tags',
  'google-post',
  'google-description',
] as const

const flagsOf = <const K extends NetworkKey>(keys: readonly K[]) => {
  const inputs = keys.map((key) => {
    const { network, field } = networkLimit(key)
    return [key, flag(`${network} ${field}`)]
  })
  return Object.fromEntries(inputs) as Record<K, ReturnType<typeof flag>>
}

const onMastodon = when('mastodon', 'yes')

export const form = toolForm({
  fields: {
    text: longText('Text', { required: false, optional: false, lines: 10, hint: 'Up to 100,000 characters.' }),
  },
  groups: [
    section('Networks', flagsOf(shownFirst)),
    folded('More networks', {
      ...flagsOf(shownMore),
      mastodonLimit: integerInput('Mastodon limit', {
        min: 100,
        max: 100_000,
        ifEmpty: 500,
        hint: 'Servers differ; 100 to 100,000.',
        showIf: onMastodon,
      }),
      contentWarning: optionalText('Content warning', 500, { hint: 'Mastodon counts it, too.', showIf: onMastodon }),
    }),
  ],
  example: {
    text:
      'Red lentil soup in 30 minutes at most. One pot, one onion, one lemon. Red lentils need no soaking, so it is done before the table is laid. Salt comes at the end, because it keeps lentils hard. ' +
      'The recipe with amounts, and what to do with the rest on the day after: https://example.com/recipes/red-lentil-soup?from=post #LentilSoup #OnePot ' +
      'Do you take yours smooth or with pieces?',
  },
  empty: { ...Object.fromEntries(shownFirst.map((key) => [key, 'yes'])), mastodonLimit: '500' },
  rules: [
    (input) =>
      ![...shownFirst, ...shownMore].some((key) => input[key]) && {
        field: 'x',
        message: 'Choose at least one network.',
      },
  ],
})

export type Input = FormInput<typeof form>
