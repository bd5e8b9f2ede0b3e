import type { ToolJourney } from '../../kit/journey.ts'
import { expect } from '../../site-journeys.ts'

export const journey: ToolJourney = {
  shows: '€182.87',
  edge: { fill: [['Payment date', '2025-11-14']], shows: 'Paid in time: no interest and no compensation.' },
  wrong: {
    fill: [['Payment date', '2026-07-02']],
    message: 'The ECB rate for the half-year from 2026-07-01 is missing.',
  },
  more: async (page) => {
    await page.getByRole('button', { name: 'Example', exact: true }).click()
    await page.getByLabel('Payment date', { exact: true }).fill('2026-07-02')
    await expect(page.getByText('The ECB rate for the half-year from 2026-07-01 is missing.')).toBeVisible()
  },
  plainForm: { query: 'amount=1000&due=2025-03-31&paid=2025-04-10&regime=own&ownRate=36.5', shows: '€10.00' },
}
