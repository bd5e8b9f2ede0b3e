import type { ToolJourney } from '../../kit/journey.ts'

export const journey: ToolJourney = {
  // 60,000 ÷ 0.68 + 9,000, with 10 % margin, over 214 × 8 × 65 % hours.
  shows: '€96.12',
  edge: { fill: [['Billable share', '100']], shows: '€62.48' },
  wrong: { fill: [['Hours per day', '17']], message: 'Hours per day must be between 1 and 16.' },
  plainForm: { query: 'net=120000&costs=18000&holidays=13&sick=8', shows: '193.14' },
}
