import type { ToolJourney } from '../../kit/journey.ts'

export const journey: ToolJourney = {
  shows: '62.31 %',
  edge: { fill: [['Pool after the round (optional)', '0']], shows: '64.80' },
  wrong: {
    fill: [['Pool after the round (optional)', '41']],
    message: 'Pool after the round must be between 0 and 40.',
  },
}
