import type { ToolInfo } from '../../kit/types.ts'

export const info = {
  name: 'UTM Link Builder',
  place: 2,
  purpose: 'Campaign links with tidy UTM parameters, one or two hundred, spelt the same way every time.',
  wants: ['see in my statistics which link brought a visitor'],
  searchWords:
    'campaign tracking track analytics google source medium traffic parameters url tag tags links newsletter measure clicks ga4',
  drawing: ['arrow', 1, 'label', 0],
} satisfies ToolInfo
