import { expect, test } from '../fixtures'

test('the home page has its sections in their order, with their figures, cards and buttons', async ({ page }) => {
  await page.goto('/')
  const section = (name: string) => page.getByRole('region', { name })
  const titles = page
    .locator('main > section')
    .evaluateAll((sections) =>
      sections.map((each) => document.getElementById(each.getAttribute('aria-labelledby') ?? '')?.textContent),
    )
  expect(await titles).toEqual([
    'Discover Your Wellness Journey',
    'Fresh from the kitchen',
    'Cook with people who love the work',
    'Elevate Your Cooking Journey',
    'What changes when you cook more',
    'Find your next good meal',
  ])

  await test.step('the hero has figures, buttons and three features', async () => {
    const hero = section('Discover Your Wellness Journey')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Discover Your Wellness Journey')
    await expect(hero.getByRole('link', { name: 'Read Health Articles' })).toHaveAttribute('href', '/blog')
    await expect(hero.getByRole('link', { name: 'Nutrition Tips' })).toHaveAttribute('href', '/guides')
    await expect(hero.getByRole('definition')).toHaveText(['500+', '10K+', '98%'])
    await expect(hero.getByText(/^Articles: \d+ published so far\.$/)).toBeVisible()
    await expect(hero.getByRole('heading', { level: 3 })).toHaveText([
      'Nutrition Articles',
      'Food Guides',
      'Wellness Community',
    ])
  })

  await test.step('there are five offerings', async () => {
    await expect(section('Elevate Your Cooking Journey').getByRole('heading', { level: 3 })).toHaveText([
      'Recipe Development',
      'Culinary Techniques',
      'Cooking Classes',
      'Chef Community',
      'Kitchen Mastery',
    ])
  })

  await test.step('each of three testimonials has a named rating and three results', async () => {
    const voices = section('What changes when you cook more')
    await expect(voices.getByRole('definition')).toHaveText(['500+', '10K+', '95%', '24/7'])
    await expect(voices.getByRole('img', { name: '5 out of 5' })).toHaveCount(3)
    for (const voice of await voices.getByRole('figure').all()) await expect(voice.getByRole('listitem')).toHaveCount(3)
    const button = voices.getByRole('link', { name: 'Start Your Culinary Journey Today' })
    await expect(button).toHaveAttribute('href', '/contact')
  })

  await test.step('the content hub leads to three categories and three posts', async () => {
    const hub = section('Find your next good meal')
    await expect(hub.getByText(/^\d+ published so far$/)).toHaveCount(3)
    for (const [title, count, href] of [
      ['Recipe Collection', '500+ recipes', '/blog'],
      ['Cooking Guides', '150+ guides', '/guides'],
      ['Culinary News', '100+ articles', '/news'],
    ] as const)
      await expect(hub.getByRole('link', { name: `${title} ${count}` })).toHaveAttribute('href', href)
    await expect(hub.getByRole('link', { name: 'Explore All Recipes' })).toHaveAttribute('href', '/blog')
    for (const [title, author, readTime] of [
      ['One Chicken, Three Dinners and a Broth for the Cat', 'Marta Zielińska', '8 min read'],
      ['The Foods That Are Dinner for You and Danger for Your Dog', 'Inês Duarte', '6 min read'],
      ['Squash Season Starts Early, and It Keeps Until March', 'Tomasz Bielak', '4 min read'],
    ] as const) {
      const article = section('Featured articles').getByRole('article').filter({ hasText: title })
      await expect(article).toContainText(author)
      await expect(article).toContainText(readTime)
      await expect(article.locator('img')).toBeVisible()
      const post = await page.request.get(String(await article.getByRole('link', { name: title }).getAttribute('href')))
      expect(post.status()).toBe(200)
      expect(await post.text()).toContain(title)
    }
  })

  await test.step('the newest posts lead to their pages', async () => {
    const newest = section('Fresh from the kitchen').getByRole('article')
    await expect(newest).toHaveCount(3)
    await newest.first().getByRole('link').first().click()
    await expect(page).toHaveURL(/\/blog\/.+/)
  })
})

test('the home page is short on a telephone, with the newest posts early and one testimonial at a time', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await page.goto('/')
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(9 * 812)
  const latest = await page.getByRole('region', { name: 'Fresh from the kitchen' }).boundingBox()
  expect(latest?.y).toBeLessThan(2400)
  for (const card of await page
    .getByRole('region', { name: 'Elevate Your Cooking Journey' })
    .getByRole('listitem')
    .all())
    expect((await card.boundingBox())?.height).toBeLessThan(240)
  const voices = page.getByRole('region', { name: 'What changes when you cook more' }).getByRole('figure')
  await voices.first().scrollIntoViewIfNeeded()
  await expect(voices.nth(0)).toBeInViewport({ ratio: 0.5 })
  await expect(voices.nth(2)).not.toBeInViewport()
  expect((await voices.nth(2).boundingBox())?.y).toBe((await voices.nth(0).boundingBox())?.y)
  await voices.nth(2).scrollIntoViewIfNeeded()
  await expect(voices.nth(2)).toBeInViewport({ ratio: 0.5 })
  await expect(voices.nth(0)).not.toBeInViewport()

  await page.setViewportSize({ width: 320, height: 812 })
  const figures = page.getByRole('region', { name: 'Discover Your Wellness Journey' }).getByRole('definition')
  await figures.last().scrollIntoViewIfNeeded()
  for (const figure of await figures.all()) await expect(figure).toBeInViewport({ ratio: 1 })
})
