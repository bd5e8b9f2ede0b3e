import type { Page } from '@playwright/test'
import type { ToolJourney } from '../../kit/journey.ts'
import { expect, hydrated } from '../../site-journeys.ts'

async function keepsNames(page: Page, path: string): Promise<void> {
  await page.goto(path)
  const source = await hydrated(page.getByLabel('Source', { exact: true }))
  await source.fill('letter')
  await page.getByRole('button', { name: 'Save these names' }).click()
  await page.reload()
  await expect(page.getByRole('button', { name: 'letter / email / Autumn soups', exact: true })).toBeVisible()
}

export const journey: ToolJourney = {
  shows: 'utm_source=newsletter',
  edge: {
    fill: [['Addresses', 'https://example.com/a?x=1#top']],
    shows:
      'https://example.com/a?x=1&utm_source=newsletter&utm_medium=email&utm_campaign=autumn%20soups&utm_content=button#top',
  },
  wrong: { fill: [['Source', 'anna@example.com']], message: 'Personal data' },
  tests: [{ title: 'keeps saved names after a reload', run: keepsNames }],
}
