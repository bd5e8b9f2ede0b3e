import type { NumberField, ToolFields } from '../../kit/types.ts'

const count = (name: string, label: string): NumberField => ({ name, label, kind: 'integer' })
const row = {
  name: '',
  likes: '',
  comments: '',
  shares: '',
  saves: '',
  clicks: '',
  reach: '',
  impressions: '',
  views: '',
}
const counted = { countLikes: 'yes', countComments: 'yes', countShares: 'yes', countSaves: 'yes', countClicks: '' }

export const fields: ToolFields = {
  groups: [
    {
      fields: [
        {
          name: 'followers',
          label: 'Followers',
          kind: 'integer',
          optional: true,
          hint: 'On the day of the posts. Without them the rate by followers is left out.',
        },
      ],
    },
    {
      legend: 'Actions that count',
      fields: [
        { name: 'countLikes', label: 'Likes', kind: 'flag' },
        { name: 'countComments', label: 'Comments', kind: 'flag' },
        { name: 'countShares', label: 'Shares', kind: 'flag' },
        { name: 'countSaves', label: 'Saves', kind: 'flag' },
        { name: 'countClicks', label: 'Clicks', kind: 'flag' },
      ],
    },
    {
      fields: [
        {
          name: 'posts',
          label: 'Posts',
          kind: 'rows',
          item: 'post',
          hint: 'Leave empty what you do not know: a base that no post has is left out.',
          min: 1,
          max: 100,
          fields: [
            { name: 'name', label: 'Post', kind: 'text', optional: true, maxLength: 80 },
            count('likes', 'Likes'),
            count('comments', 'Comments'),
            count('shares', 'Shares'),
            count('saves', 'Saves'),
            count('clicks', 'Clicks'),
            count('reach', 'Reach'),
            count('impressions', 'Impressions'),
            count('views', 'Views'),
          ],
        },
      ],
    },
  ],
  example: {
    ...counted,
    followers: '18200',
    posts: [
      { ...row, name: 'Lentil soup reel', likes: '1200', comments: '85', shares: '40', saves: '60', reach: '25000' },
      { ...row, name: 'Market photographs', likes: '350', comments: '25', shares: '15', saves: '20', reach: '6200' },
    ],
  },
  empty: { ...counted, followers: '', posts: [row] },
}
