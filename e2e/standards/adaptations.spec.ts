import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'

test.describe.configure({ mode: 'parallel' })

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

test('the pieces of the hero settle into place for everybody else', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/', { waitUntil: 'commit' })
  await expect
    .poll(() => movements(page), { intervals: [20] })
    .toContainEqual(expect.stringContaining('/collage/home-settling.svg'))
})
