import { expectAccessible, views } from '../accessibility'
import { expect, test } from '../fixtures'

const PAGES = ['/blog', '/blog/pierogi-ruskie-with-browned-onions', '/blog/how-to-sharpen-a-kitchen-knife', '/search', '/search?q=soup', '/search?q=zzzqqq']

for (const { width, colorScheme, name } of views) {
  test(`listing, post and search hold at ${name}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    for (const path of PAGES) {
      await page.goto(path)
      await expectAccessible(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(width)
    }
  })
}
