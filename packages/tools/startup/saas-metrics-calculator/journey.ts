import type { ToolJourney } from '../../kit/journey.ts'

export const journey: ToolJourney = {
  shows: '102.00 % a month',
  edge: {
    fill: [
      ['Contraction MRR', '0'],
      ['Churned MRR', '0'],
    ],
    shows: 'Not defined while nobody leaves',
  },
  wrong: { fill: [['Gross margin (optional)', '101']], message: 'Gross margin must be between 0 and 100.' },
  plainForm: { query: 'start=100000&churned=3000', shows: '97.00' },
}
