import type { ToolJourney } from '../../kit/journey.ts'

export const journey: ToolJourney = {
  shows: 'Good',
  edge: {
    fill: [
      ['Text', `${'soup. '.repeat(6)}${'word '.repeat(194)}`],
      [/^Focus phrase/, 'soup'],
    ],
    shows: 'Good: up to 3 %.',
  },
  wrong: {
    fill: [[/^Focus phrase/, 'one two three four five six seven eight nine']],
    message: 'Focus phrase may have at most 8 words.',
  },
}
