import type { ToolInfo } from '../../kit/types.ts'

export const info = {
  name: 'Freelance Rate Calculator',
  place: 1,
  purpose: 'The hourly and daily rate that gives the income you want, after tax, costs and unpaid hours.',
  wants: ['know what to charge for an hour or a day'],
  searchWords:
    'hourly daily hour day price charge fee wage income self-employed contractor consultant consulting earn salary how much billable time worth pricing my work cheap expensive fair tariff rate rates going gig',
  drawing: ['clock', 0, 'coins', 0],
  noScript: 'form',
  applicationCategory: 'FinanceApplication',
} satisfies ToolInfo
