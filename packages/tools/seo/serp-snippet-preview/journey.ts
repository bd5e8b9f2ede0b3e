import type { ToolJourney } from '../../kit/journey.ts'
import { expect } from '../../site-journeys.ts'

const LONG_TITLE = 'How to Choose Wet Food for an Older Cat: Vet-Checked Labels, Portions and Budget'

export const journey: ToolJourney = {
  shows: 'Fits',
  edge: {
    fill: [['Title', LONG_TITLE]],
    shows: 'How to Choose Wet Food for an Older Cat: Vet-Checked Labels…',
  },
  wrong: {
    fill: [['Address', 'javascript:alert(1)']],
    message: 'Enter a full address that starts with https://',
  },
  more: async (page) => {
    await page.getByRole('button', { name: 'Example', exact: true }).click()
    const result = page.locator('.tool-result')
    await page
      .locator('.tool-form')
      .getByRole('textbox', { name: /^Title/ })
      .fill(LONG_TITLE)
    await expect(result).toContainText('760.4')
    await page.getByLabel('Mobile').check()
    await expect(result.getByRole('figure')).toContainText('Portions and Budget')
  },
}
