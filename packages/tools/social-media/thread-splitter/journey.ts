import type { ToolJourney } from '../../kit/journey.ts'

export const journey: ToolJourney = {
  shows: 'of 280 characters, weighted',
  edge: { fill: [['Text', 'a'.repeat(600)]], shows: 'Post 3: 52 of 280 characters, weighted' },
  wrong: { fill: [['Text', '']], message: 'Text is required.' },
}
