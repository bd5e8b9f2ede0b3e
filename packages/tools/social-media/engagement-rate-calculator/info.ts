import type { ToolInfo } from '../../kit/types.ts'

export const info = {
  name: 'Engagement Rate Calculator',
  place: 7,
  purpose: 'Engagement by reach, impressions, followers and views, for one post or a set.',
  wants: ['compare how well my posts do'],
  searchWords:
    'likes like comments shares saves reach impressions followers statistics percentage percent interaction interactions performance instagram tiktok insights er',
  drawing: ['graph', 1, 'chat', 2],
  noScript: 'form',
} satisfies ToolInfo
