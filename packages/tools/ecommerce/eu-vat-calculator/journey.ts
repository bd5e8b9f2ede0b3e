import type { ToolJourney } from '../../kit/journey.ts'

export const journey: ToolJourney = {
  shows: '€11.09 per kg',
  edge: { fill: [['Country', 'FI']], shows: '25.5 %' },
  wrong: { fill: [['Own rate (optional)', '5.55']], message: 'Own rate may have one decimal' },
  plainForm: { query: 'amount=100&basis=net&country=PL', shows: '€123.00' },
}
