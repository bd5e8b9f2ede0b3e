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

test('the content hub leads to the three kinds, three set pieces and the three newest posts', async ({ page }) => {
  await page.goto('/')
  const hub = page.getByRole('region', { name: 'Find your next good meal' })
  for (const [title, count, href] of [
    ['Recipe Collection', '500+ recipes', '/blog'],
    ['Cooking Guides', '150+ guides', '/guides'],
    ['Culinary News', '100+ articles', '/news'],
  ] as const) {
    await expect(hub.getByRole('link', { name: `${title} ${count}` })).toHaveAttribute('href', href)
  }
  await expect(page.getByRole('region', { name: 'Featured articles' }).getByRole('article')).toHaveCount(3)
  const latest = page.getByRole('region', { name: 'Fresh from the kitchen' })
  await expect(latest.getByRole('article')).toHaveCount(3)
  await expect(hub.getByRole('link', { name: 'Explore All Recipes' })).toHaveAttribute('href', '/blog')

  await latest.getByRole('article').first().getByRole('link').first().click()
  await expect(page).toHaveURL(/\/blog\/.+/)
})
