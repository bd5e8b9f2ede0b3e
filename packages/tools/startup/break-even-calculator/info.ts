import type { ToolInfo } from '../../kit/types.ts'

export const info = {
  name: 'Break-even Calculator',
  place: 3,
  purpose: 'How many units, or how much revenue, it takes to cover the costs.',
  wants: ['know how much I must sell to cover my costs'],
  searchWords:
    'breakeven point fixed costs price units profit many sell sales needed loss cover rent minimum turnover business plan contribution margin itself payback start earning profitable money bep clients survive',
  drawing: ['graph', 1, 'coins', 0],
  noScript: 'form',
  applicationCategory: 'FinanceApplication',
} satisfies ToolInfo
