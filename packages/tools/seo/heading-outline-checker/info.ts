import type { ToolInfo } from '../../kit/types.ts'

export const info = {
  name: 'Heading Outline Checker',
  place: 9,
  purpose: 'The outline of a page drawn from its headings, with the faults in their order.',
  wants: ['check that the headings of a page are in order'],
  searchWords:
    'h1 h2 h3 h4 headings header headers accessibility structure html hierarchy order levels table of contents check h tags',
  drawing: ['page', 2, 'magnifier', 1],
} satisfies ToolInfo
