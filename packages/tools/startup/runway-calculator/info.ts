import type { ToolInfo } from '../../kit/types.ts'

export const info = {
  name: 'Runway Calculator',
  place: 1,
  purpose: 'How many months the cash lasts, growth of revenue and costs included.',
  wants: ['know when the money runs out'],
  searchWords:
    'burn rate cash investor funding months last money run out survive default alive bank budget raise forecast broke bankrupt savings how long gone',
  drawing: ['coins', 0, 'clock', 0],
  noScript: 'form',
  applicationCategory: 'FinanceApplication',
} satisfies ToolInfo
