import type { ToolJourney } from '../../kit/journey.ts'

export const journey: ToolJourney = {
  shows: 'sentences',
  edge: { fill: [['Text', 'The cat ate a banana. The delicious soup simmered slowly.']], shows: '66.4' },
  wrong: { fill: [['Text', 'Too short to say a thing at all, is']], message: 'Text must have at least 10 words.' },
}
