import type { Page } from '@playwright/test'
import type { ToolJourney } from '../../kit/journey.ts'
import { expect } from '../../site-journeys.ts'

const result = (page: Page) => page.locator('.tool-result')

const textbox = (page: Page, name: string | RegExp) => page.locator('.tool-form').getByRole('textbox', { name })

export const journey: ToolJourney = {
  shows: '"cookTime": "PT30M"',
  edge: {
    fill: [['Type', 'FAQPage']],
    shows: 'No rich result: Google withdrew FAQ rich results on 7 May 2026.',
  },
  wrong: {
    fill: [
      ['Type', 'WebSite'],
      [/^Address/, 'soup'],
    ],
    message: 'Enter a full address that starts with https://',
  },
  more: async (page) => {
    await page.locator('.tool-form').getByLabel('Type').selectOption('FAQPage')
    await page.getByRole('button', { name: 'Add question' }).click()
    await textbox(page, 'Question').fill('</script><img src=x onerror=alert(1)>')
    await textbox(page, 'Answer').fill('It stays text.')
    const script = result(page).getByRole('region', { name: 'JSON-LD for the page' })
    await expect(script).toContainText('\\u003c/script\\u003e')
  },
}
