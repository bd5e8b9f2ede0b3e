import type { ToolJourney } from '../../kit/journey.ts'
import { expect } from '../../site-journeys.ts'

export const journey: ToolJourney = {
  shows: 'PLN 5,375.57',
  edge: { fill: [['Weight of team (optional)', '0']], shows: '203,580.00' },
  wrong: { fill: [['Base pay', '']], message: 'Base pay is required.' },
  more: async (page) => {
    await page.getByRole('button', { name: 'Example' }).click()
    await page.getByRole('checkbox', { name: 'Contractor' }).first().check()
    await page.getByRole('button', { name: 'Compare' }).click()
    const contributions = page.getByLabel('Contributions')
    await expect(contributions).toBeFocused()
    await expect(contributions).toHaveAccessibleDescription(/required beside an employee’s offer/)
  },
}
