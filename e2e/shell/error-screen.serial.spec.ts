import type { Page } from '@playwright/test'
import { expectToHold } from '../accessibility'
import { REFUSED_CALL, startBackendAgain, stopBackend } from '../control'
import { expect, test } from '../fixtures'
import { mark } from '../unique'
import { loaded } from '../../tests/support/loaded.ts'

// The browser reports the 5xx of a page, and React the error that was caught, as errors of their own.
test.use({
  expectedErrors: [
    /status of 50\d|Rendering error on|Server Components render|Minified React error|digest|Resource failed to load on/,
  ],
})

/** Opens a page with all its pictures: in the outage after it, none is asked for the first time. */
async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await loaded(page)
  await page.evaluate(async () => {
    for (const picture of document.images) picture.loading = 'eager'
    await Promise.all(Array.from(document.images, (picture) => picture.decode()))
  })
}

test.afterEach(async () => {
  await startBackendAgain()
})

test('a search in an outage says so in words, and works again afterwards', async ({ page }) => {
  // Its cached reads and its pictures, in the sizes of both views, are filled by an earlier visit.
  for (const width of [375, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await visit(page, '/search?q=soup')
  }
  await stopBackend()
  await page.goto('/search?q=soup')
  await expect(page.getByRole('heading', { name: 'Search is out of reach for a moment' })).toBeVisible()
  await expectToHold(page)
  await startBackendAgain()
  await expect(async () => {
    await page.reload()
    await expect(page.getByRole('article').first()).toBeVisible({ timeout: 5_000 })
  }).toPass()
  await expect(page.getByRole('status').filter({ hasText: 'results for soup' })).toBeVisible()
})

test.describe('a page that cannot be made', () => {
  test.use({ expectedServerErrors: [REFUSED_CALL] })

  test('a post that cannot be loaded shows its own screen, in the magazine, leads on, and is not kept', async ({
    page,
    request,
  }) => {
    // The way on leads to a listing that a reader has asked for before, with the pictures that are seen there: it is cached, and needs no backend.
    await page.setViewportSize({ width: 1280, height: 900 })
    await visit(page, '/blog')
    await stopBackend()
    const unknown = `/blog/never-asked-for-before-${mark()}`
    const answer = await page.goto(unknown)
    expect(answer?.status()).toBe(503)
    expect(answer?.headers()['retry-after']).toBe('10')
    expect(answer?.headers()['cache-control'] ?? '').not.toMatch(/s-maxage=[1-9]/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog Post Not Found')
    await expect(page.getByRole('banner')).toBeVisible()
    await expectToHold(page)
    await page.getByRole('link', { name: 'Back to Blog' }).click()
    await expect(page).toHaveURL('/blog')
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()

    await startBackendAgain()
    // The backend is asked every two seconds whether it is there again, beside the readers.
    await expect.poll(async () => (await request.get(unknown)).status(), { timeout: 15_000 }).toBe(404)
  })
})
