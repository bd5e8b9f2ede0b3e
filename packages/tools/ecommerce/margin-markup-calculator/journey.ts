import type { ToolJourney } from '../../kit/journey.ts'

export const journey: ToolJourney = {
  shows: '€18.17',
  edge: { fill: [['Price', '20']], shows: 'Loss per order' },
  wrong: { fill: [['VAT', '51']], message: 'VAT must be between 0 and 50.' },
  plainForm: { query: 'pair=cost-price&cost=20&price=50', shows: '150.00' },
}
