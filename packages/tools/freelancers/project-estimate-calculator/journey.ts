import type { ToolJourney } from '../../kit/journey.ts'

export const journey: ToolJourney = {
  shows: '23.73 hours',
  edge: { fill: [['Contingency (optional)', '15']], shows: 'you cover the same risk twice' },
  wrong: { fill: [['Optimistic', '7']], message: 'Likely must be at least as much as optimistic.' },
  plainForm: {
    query: 'tasks.0.name=A&tasks.0.optimistic=4&tasks.0.likely=6&tasks.0.pessimistic=14&rate=10&confidence=50',
    shows: '7.00 hours',
  },
}
