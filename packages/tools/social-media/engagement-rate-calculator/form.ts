import { flag, optionalText } from '../../kit/inputs.ts'
import { integerInput, optionalInteger } from '../../kit/integer-inputs.ts'
import { type FormInput, rowsInput, section, toolForm } from '../../kit/tool-form.ts'

export const MAX_POSTS = 100
const MOST = 1_000_000_000

const count = (label: string) => integerInput(label, { min: 0, max: MOST, ifEmpty: 0 })
const base = (label: string) => optionalInteger(label, { min: 0, max: MOST })

const ACTIONS = {
  likes: 'countLikes',
  comments: 'countComments',
  shares: 'countShares',
  saves: 'countSaves',
  clicks: 'countClicks',
} as const
type ActionName = keyof typeof ACTIONS

export const countedActions = (input: Readonly<Record<(typeof ACTIONS)[ActionName], boolean>>) =>
  (Object.keys(ACTIONS) as ActionName[]).filter((name) => input[ACTIONS[name]])

export const form = toolForm({
  fields: {
    followers: optionalInteger('Followers', {
      min: 1,
      max: MOST,
      hint: 'On the day of the posts. Without them the rate by followers is left out.',
    }),
  },
  groups: [
    section('Actions that count', {
      countLikes: flag('Likes'),
      countComments: flag('Comments'),
      countShares: flag('Shares'),
      countSaves: flag('Saves'),
      countClicks: flag('Clicks'),
    }),
    {
      fields: {
        posts: rowsInput('Posts', {
          item: 'post',
          min: 1,
          max: MAX_POSTS,
          hint: 'Leave empty what you do not know: a base that no post has is left out.',
          blank: 1,
          fields: {
            name: optionalText('Post', 80),
            likes: count('Likes'),
            comments: count('Comments'),
            shares: count('Shares'),
            saves: count('Saves'),
            clicks: count('Clicks'),
            reach: base('Reach'),
            impressions: base('Impressions'),
            views: base('Views'),
          },
        }),
      },
    },
  ],
  example: {
    followers: '18200',
    posts: [
      { name: 'Lentil soup reel', likes: '1200', comments: '85', shares: '40', saves: '60', reach: '25000' },
      { name: 'Market photographs', likes: '350', comments: '25', shares: '15', saves: '20', reach: '6200' },
    ],
  },
  empty: { countLikes: 'yes', countComments: 'yes', countShares: 'yes', countSaves: 'yes' },
  rules: [
    (input) =>
      countedActions(input).length === 0 && { field: 'countLikes', message: 'Choose at least one action to count.' },
  ],
})

export type Input = FormInput<typeof form>
