import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { loaded } from '../../tests/support/loaded.ts'

const place = (page: Page) => page.evaluate(() => Math.round(window.scrollY))
const scrollTo = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top)

/** Follows a link within the site, without a reload. */
async function follow(page: Page, href: string): Promise<void> {
  await page.evaluate((path) => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>(`a[href="${path}"]`)]
    links.find((link) => link.checkVisibility())?.click()
  }, href)
  await expect(page).toHaveURL(href)
}

test('a new page begins at its top, however far the reader was down, or at the anchor of its address', async ({
  page,
}) => {
  await page.goto('/blog')
  await loaded(page)
  for (const [start, href, heading] of [
    [40, '/guides', 'Cooking Tips & Guides'],
    [90, '/news', 'Culinary News'],
    [900, '/guides', 'Cooking Tips & Guides'],
  ] as const) {
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
    await scrollTo(page, start)
    await expect.poll(() => place(page)).toBe(start)
    await follow(page, href)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await expect.poll(() => place(page)).toBe(0)
  }
  await page.goto('/#testimonials')
  await expect(page.getByRole('heading', { name: 'What changes when you cook more' })).toBeInViewport()
  expect(await place(page)).toBeGreaterThan(500)
})

test('back and forward return to the former scroll positions, also back from the studio', async ({ page }) => {
  await page.goto('/blog')
  await loaded(page)
  await scrollTo(page, 700)
  await follow(page, '/news')
  await expect.poll(() => place(page)).toBe(0)
  // A loading page is too short to scroll.
  await expect(page.getByRole('heading', { level: 1, name: 'Culinary News' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  await scrollTo(page, 300)
  await expect.poll(() => place(page)).toBe(300)
  await page.goBack()
  await expect(page).toHaveURL('/blog')
  await expect.poll(() => place(page)).toBe(700)
  await page.goForward()
  await expect(page).toHaveURL('/news')
  await expect.poll(() => place(page)).toBe(300)

  await page.goto('/')
  await loaded(page)
  await scrollTo(page, 2400)
  await follow(page, '/services')
  await expect.poll(() => place(page)).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL('/')
  await expect.poll(() => place(page)).toBe(2400)
})
