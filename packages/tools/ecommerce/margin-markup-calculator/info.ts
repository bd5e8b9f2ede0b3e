import type { ToolInfo } from '../../kit/types.ts'

export const info = {
  name: 'Margin & Markup Calculator',
  place: 1,
  purpose: 'Move between cost, price, margin and markup, with fees, VAT and returns.',
  wants: ['set a price that leaves a profit'],
  searchWords:
    'price pricing cost profit profitable shop fees product sell selling gross percentage percent retail wholesale earn earning per sale order etsy amazon making money item mark up resale resell keep net add top',
  drawing: ['tag', 0, 'coins', 0],
  noScript: 'form',
  applicationCategory: 'FinanceApplication',
} satisfies ToolInfo
