import type { ToolInfo } from '../../kit/types.ts'

export const info = {
  name: 'Thread Splitter',
  place: 5,
  purpose: 'A long text divided into numbered posts that each fit, broken at sentences before words.',
  wants: ['publish a long text as a thread'],
  searchWords:
    'x twitter tweet tweets tweetstorm storm bluesky mastodon threads long post split divide cut parts number numbered',
  drawing: ['page', 0, 'chat', 1],
} satisfies ToolInfo
