import type { ToolInfo } from '../../kit/types.ts'

export const info = {
  name: 'Post Schedule Planner',
  place: 8,
  purpose: 'A publishing plan for the coming weeks, spread evenly, as a table, a spreadsheet and a calendar.',
  wants: ['plan posts for the coming weeks'],
  searchWords:
    'calendar plan planner planning schedule scheduling ics publishing publish when best time often weekly dates instagram social media content frequency tweet',
  drawing: ['calendar', 0, 'chat', 1],
} satisfies ToolInfo
