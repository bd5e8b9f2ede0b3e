import * as v from 'valibot'
import { rule } from '../../kit/form-schema.ts'
import { flag, longText, shortText } from '../../kit/inputs.ts'
import { integerInput } from '../../kit/integer-inputs.ts'

/** Flags of the form, each a limit of the kit's table. */
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

const shape = v.object({
  text: longText('Text', { required: false }),
  mastodonLimit: integerInput('Mastodon limit', { min: 100, max: 100_000, ifEmpty: 500 }),
  contentWarning: shortText('Content warning', { max: 500, required: false }),
  x: flag(),
  linkedin: flag(),
  instagram: flag(),
  threads: flag(),
  bluesky: flag(),
  facebook: flag(),
  mastodon: flag(),
  'x-premium': flag(),
  tiktok: flag(),
  'tiktok-photo-title': flag(),
  'tiktok-photo-description': flag(),
  'pinterest-title': flag(),
  pinterest: flag(),
  'pinterest-alt': flag(),
  'youtube-title': flag(),
  youtube: flag(),
  'youtube-tags': flag(),
  'google-post': flag(),
  'google-description': flag(),
})

export const schema = v.pipe(
  shape,
  rule<v.InferOutput<typeof shape>>((input) =>
    [...shownFirst, ...shownMore].some((key) => input[key])
      ? null
      : { field: 'x', message: 'Choose at least one network.' },
  ),
)

export type Input = v.InferOutput<typeof schema>
