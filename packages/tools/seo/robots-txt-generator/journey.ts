import type { Page } from '@playwright/test'
import type { ToolJourney } from '../../kit/journey.ts'
import { expect } from '../../site-journeys.ts'

const result = (page: Page) => page.locator('.tool-result')

export const journey: ToolJourney = {
  shows: 'Blocked',
  edge: { fill: [[/^Path or address/, '/admin/help/x']], shows: 'Allow: /admin/help' },
  wrong: {
    fill: [['Disallow (optional)', 'admin']],
    message: 'Disallow, line 1: a path starts with / or * and has at most 2,000 characters.',
  },
  more: async (page) => {
    await page.getByRole('button', { name: 'Block all' }).click()
    await expect(result(page)).toContainText('keeps every crawler out of the whole site')
    await expect(result(page).getByRole('button', { name: 'Download' })).toHaveCount(0)
    await page.getByLabel('Yes, the whole site may be blocked').check()
    await expect(result(page).getByRole('button', { name: 'Download' })).toBeVisible()
  },
}
