import type { ToolJourney } from '../../kit/journey.ts'
import { expect } from '../../site-journeys.ts'

export const journey: ToolJourney = {
  shows: '"addressLocality": "Gdańsk"',
  edge: {
    fill: [
      ['The work may be done remotely', 'yes'],
      ['Countries', 'pl'],
    ],
    shows: '"jobLocationType": "TELECOMMUTE"',
  },
  wrong: { fill: [['Title', 'Chef and waiter']], message: 'Title names two jobs. Write an advert for each.' },
  more: async (page) => {
    await page.getByLabel('Title', { exact: true }).fill('Salesman')
    await expect(page.getByRole('table', { name: 'Wording' })).toContainText('salesperson')
  },
}
