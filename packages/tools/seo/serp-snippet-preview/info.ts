import type { ToolInfo } from '../../kit/types.ts'

export const info = {
  name: 'SERP Snippet Preview',
  place: 1,
  purpose: "A preview of a page's title, address and description as a search result shows them.",
  wants: ['see how my page will look among search results'],
  searchWords:
    'google search result pixel width title tag length meta description length cut off truncated look looks appear appearance simulator',
  drawing: ['page', 0, 'magnifier', 1],
} satisfies ToolInfo
