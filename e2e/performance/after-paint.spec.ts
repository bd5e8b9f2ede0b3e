import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { hydrated } from '../hydrated'

const RECIPE = '/blog/pierogi-ruskie-with-browned-onions'

/** What a page of this site has as soon as its scripts run. */
const heart = (page: Page) => page.getByRole('button', { name: /^Save/ }).first()

/** When the page could be seen, and when its scripts were asked for. Milliseconds. */
const order = (page: Page) =>
  page.evaluate(() => ({
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
    scripts: performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\/chunks\/.*\.js$/.test(name))
      .map(({ startTime }) => startTime),
  }))

test('a public page asks for its scripts when it can be seen', async ({ page }) => {
  for (const path of ['/', RECIPE, '/search?q=onion', '/tools']) {
    await page.goto(path)
    await hydrated(page.getByRole('searchbox').first())
    const { painted, scripts } = await order(page)
    expect(scripts.length).toBeGreaterThan(5)
    // The first of Next's, and what a streamed part names for itself.
    expect(scripts.filter((asked) => asked < painted).length, path).toBeLessThanOrEqual(2)
  }
})

test('a page in a tab behind is ready when it is looked at', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'hidden', { get: () => true })
    Reflect.deleteProperty(window, 'PerformanceObserver')
    Object.assign(window, {
      PerformanceObserver: class {
        observe() {}
      },
    })
  })
  await page.goto(RECIPE)
  await expect(heart(page)).toBeVisible()
})

test('a browser that tells of no paint runs the scripts all the same', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'PerformanceObserver'))
  await page.goto(RECIPE)
  await expect(heart(page)).toBeVisible()
})
