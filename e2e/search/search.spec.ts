import { expect, test } from '../fixtures'
import { pressUntilFocused } from '../hydrated'

const field = 'Search recipes, news and guides'

test('finds, marks, narrows by type and leads to the post', async ({ page }) => {
  await page.goto('/search')
  await expect(page.getByRole('heading', { name: 'What are you hungry for?' })).toBeVisible()
  await page.getByRole('main').getByRole('searchbox', { name: field }).fill('soup')
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click()
  await expect(page).toHaveURL('/search?q=soup')
  await expect(page.getByRole('status').filter({ hasText: 'results for soup' })).toBeVisible()
  await expect(page.locator('mark').first()).toHaveText(/soup/i)
  await page.getByRole('navigation', { name: 'Type of post' }).getByRole('link', { name: 'Recipes' }).click()
  await expect(page).toHaveURL('/search?q=soup&type=recipe')
  const first = page.getByRole('article').first()
  await expect(first).toContainText('Recipe')
  await first.getByRole('link').click()
  await expect(page).toHaveURL(/\/blog\//)
})

test('by keyboard alone: from a page to a result of one kind', async ({ page }) => {
  await page.goto('/news')
  await pressUntilFocused(page, '/', page.getByRole('searchbox', { name: 'Search the site' }))
  await page.keyboard.type('soup')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/search?q=soup')
  const recipes = page.getByRole('navigation', { name: 'Type of post' }).getByRole('link', { name: 'Recipes' })
  await page.getByRole('main').getByRole('searchbox', { name: field }).focus()
  for (let press = 0; press < 5 && !(await recipes.evaluate((link) => link === document.activeElement)); press += 1) {
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/search?q=soup&type=recipe')
  await page.getByRole('article').first().getByRole('link').first().focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/blog\//)
})

test('finds Polish words without their marks', async ({ page }) => {
  await page.goto('/search?q=chlodnik')
  await expect(page.getByRole('article').first()).toContainText('Chłodnik')
})

test('says when nothing is found and shows a way on', async ({ page }) => {
  await page.goto('/search?q=zzzqqq')
  await expect(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Culinary News' })).toHaveAttribute('href', '/news')
})

test('from the studio: finds tools, services and case studies, with posts or without', async ({ page }) => {
  await page.goto('/services')
  const box = page.getByRole('banner').getByRole('searchbox', { name: 'Search the site' })
  await box.fill('invoice interest')
  await box.press('Enter')
  await expect(page).toHaveURL('/search?q=invoice+interest')
  const matches = page.getByRole('region', { name: 'Tools, services and case studies' })
  await expect(matches.getByRole('listitem').first()).toContainText('Tool')
  await matches.getByRole('link', { name: 'Late Payment Interest Calculator' }).click()
  await expect(page).toHaveURL('/tools/freelancers/late-payment-interest-calculator')
  await page.goto('/search?q=bakery')
  await expect(matches.getByRole('link', { name: 'Eleven shops, one order list before midnight' })).toBeVisible()
  await page.goto('/search?q=bakery&type=recipe')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(matches).toHaveCount(0)
})

test('keeps out of other search engines', async ({ page }) => {
  await page.goto('/search?q=soup')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the form and the results work', async ({ page }) => {
    await page.goto('/search')
    const form = page.getByRole('main').getByRole('searchbox', { name: field })
    await form.fill('salt')
    await form.press('Enter')
    await expect(page.getByRole('article').first()).toBeVisible()
    await expect(page.getByRole('main').getByRole('searchbox', { name: field })).toHaveValue('salt')
  })
})

const HARMLESS = [
  '&|!():*<->',
  '"',
  "'; drop table blog_posts; --",
  '%00soup',
  '🍲🍲',
  '-',
  '<script>alert(1)</script>',
  'a'.repeat(10_000),
  '%',
  '\\',
]

for (const query of HARMLESS) {
  test(`is not upset by ${query.slice(0, 30)}`, async ({ request }) => {
    const q = query === '%00soup' ? query : encodeURIComponent(query)
    const answer = await request.get(`/search?q=${q}`)
    expect(answer.status()).toBe(200)
    expect(await answer.text()).not.toContain('<script>alert')
  })
}

test('takes junk in the address for what it is', async ({ request }) => {
  for (const path of [
    '/search?q=soup&type=admin&page=-1',
    '/search?q=soup&page=99999999',
    '/search?q=a&q=b&type=x&type=y',
    '/search?q=soup&page=999',
  ]) {
    expect((await request.get(path)).status(), path).toBe(200)
  }
})
