import { expect, test } from '../fixtures'
import { hydrated } from '../hydrated'

const LISTINGS = [
  { path: '/blog', title: 'Recipes', call: 'View Recipe' },
  { path: '/news', title: 'Culinary News', call: 'Read Article' },
  { path: '/guides', title: 'Cooking Tips & Guides', call: 'Read Guide' },
  { path: '/education', title: 'Culinary Education', call: 'Learn More' },
]

for (const { path, title, call } of LISTINGS) {
  test(`${path} shows its posts and leads to the other listings`, async ({ page }) => {
    await page.goto(path)
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1, name: title })).toBeVisible()
    const cards = main.getByRole('article')
    await expect.poll(() => cards.count()).toBeGreaterThan(3)
    await expect(main.locator('.lead-card')).toHaveCount(1)
    for (const card of await cards.all()) {
      await expect(card.getByRole('link', { name: new RegExp(`^${call} .`) })).toHaveAttribute('href', /^\/blog\/./)
      await expect(card).toContainText(/\d{4} · (?:\d+ min read|.*(?:\d (?:min|h)|serving|biscuit))/)
    }
    const tabs = page.getByRole('navigation', { name: 'Kinds of posts' })
    await expect(tabs.getByRole('link')).toHaveCount(4)
    await expect(tabs.locator('[aria-current=page]')).toHaveAttribute('href', path)
  })
}

for (const width of [768, 1280]) {
  test(`the last row of each listing is full at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    for (const { path } of LISTINGS) {
      await page.goto(path)
      const cards = page.getByRole('main').getByRole('article')
      const first = await cards.first().boundingBox()
      const last = await cards.last().boundingBox()
      expect(Math.round((last?.x ?? 0) + (last?.width ?? 0)), path).toBe(
        Math.round((first?.x ?? 0) + (first?.width ?? 0)),
      )
    }
  })
}

test('the tabs lead on, and every card has a picture or a cover', async ({ page }) => {
  await page.goto('/blog')
  await page.getByRole('navigation', { name: 'Kinds of posts' }).getByRole('link', { name: 'Guides' }).click()
  await expect(page).toHaveURL('/guides')
  await expect(page.getByRole('heading', { level: 1, name: 'Cooking Tips & Guides' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  for (const card of await page.getByRole('main').getByRole('article').all()) {
    await expect(card.locator('img, svg').first()).toBeVisible()
  }
})

test('six skeletons stand in for posts that are on their way', async ({ page }) => {
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>()
  const held: string[] = []
  await page.route(/\/guides\?/, async (route) => {
    const answer = await route.fetch()
    // The frame of the listing comes at once; its posts, with their structured data, later.
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
})
