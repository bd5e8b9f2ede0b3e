import type { Locator, Page } from 'playwright'

/**
 * Whether React has hydrated an element: before, it has no listeners for clicks and hovers. React hydrates the parts of a
 * page one after the other and documents no sign of it, so this looks for the key that React sets on an element.
 */
export const isHydrated = (element: Locator): Promise<boolean> =>
  element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactProps')))

/**
 * Waits until the page and its fonts have loaded, React has hydrated the first element of the selector, and the page
 * is painted.
 */
export async function loaded(page: Page, selector = 'a'): Promise<void> {
  await page.waitForLoadState('load')
  while (!(await isHydrated(page.locator(selector).first())))
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)))
  await page.evaluate(async () => {
    const frame = () => new Promise((drawn) => requestAnimationFrame(drawn))
    await document.fonts.ready
    await frame()
    await frame()
  })
}
