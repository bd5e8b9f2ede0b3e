import { paste, type ToolJourney } from '../../kit/journey.ts'
import { expect } from '../../site-journeys.ts'

export const journey: ToolJourney = {
  shows: 'sitemap-1.xml',
  edge: { fill: [['Addresses', 'https://other.example/a']], shows: 'is on another host, other.example' },
  wrong: {
    fill: [[/^File name/, 'a/b']],
    message: 'File name must be 1 to 50 letters, digits, hyphens or underscores.',
  },
  files: async (page) => {
    const list = Array.from({ length: 60_000 }, (_, index) => `https://example.com/${index}`).join('\n')
    await paste(page.locator('.tool-form').getByRole('textbox', { name: 'Addresses' }), list)
    await expect(page.locator('.tool-result')).toContainText('2 sitemaps and an index')
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download all as ZIP' }).click()
    expect((await saved).suggestedFilename()).toBe('sitemaps.zip')
    await page.getByRole('button', { name: 'Example', exact: true }).click()
  },
}
