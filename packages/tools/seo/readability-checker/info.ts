import type { ToolInfo } from '../../kit/types.ts'

export const info = {
  name: 'Readability Checker',
  place: 4,
  purpose: 'How hard a text is to read, and the sentences that make it hard.',
  wants: ['find the sentences that make a text hard to read'],
  searchWords:
    'flesch fog grade level score plain language easy hard difficult simple simplify understand sentences long text reading age jasnopis polish writing complicated readable',
  drawing: ['books', 0, 'magnifier', 0],
} satisfies ToolInfo
