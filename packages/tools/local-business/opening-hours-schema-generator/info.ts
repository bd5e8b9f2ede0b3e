import type { ToolInfo } from '../../kit/types.ts'

export const info = {
  name: 'Opening Hours Schema Generator',
  place: 1,
  purpose: 'Opening hours as structured data, with lunch breaks and holidays included.',
  wants: ['publish opening hours that maps and search engines read'],
  searchWords:
    'google business profile holidays shop store restaurant times time open close closed closing lunch break weekdays schedule localbusiness structured data monday sunday bank',
  drawing: ['shop', 0, 'clock', 0],
} satisfies ToolInfo
