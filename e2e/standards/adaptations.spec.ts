import type { Locator, Page } from '@playwright/test'
import { expectNoSidewaysScroll } from '../accessibility'
import { expect, test } from '../fixtures'
import { hydrated } from '../hydrated'
import { findChromium } from '../../tests/support/chromium.ts'

test.describe.configure({ mode: 'parallel' })

const RECIPE = '/blog/pierogi-ruskie-with-browned-onions'

/**
 * Animations that go on for longer than an eye notices, and drawings whose pieces move. What follows the scrolling stands
 * while it stands.
 */
const movements = (page: Page) =>
  page.evaluate(() => {
    const running = document
      .getAnimations()
      .filter((animation) => animation.timeline instanceof DocumentTimeline)
      .filter((animation) => Number(animation.effect?.getComputedTiming().activeDuration) > 10)
      .map((animation) =>
        animation.effect instanceof KeyframeEffect ? (animation.effect.target?.className ?? '') : '',
      )
    return [
      ...running,
      ...[...document.images].map(({ currentSrc }) => currentSrc).filter((src) => src.includes('-settling')),
    ]
  })

test('no page moves for a reader who asks for less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const path of ['/', '/blog', '/services', '/tools']) {
    await page.goto(path)
    expect(await movements(page), path).toEqual([])
    await page.getByRole('main').getByRole('link').first().hover()
    expect(await movements(page), path).toEqual([])
  }
})

/** The colours of an element's background, of the line around it and of its ring. */
const coloursOf = (element: Locator) =>
  element.evaluate((node) => {
    const { backgroundColor, boxShadow, outlineColor } = getComputedStyle(node)
    return { background: backgroundColor, line: /rgb\([^)]*\)/.exec(boxShadow)?.[0], ring: outlineColor }
  })

test('the ring of the focused has a dark line, and a chosen button its own ground in forced colours', async ({
  page,
}) => {
  await page.goto(RECIPE)
  const units = page.getByRole('group', { name: 'Units' }).getByRole('button')
  await hydrated(units.first())
  await page.keyboard.press('Tab')
  const ring = await coloursOf(page.getByRole('link', { name: 'Skip to content' }))
  expect(ring).toMatchObject({ line: 'rgb(31, 26, 23)', ring: 'rgb(232, 163, 61)' })
  await page.emulateMedia({ forcedColors: 'active' })
  const grounds = await Promise.all((await units.all()).map(async (unit) => (await coloursOf(unit)).background))
  expect(new Set(grounds).size).toBe(2)
})

test('no page becomes wider than the window when the letters of the browser are twice as large', async ({
  browser,
  baseURL,
}) => {
  const executablePath = findChromium()
  const large = await browser.browserType().launch({
    args: ['--blink-settings=defaultFontSize=32'],
    ...(executablePath && { executablePath }),
  })
  const page = await large.newPage({ ...(baseURL && { baseURL }) })
  for (const path of ['/', '/blog', RECIPE, '/tools', '/case-studies', '/contact', '/about', '/search?q=soup']) {
    await page.goto(path)
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px')
    for (const width of [375, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      await expectNoSidewaysScroll(page)
    }
  }
  await large.close()
})

test('the pieces of the hero settle into place without a wish for less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/', { waitUntil: 'commit' })
  await expect
    .poll(() => movements(page), { intervals: [20] })
    .toContainEqual(expect.stringContaining('/collage/home-settling.svg'))
})
