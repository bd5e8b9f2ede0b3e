import type { ToolJourney } from '../../kit/journey.ts'

export const journey: ToolJourney = {
  shows: '€718.75',
  edge: { fill: [['Usage rights', 'none']], shows: '€575.00' },
  wrong: { fill: [['Agency fee (optional)', '100']], message: 'Agency fee must be between 0 and 40.' },
  plainForm: {
    query:
      'deliverables.0.platform=YouTube&deliverables.0.views=25000&deliverables.0.cpm=40&usage=paid&usageDays=30&exclusivityDays=30',
    shows: '€1,437.50',
  },
}
