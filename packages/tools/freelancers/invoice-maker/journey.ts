import type { ToolJourney } from '../../kit/journey.ts'
import { expect } from '../../site-journeys.ts'

export const journey: ToolJourney = {
  shows: 'Invoice 001/2026',
  edge: { fill: [['Due date (optional)', '2026-12-24']], shows: 'due on 24 December 2026' },
  wrong: { fill: [['Due date (optional)', '2026-11-01']], message: 'Due date must not be before the issue date.' },
  more: async (page) => {
    await page.getByRole('button', { name: 'Example' }).click()
    await expect(page.locator('.tool-result')).toContainText('Reverse charge')
    await expect(page.locator('.tool-document')).toContainText('Invoice 001/2026')
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download HTML' }).click(),
    ])
    expect(download.suggestedFilename()).toBe('001-2026.html')
  },
}
