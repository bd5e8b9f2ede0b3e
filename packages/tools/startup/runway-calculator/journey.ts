import type { Page } from '@playwright/test'
import type { ToolJourney } from '../../kit/journey.ts'
import { expect } from '../../site-journeys.ts'

/** A hire shortens the runway of the example: 10,000 more a month from month 4. */
async function hires(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Example' }).click()
  await page.getByRole('button', { name: 'Add hire' }).click()
  await page.getByLabel('Start month', { exact: true }).fill('4')
  await page.getByLabel('Monthly cost', { exact: true }).fill('10000')
  await expect(page.locator('.tool-result')).toContainText('With the hiring plan the money lasts until July 2027')
  await page.getByRole('button', { name: 'Remove hire 1' }).click()
}

export const journey: ToolJourney = {
  shows: '7.60 months',
  edge: { fill: [['Monthly revenue', '50000']], shows: 'Default alive' },
  wrong: { fill: [['Cash now', '1.234']], message: 'Did you mean 1 234 or 1.234?' },
  more: async (page) => {
    await page.getByRole('button', { name: 'Add item' }).click()
    await expect(page.getByLabel('Month', { exact: true })).toBeFocused()
    await page.getByRole('button', { name: 'Remove item 1' }).click()
    await expect(page.getByRole('button', { name: 'Add item' })).toBeFocused()
    await hires(page)
    await page.getByRole('button', { name: 'Clear', exact: true }).click()
    await expect(page.getByLabel('Cash now')).toHaveValue('')
    await page.getByRole('button', { name: 'Example' }).click()
    await expect(page.locator('.tool-result')).toContainText('7.60')
  },
  plainForm: { query: 'cash=240000&revenue=10000&revenueGrowth=5&costs=42000&costsGrowth=1', shows: '7.60' },
}
