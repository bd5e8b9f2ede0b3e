import type { ToolInfo } from '../../kit/types.ts'

export const info = {
  name: 'Editorial Calendar Builder',
  place: 5,
  purpose: 'Topic clusters and a rhythm turned into a dated plan with authors and reviews, ready to export.',
  wants: ['lay out what to publish over a quarter'],
  searchWords:
    'content plan planner planning schedule publish publishing quarter seasons months topics topic clusters ics blog ideas authors deadlines',
  drawing: ['calendar', 1, 'newspaper'],
} satisfies ToolInfo
