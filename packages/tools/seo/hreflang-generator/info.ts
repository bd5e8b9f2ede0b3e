import type { ToolInfo } from '../../kit/types.ts'

export const info = {
  name: 'Hreflang Tag Generator',
  place: 7,
  purpose: 'Hreflang tags that tell search engines which language version of a page to show.',
  wants: ['show each reader the version in their language'],
  searchWords:
    'language languages country countries international translation translated multilingual versions alternate x-default region locale',
  drawing: ['page', 1, 'chat', 2],
} satisfies ToolInfo
