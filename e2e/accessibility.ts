import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './fixtures'

/** Fails on anything that axe finds on the page as it is, by WCAG 2.2 AA and the best practices. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
  expect(found, await page.title()).toEqual([])
}

/** Fails when the page is wider than the window. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(excess, `px too wide at ${page.viewportSize()?.width}`).toBeLessThanOrEqual(0)
}

/** The widths and schemes in which every template has to hold. */
export const views = [375, 1280].flatMap((width) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ width, colorScheme, name: `${width} px, ${colorScheme}` })),
)

/** Waits until a change of the scheme is drawn: while a shadow is on its way, its paper still has the other scheme's colour. */
const settled = (page: Page) =>
  page.evaluate(async () => {
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
    // The reading progress goes with the scrolling and never ends.
    const timed = document.getAnimations().filter(({ timeline }) => timeline === document.timeline)
    await Promise.allSettled(timed.map(({ finished }) => finished))
  })

/** The page as it is, in both schemes, on a telephone and on a desk: axe finds nothing, and nothing sticks out. */
export async function expectToHoldInAllViews(page: Page): Promise<void> {
  for (const { width, colorScheme } of views) {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await settled(page)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  }
}
