import type { ToolJourney } from '../../kit/journey.ts'
import { expect } from '../../site-journeys.ts'

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
    const form = page.locator('.tool-form')
    await form.getByLabel('Type').selectOption('FAQPage')
    await page.getByRole('button', { name: 'Add question' }).click()
    await form.getByRole('textbox', { name: 'Question' }).fill('</script><img src=x onerror=alert(1)>')
    await form.getByRole('textbox', { name: 'Answer' }).fill('It stays text.')
    await expect(page.getByRole('region', { name: 'JSON-LD for the page' })).toContainText('\\u003c/script\\u003e')
  },
}
