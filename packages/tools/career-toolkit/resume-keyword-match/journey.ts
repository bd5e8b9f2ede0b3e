import type { ToolJourney } from '../../kit/journey.ts'
import { expect } from '../../site-journeys.ts'

const kitchen = `Head chef\nRequirements\n- menu planning\n- sourdough bread\n${'We cook with vegetables of the region. '.repeat(6)}`

export const journey: ToolJourney = {
  shows: 'Must-have “food cost control” is not in the résumé.',
  edge: {
    fill: [
      ['Résumé', kitchen],
      ['Job advert', kitchen],
    ],
    shows: '100 %',
  },
  wrong: { fill: [['Résumé', 'Too short']], message: 'Résumé must be between 200 and 30,000 characters.' },
  more: async (page) => {
    await expect(page.getByLabel('Résumé', { exact: true })).toBeFocused()
    await expect(page.getByRole('button', { name: 'Copy a link to these values' })).toHaveCount(0)
    await expect(page.locator('.tool-result')).toContainText('100 %')
  },
}
