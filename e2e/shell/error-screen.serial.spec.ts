import type { Page } from '@playwright/test'
import { expectToHold } from '../accessibility'
import { REFUSED_CALL, startBackendAgain, stopBackend } from '../control'
import { expect, test } from '../fixtures'
import { mark } from '../unique'
import { loaded } from '../../tests/support/loaded.ts'

// The browser reports a page's 5xx as an error, and React the caught error as another.
test.use({
  expectedErrors: [
    /status of 50\d|Rendering error on|Server Components render|Minified React error|digest|Resource failed to load on/,
  ],
})

/** Opens a page with all its pictures, so that they are cached before the outage. */
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

test('a search in an outage shows a message, and works again afterwards', async ({ page }) => {
  // An earlier visit fills the cached reads and the pictures in the sizes of both views.
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

test.describe('a page that cannot be rendered', () => {
  test.use({ expectedServerErrors: [REFUSED_CALL] })

  test('a post that cannot be loaded shows an error screen in the magazine with links, and is not cached', async ({
    page,
    request,
  }) => {
    // The screen links to a listing that was visited before: with its pictures it is cached and needs no backend.
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
    // The site probes the backend every two seconds, without waiting for readers.
    await expect.poll(async () => (await request.get(unknown)).status(), { timeout: 15_000 }).toBe(404)
  })
})
