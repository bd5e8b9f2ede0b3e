import type { ToolJourney } from '../../kit/journey.ts'

export const journey: ToolJourney = {
  shows: '1 correction, 1 warning',
  edge: {
    fill: [
      ['A list, also of several pages', 'yes'],
      [/^List/, 'en https://e.com/a\npl https://e.com/a'],
    ],
    shows: 'cannot be the page in two languages',
  },
  wrong: { fill: [[/^List/, '']], message: 'List is required.' },
}
