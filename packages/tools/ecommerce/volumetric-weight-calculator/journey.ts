import type { ToolJourney } from '../../kit/journey.ts'

export const journey: ToolJourney = {
  shows: '14 kg',
  edge: { fill: [['Divisor', '6000']], shows: '12 kg' },
  wrong: { fill: [['Length', '401']], message: 'Length must be between 0.1 and 400.' },
  plainForm: {
    query: 'divisor=5000&pieces.0.length=40&pieces.0.width=30&pieces.0.height=20&pieces.0.weight=3',
    shows: '4.8',
  },
}
