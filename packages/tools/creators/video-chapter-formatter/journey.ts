import type { ToolJourney } from '../../kit/journey.ts'

export const journey: ToolJourney = {
  shows: '0:00 Why red lentils\n0:48 What you need',
  edge: { fill: [['Time notes', '0:10 A\n1:00 B']], shows: '0:00 Intro\n0:10 A\n1:00 B' },
  wrong: {
    fill: [['Offset', '36001']],
    message: /Offset must be between .36,000 and 36,000\./,
  },
}
