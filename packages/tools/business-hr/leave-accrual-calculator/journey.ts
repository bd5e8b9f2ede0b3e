import type { ToolJourney } from '../../kit/journey.ts'
import { expect } from '../../site-journeys.ts'

export const journey: ToolJourney = {
  shows: '13 × 9/12 = 9.75 days, rounded up to 10 days.',
  edge: { fill: [['Used (optional)', '168']], shows: '11 days more have been used than there are.' },
  wrong: {
    fill: [['End of employment (optional)', '2026-01-31']],
    message: 'End of employment must not be before 2027.',
  },
  more: async (page) => {
    await expect(page.getByLabel('End of employment (optional)')).toBeFocused()
    await page.getByRole('button', { name: 'Clear', exact: true }).click()
    await page.getByLabel('As of').fill('2027-12-31')
    await page.getByRole('radio', { name: 'Own policy' }).check()
    await page.getByLabel('Days per year (optional)').fill('20')
    await page.getByLabel('Earned', { exact: true }).selectOption('period')
    await expect(page.locator('.tool-result')).toContainText('6.1538 h')
    await expect(page.getByRole('table', { name: 'Month by month' }).getByRole('row')).toHaveCount(13)
  },
  plainForm: {
    query: 'mode=poland&asOf=2027-12-31&start=2027-04-01&shareTop=1&shareBottom=2&years=10',
    shows: '13 × 9/12 = 9.75 days, rounded up to 10 days.',
  },
}
