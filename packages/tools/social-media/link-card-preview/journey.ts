import type { ToolJourney } from '../../kit/journey.ts'
import { expect } from '../../site-journeys.ts'

export const journey: ToolJourney = {
  // The page's CSP reports each event handler that it blocks in the pasted HTML.
  expectedErrors: [/script-src-attr 'none'/],
  shows: 'og:title',
  edge: {
    fill: [
      [
        'HTML',
        '<script>window.hit = 1</script><img src=x onerror="window.hit = 2"><title>A &amp;lt; B</title><meta name="og:title" content="&quot;><img src=x onerror=hit()>">',
      ],
    ],
    shows: '"><img src=x onerror=hit()>',
  },
  wrong: { fill: [[/^Address of the page/, 'soup']], message: 'Enter a full address that starts with https://' },
  more: async (page) => {
    const result = page.locator('.tool-result')
    await expect(result).toContainText('og:title uses name instead of property')
    expect(await page.evaluate(() => 'hit' in window)).toBe(false)
    await expect(result.locator('img')).toHaveCount(0)
  },
}
