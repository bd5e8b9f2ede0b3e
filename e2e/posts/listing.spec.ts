import { expect, test } from '../fixtures'
import { hydrated } from '../hydrated'

const LISTINGS = [
  { path: '/blog', title: 'Recipes', call: 'View Recipe' },
  { path: '/news', title: 'Culinary News', call: 'Read Article' },
  { path: '/guides', title: 'Cooking Tips & Guides', call: 'Read Guide' },
  { path: '/education', title: 'Culinary Education', call: 'Learn More' },
]

test('each listing shows its posts with pictures, in full rows, and leads to the other listings', async ({ page }) => {
  for (const { path, title, call } of LISTINGS) {
    await page.goto(path)
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1, name: title })).toBeVisible()
    const cards = main.getByRole('article')
    await expect.poll(() => cards.count()).toBeGreaterThan(3)
    await expect(main.locator('.lead-card')).toHaveCount(1)
    for (const card of await cards.all()) {
      await expect(card.getByRole('link', { name: new RegExp(`^${call} .`) })).toHaveAttribute('href', /^\/blog\/./)
      await expect(card).toContainText(/\d{4} · (?:\d+ min read|.*(?:\d (?:min|h)|serving|biscuit))/)
      await expect(card.locator('img, svg').first()).toBeVisible()
    }
    const tabs = page.getByRole('navigation', { name: 'Kinds of posts' })
    const hrefs = await tabs.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    expect(hrefs.toSorted()).toEqual(LISTINGS.map((listing) => listing.path).toSorted())
    await expect(tabs.locator('[aria-current=page]')).toHaveAttribute('href', path)

    for (const width of [768, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      const [first, last] = [await cards.first().boundingBox(), await cards.last().boundingBox()]
      const endOf = (box: typeof first) => Math.round((box?.x ?? 0) + (box?.width ?? 0))
      expect(endOf(last), `the end of the last row of ${path} at ${width} px`).toBe(endOf(first))
    }
  }
})

test('six skeletons are shown while posts load', async ({ page }) => {
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>()
  const held: string[] = []
  await page.route(/\/guides\?/, async (route) => {
    const answer = await route.fetch()
    // The frame of the listing arrives at once; its posts, with their structured data, later.
    if ((await answer.text()).includes('@context')) {
      held.push(answer.url())
      await arrived
    }
    await route.fulfill({ response: answer })
  })
  await page.goto('/about')
  const link = await hydrated(
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Nutrition Tips' }),
  )
  await page.waitForLoadState('load')
  await link.hover()
  await expect.poll(() => held.length).toBeGreaterThan(0)
  await link.click()
  const skeleton = page.getByRole('status', { name: 'Loading posts' })
  await expect(skeleton.locator('.post-card')).toHaveCount(6)
  await expect(page.getByRole('heading', { level: 1, name: 'Cooking Tips & Guides' })).toBeVisible()
  arrive()
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  await expect(skeleton).toHaveCount(0)
  // A prefetch may still be on its way through the route when the page closes.
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})
