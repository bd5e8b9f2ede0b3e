import * as v from 'valibot'
import { rowsInput, rule } from '../../kit/form-schema.ts'
import { flag, shortText } from '../../kit/inputs.ts'
import { integerInput, optionalInteger } from '../../kit/integer-inputs.ts'

export const MAX_POSTS = 100
const MOST = 1_000_000_000

const count = (label: string) => integerInput(label, { min: 0, max: MOST, ifEmpty: 0 })
const base = (label: string) => optionalInteger(label, { min: 0, max: MOST })

export const actionNames = ['likes', 'comments', 'shares', 'saves', 'clicks'] as const
export type ActionName = (typeof actionNames)[number]

const shape = v.object({
  followers: optionalInteger('Followers', { min: 1, max: MOST }),
  countLikes: flag(),
  countComments: flag(),
  countShares: flag(),
  countSaves: flag(),
  countClicks: flag(),
  posts: rowsInput(
    v.object({
      name: shortText('Post', { max: 80, required: false }),
      likes: count('Likes'),
      comments: count('Comments'),
      shares: count('Shares'),
      saves: count('Saves'),
      clicks: count('Clicks'),
      reach: base('Reach'),
      impressions: base('Impressions'),
      views: base('Views'),
    }),
    { label: 'Posts', min: 1, max: MAX_POSTS },
  ),
})

export const schema = v.pipe(
  shape,
  rule<v.InferOutput<typeof shape>>((input) =>
    input.countLikes || input.countComments || input.countShares || input.countSaves || input.countClicks
      ? null
      : { field: 'countLikes', message: 'Choose at least one action to count.' },
  ),
)

export type Input = v.InferOutput<typeof schema>
