import type { ToolInfo } from '../../kit/types.ts'

export const info = {
  name: 'Equity Dilution Calculator',
  place: 2,
  purpose: 'Who owns what after SAFEs and a priced round, option pool included.',
  wants: ['see what I still own after the next round'],
  searchWords:
    'cap table captable safe shares share stock round option pool founder founders investor investors ownership own percent company give away lose keep stake valuation seed vc convertible note angel options cofounder series',
  drawing: ['page', 1, 'coins', 0],
  applicationCategory: 'FinanceApplication',
} satisfies ToolInfo
