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
  await page.route(/\/guides\?_rsc=/, async (route) => {
    const part = route.request().headers()['next-router-segment-prefetch']
    if (!part || part.endsWith('/__PAGE__')) await arrived
    await route.continue()
  })
  const frame = page.waitForResponse((answer) =>
    /guides\/[^/]+$/.test(answer.request().headers()['next-router-segment-prefetch'] ?? ''),
  )
  await page.goto('/about')
  const link = await hydrated(
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Nutrition Tips' }),
  )
  await page.waitForLoadState('load')
  await link.hover()
  await (await frame).finished()
  await link.click()
  const skeleton = page.getByRole('status', { name: 'Loading posts' })
  await expect(skeleton.locator('.post-card')).toHaveCount(6)
  await expect(page.getByRole('heading', { level: 1, name: 'Cooking Tips & Guides' })).toBeVisible()
  arrive()
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  await expect(skeleton).toHaveCount(0)
})
