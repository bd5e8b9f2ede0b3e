import type { Page } from '@playwright/test'
import { templates } from '../../scripts/testing/templates.ts'
import { expect, test } from '../fixtures'

test.describe.configure({ mode: 'parallel' })

const WIDE = ['/', '/blog', '/tools', '/case-studies/pet-food-wholesale-leads']

const CASES = [...templates.map(({ path }) => ({ path, width: 375 })), ...WIDE.map((path) => ({ path, width: 1280 }))]

const isPainted = (page: Page) => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length > 0)

for (const { path, width } of CASES) {
  test(`nothing shifts while ${path} loads at ${width} px, its fonts after its first paint`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.addInitScript(() => {
      Object.assign(window, { shifts: [] })
      new PerformanceObserver((list) => {
        const shifts: unknown = Reflect.get(window, 'shifts')
        if (Array.isArray(shifts))
          shifts.push(...list.getEntries().map((entry) => Reflect.get(entry, 'value') as unknown))
      }).observe({ type: 'layout-shift', buffered: true })
    })
    const { promise: painted, resolve: release } = Promise.withResolvers<void>()
    await page.route('**/*.woff2', async (route) => {
      await painted
      await route.continue()
    })
    await page.goto(path, { waitUntil: 'commit' })
    await expect.poll(() => isPainted(page), { timeout: 30_000 }).toBe(true)
    release()
    await page.waitForLoadState('networkidle')
    expect(await page.evaluate(() => Reflect.get(window, 'shifts') as unknown)).toEqual([])
  })
}
