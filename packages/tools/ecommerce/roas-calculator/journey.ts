import type { ToolJourney } from '../../kit/journey.ts'

export const journey: ToolJourney = {
  shows: '4.00 × spend',
  edge: { fill: [['Gross margin before ads', '0']], shows: 'Every sale loses money before advertising.' },
  wrong: { fill: [['Ad spend', '']], message: 'Ad spend is required.' },
  plainForm: { query: 'spend=3000&revenue=12000&margin=40', shows: '4.00' },
}
