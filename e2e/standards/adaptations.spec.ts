import type { Locator, Page } from '@playwright/test'
import { expectNoSidewaysScroll } from '../accessibility'
import { expect, test } from '../fixtures'
import { hydrated } from '../hydrated'
import { findChromium } from '../../tests/support/chromium.ts'

test.describe.configure({ mode: 'parallel' })

const RECIPE = '/blog/pierogi-ruskie-with-browned-onions'

/**
 * Animations of a noticeable length, and drawings whose pieces move. Animations that follow the scrolling are left out,
 * because they stop with it.
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

test('no page moves for a reader who prefers reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const path of ['/', '/blog', '/services', '/tools']) {
    await page.goto(path)
    expect(await movements(page), path).toEqual([])
    await page.getByRole('main').getByRole('link').first().hover()
    expect(await movements(page), path).toEqual([])
  }
})

/** The colours of an element's background, border and focus ring. */
const coloursOf = (element: Locator) =>
  element.evaluate((node) => {
    const { backgroundColor, boxShadow, outlineColor } = getComputedStyle(node)
    return { background: backgroundColor, line: /rgb\([^)]*\)/.exec(boxShadow)?.[0], ring: outlineColor }
  })

test('the focus ring has a dark line, and forced colours show the selected button and the present tab', async ({
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
  await page.goto('/news')
  const tabs = page.getByRole('navigation', { name: 'Kinds of posts' }).getByRole('link')
  const outlines = await Promise.all(
    (await tabs.all()).map((tab) => tab.evaluate((a) => getComputedStyle(a).outlineStyle)),
  )
  expect(outlines).toEqual(['none', 'solid', 'none', 'none'])
})

test('no page becomes wider than the window when the browser doubles the font size', async ({ browser, baseURL }) => {
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

test('without a preference for reduced motion the pieces of the hero move into place', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/', { waitUntil: 'commit' })
  await expect
    .poll(() => movements(page), { intervals: [20] })
    .toContainEqual(expect.stringContaining('/collage/home-settling.svg'))
})
