import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'

const SECTIONS = ['latest', 'landing-intro', 'offerings', 'testimonials', 'hub']

/** Far below the first screen, and what is the same place. Pixels. */
const PLACE = 3200
const LINES = 120

/** Which headings of home's later sections have a place in the page, other than an assumed one. */
const laidOut = (page: Page) =>
  page.evaluate(
    (ids) => ids.filter((id) => document.getElementById(id)?.checkVisibility({ contentVisibilityAuto: true })),
    SECTIONS,
  )

const painted = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)

/** Keeps a page from being loaded until it is let go: its first script does not come. */
async function holdLoad(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/after-paint.js*', async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 375, height: 800 } })

  for (const [deed, act] of [
    ['scrolls', (page: Page) => page.mouse.wheel(0, 300)],
    ['presses a key', (page: Page) => page.keyboard.press('Shift')],
    ['presses something', (page: Page) => page.getByRole('heading', { level: 1 }).click()],
  ] as const) {
    test(`what lies far below is laid out when somebody ${deed}`, async ({ page }) => {
      await page.goto('/')
      await page.waitForLoadState('networkidle')
      expect(await laidOut(page)).not.toContain('hub')
      await act(page)
      await expect.poll(() => laidOut(page)).toEqual(SECTIONS)
      await expect(page.locator('[data-fresh]')).toHaveCount(0)
    })
  }

  test('the key that leads to the end leads to the end', async ({ page }) => {
    await page.goto('/')
    await page.waitForLoadState('networkidle')
    await page.keyboard.press('End')
    const below = () => page.evaluate(() => document.documentElement.scrollHeight - innerHeight - scrollY)
    await expect.poll(below).toBeLessThan(LINES)
  })

  test('whoever scrolls before it is loaded sees everything, and stays where they are', async ({ page }) => {
    const release = await holdLoad(page)
    await page.goto('/', { waitUntil: 'commit' })
    await painted(page)
    await page.locator('#testimonials').scrollIntoViewIfNeeded()
    await expect.poll(() => laidOut(page)).toEqual(SECTIONS)
    await expect(page.locator('#testimonials')).toBeInViewport()
    release()
  })

  test('whoever comes back or loads it anew finds the place they were at', async ({ page }) => {
    /** How far from there: letters that come late may move what is seen by a few lines. Pixels. */
    const away = () => page.evaluate((there) => Math.abs(window.scrollY - there), PLACE)
    const scrollThere = () => page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), PLACE)
    await page.goto('/')
    await page.waitForLoadState('networkidle')
    // Left at once, while the rest is still being laid out: the browser keeps a place among what has no layout yet.
    await scrollThere()
    for (let times = 1; times <= 2; times++) {
      await page.goto('/about')
      await page.goBack()
      await page.waitForLoadState('networkidle')
      await expect.poll(away).toBeLessThan(LINES)
    }
    await page.reload()
    await page.waitForLoadState('networkidle')
    await expect.poll(away).toBeLessThan(LINES)
    await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).first().click()
    await expect(page).toHaveURL('/about')
    await page.goBack()
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'About' }).first()).toBeInViewport()
  })

  test('an address with an anchor, and a page that is loaded anew, are laid out at once', async ({ page }) => {
    const release = await holdLoad(page)
    await page.goto('/#testimonials', { waitUntil: 'commit' })
    await painted(page)
    await expect.poll(() => laidOut(page)).toEqual(SECTIONS)
    await page.goto('about:blank')
    await page.goto('/', { waitUntil: 'commit' })
    await painted(page)
    await page.reload({ waitUntil: 'commit' })
    await painted(page)
    await expect.poll(() => laidOut(page)).toEqual(SECTIONS)
    release()
  })
})

test('a wide window has room for what its sections let hang over, and lays out all at once', async ({ page }) => {
  const release = await holdLoad(page)
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/', { waitUntil: 'commit' })
  await painted(page)
  await expect.poll(() => laidOut(page)).toEqual(SECTIONS)
  release()
})
