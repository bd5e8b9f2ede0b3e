import type { ToolInfo } from '../../kit/types.ts'

export const info = {
  name: 'Hashtag Formatter',
  place: 3,
  purpose: 'Phrases turned into readable, valid hashtags, and held to each network’s rule.',
  wants: ['write hashtags that people and screen readers can read'],
  searchWords: 'camel case tags tag instagram hash accessible linkedin tiktok keywords many',
  drawing: ['chat', 5, 'label', 0],
} satisfies ToolInfo
