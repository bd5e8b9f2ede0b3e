import type { ToolInfo } from '../../kit/types.ts'

export const info = {
  name: 'SaaS Metrics Calculator',
  place: 4,
  purpose: 'The subscription figures investors ask for, from one set of inputs, each with its definition.',
  wants: ['get the figures that investors ask for'],
  searchWords:
    'mrr arr churn ltv cac clv lifetime value customer acquisition cost subscription subscribers retention nrr quick ratio payback growth revenue recurring kpi users leave quit worth',
  drawing: ['graph', 5, 'magnifier', 0],
  noScript: 'form',
  applicationCategory: 'FinanceApplication',
} satisfies ToolInfo
