import { expect, test } from '../fixtures'

test('the hero has its figures, buttons and three features', async ({ page }) => {
  await page.goto('/')
  const hero = page.getByRole('region', { name: 'Discover Your Wellness Journey' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Discover Your Wellness Journey')
  await expect(hero.getByRole('link', { name: 'Read Health Articles' })).toHaveAttribute('href', '/blog')
  await expect(hero.getByRole('link', { name: 'Nutrition Tips' })).toHaveAttribute('href', '/guides')
  await expect(hero.getByRole('definition')).toHaveText(['500+', '10K+', '98%'])
  await expect(hero.getByRole('heading', { level: 3 })).toHaveText([
    'Nutrition Articles',
    'Food Guides',
    'Wellness Community',
  ])
})

test('the sections stand in their order', async ({ page }) => {
  await page.goto('/')
  const titles = page
    .locator('main > section')
    .evaluateAll((sections) =>
      sections.map((section) => document.getElementById(section.getAttribute('aria-labelledby') ?? '')?.textContent),
    )
  expect(await titles).toEqual([
    'Discover Your Wellness Journey',
    'Fresh from the kitchen',
    'Cook with people who love the work',
    'Elevate Your Cooking Journey',
    'What changes when you cook more',
    'Find your next good meal',
  ])
  const offerings = page.getByRole('region', { name: 'Elevate Your Cooking Journey' })
  await expect(offerings.getByRole('heading', { level: 3 })).toHaveText([
    'Recipe Development',
    'Culinary Techniques',
    'Cooking Classes',
    'Chef Community',
    'Kitchen Mastery',
  ])
})

test('three readers speak, with stars that can be heard and three results each', async ({ page }) => {
  await page.goto('/')
  const voices = page.getByRole('region', { name: 'What changes when you cook more' })
  await expect(voices.getByRole('definition')).toHaveText(['500+', '10K+', '95%', '24/7'])
  await expect(voices.getByRole('img', { name: '5 out of 5' })).toHaveCount(3)
  for (const voice of await voices.getByRole('figure').all()) await expect(voice.getByRole('listitem')).toHaveCount(3)
  await expect(voices.getByRole('link', { name: 'Start Your Culinary Journey Today' })).toHaveAttribute(
    'href',
    '/contact',
  )
})

test('the newest posts stand right after the hero', async ({ page }) => {
  await page.goto('/')
  const latest = page.getByRole('region', { name: 'Fresh from the kitchen' })
  await expect(latest.getByRole('article')).toHaveCount(3)
  await latest.getByRole('article').first().getByRole('link').first().click()
  await expect(page).toHaveURL(/\/blog\/.+/)
})

test('the content hub leads to the three kinds, and to three posts by their titles', async ({ page }) => {
  await page.goto('/')
  const hub = page.getByRole('region', { name: 'Find your next good meal' })
  for (const [title, count, href] of [
    ['Recipe Collection', '500+ recipes', '/blog'],
    ['Cooking Guides', '150+ guides', '/guides'],
    ['Culinary News', '100+ articles', '/news'],
  ] as const) {
    await expect(hub.getByRole('link', { name: `${title} ${count}` })).toHaveAttribute('href', href)
  }
  await expect(hub.getByRole('link', { name: 'Explore All Recipes' })).toHaveAttribute('href', '/blog')
  const featured = page.getByRole('region', { name: 'Featured articles' })
  for (const [title, author, readTime] of [
    ['One chicken, three dinners and a broth for the cat', 'Marta Zielińska', '8 min read'],
    ['The foods that are dinner for you and danger for your dog', 'Inês Duarte', '6 min read'],
    ['Squash season starts early, and it keeps until March', 'Tomasz Wrona', '4 min read'],
  ] as const) {
    const article = featured.getByRole('article').filter({ hasText: title })
    await expect(article).toContainText(author)
    await expect(article).toContainText(readTime)
    await expect(article.locator('img')).toBeVisible()
    const address = await article.getByRole('link', { name: title }).getAttribute('href')
    const post = await page.request.get(String(address))
    expect(post.status()).toBe(200)
    expect(await post.text()).toContain(title)
  }
})

test('on a telephone the newest posts are near, and the five ways in are short', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await page.goto('/')
  const latest = await page.getByRole('region', { name: 'Fresh from the kitchen' }).boundingBox()
  expect(latest?.y).toBeLessThan(2400)
  for (const card of await page
    .getByRole('region', { name: 'Elevate Your Cooking Journey' })
    .getByRole('listitem')
    .all())
    expect((await card.boundingBox())?.height).toBeLessThan(240)
})
