import type { ToolJourney } from '../../kit/journey.ts'
import { expect } from '../../site-journeys.ts'

export const journey: ToolJourney = {
  shows: 'Conditional offer of employment: Head chef',
  edge: { fill: [['Collective agreement (optional)', '']], shows: 'Missing: collective agreement.' },
  wrong: { fill: [['Start', '2027-01-01']], message: 'Start must not be before the answer date.' },
  more: async (page) => {
    await page.getByRole('button', { name: 'Example' }).click()
    await page.getByLabel('Conditions (optional)').fill('')
    const letter = page.getByRole('region', { name: 'The letter' }).last()
    await expect(letter).toContainText('Offer of employment: Head chef')
    await expect(letter).not.toContainText('onditional')
  },
}
