import type { ToolInfo } from '../../kit/types.ts'

export const info = {
  name: 'ROAS Calculator',
  place: 2,
  purpose: 'Whether advertising earns money, and what a click or an order may cost.',
  wants: ['find out whether my ads earn money', 'know what a click may cost'],
  searchWords:
    'ads advertising advert return on ad spend cpc cost per click cpa google ads facebook campaign budget worth profitable bid break even acquisition advertisement working paid traffic roi marketing',
  drawing: ['newspaper', 0, 'coins', 0],
  noScript: 'form',
  applicationCategory: 'FinanceApplication',
} satisfies ToolInfo
