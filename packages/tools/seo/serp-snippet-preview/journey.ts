import type { Page } from '@playwright/test'
import type { ToolJourney } from '../../kit/journey.ts'
import { expect } from '../../site-journeys.ts'

const result = (page: Page) => page.locator('.tool-result')

const textbox = (page: Page, name: string | RegExp) => page.locator('.tool-form').getByRole('textbox', { name })

export const journey: ToolJourney = {
  shows: 'Fits',
  edge: {
    fill: [['Title', 'How to Choose Wet Food for an Older Cat: Vet-Checked Labels, Portions and Budget']],
    shows: 'How to Choose Wet Food for an Older Cat: Vet-Checked Labels…',
  },
  wrong: {
    fill: [['Address', 'javascript:alert(1)']],
    message: 'Enter a full address that starts with https://',
  },
  more: async (page) => {
    await page.getByRole('button', { name: 'Example', exact: true }).click()
    await textbox(page, /^Title/).fill(
      'How to Choose Wet Food for an Older Cat: Vet-Checked Labels, Portions and Budget',
    )
    await expect(result(page)).toContainText('760.4')
    await page.getByLabel('Mobile').check()
    await expect(result(page).getByRole('figure')).toContainText('Portions and Budget')
  },
}
