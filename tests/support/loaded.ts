import type { Page } from 'playwright'

/** Waits until React has hydrated the page: `SiteProvider` then marks the document. */
export const untilHydrated = (page: Page): Promise<void> =>
  page.locator('html[data-hydrated]').waitFor({ state: 'attached' })

/** Waits until the page and its fonts have loaded, React has hydrated the page, and it is painted. */
export async function loaded(page: Page): Promise<void> {
  await page.waitForLoadState('load')
  await untilHydrated(page)
  await page.evaluate(async () => {
    const frame = () => new Promise((drawn) => requestAnimationFrame(drawn))
    await document.fonts.ready
    await frame()
    await frame()
  })
}
