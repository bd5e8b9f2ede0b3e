import type { Page } from 'playwright'

/**
 * Waits until the page and its fonts have loaded, React has hydrated the first element of the selector, and the page
 * is painted.
 */
export async function loaded(page: Page, selector = 'a'): Promise<void> {
  await page.waitForLoadState('load')
  await page.evaluate(async (hydrated) => {
    const frame = () => new Promise((drawn) => requestAnimationFrame(drawn))
    const isHydrated = () =>
      Object.keys(document.querySelector(hydrated) ?? {}).some((key) => key.startsWith('__reactProps'))
    while (!isHydrated()) await frame()
    await document.fonts.ready
    await frame()
    await frame()
  }, selector)
}
