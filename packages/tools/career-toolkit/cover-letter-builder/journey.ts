import type { ToolJourney } from '../../kit/journey.ts'
import { expect } from '../../site-journeys.ts'

export const journey: ToolJourney = {
  shows: 'When the hotel doubled its covers in one summer, I rewrote the menu',
  edge: { fill: [['Employer', 'Bistro <b>Lis</b>']], shows: 'head chef at Bistro <b>Lis</b>' },
  wrong: { fill: [['Why you write', 'Too short']], message: 'Why you write must be between 20 and 300 characters.' },
  more: async (page) => {
    const saving = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download for Word' }).click()
    expect((await saving).suggestedFilename()).toBe('cover-letter.html')
    await page.getByRole('button', { name: 'Example' }).click()
    await page.getByRole('radio', { name: 'Polish', exact: true }).check()
    await expect(page.locator('.tool-document')).toContainText('Szanowni Państwo,')
  },
}
