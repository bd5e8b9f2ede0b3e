import { toolPath, tools } from '@site/tools/node'
import { expect, test } from '../fixtures'
import { expectAccessible } from '../accessibility'
import { addSession, clientOf, toasts } from '../accounts'
import { holdScripts, hydrated, pressUntilFocused } from '../hydrated'
import { mark } from '../unique'
import { deleteRow, rowsOf } from '../../supabase/tests/harness/rows.ts'

const [tool] = tools
if (!tool) throw new Error('There are no tools')

const field = 'Search recipes, news and guides'

test('a search finds posts, marks words, filters by type and links to the post', async ({ page }) => {
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

test('the keyboard alone leads from a page to a result of one kind', async ({ page }) => {
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

test('a search reads words as filters, and searches word by word when no post has all words', async ({ page }) => {
  await page.goto('/search?q=vegetarian+dinner')
  const filters = page.getByRole('region', { name: 'The search as filters' })
  await expect(page.getByRole('article').first()).toContainText('Recipe')
  await filters.getByRole('link', { name: 'Vegetarian main dishes' }).click()
  await expect(page).toHaveURL('/blog/filter/vegetarian/main-dishes')
  // The page of a topic is linked only once.
  await page.goto('/search?q=soups')
  await expect(page.getByRole('link', { name: 'All posts about Soups' })).toBeVisible()
  await expect(filters).toBeHidden()
  // No main dish is vegan, so all vegan recipes are shown.
  await page.goto('/search?q=vegan+dinner')
  await expect(page.getByText('Nothing holds all of "vegan dinner".')).toBeVisible()
  await expect(filters.getByRole('link')).toHaveAttribute('href', '/blog/filter/vegan')
  await page.goto('/search?q=soup+zzzqqq')
  await expect(page.getByText('Nothing holds all of "soup zzzqqq". These hold some of the words.')).toBeVisible()
  await expect(page.getByRole('article').first()).toContainText(/soup/i)
})

test('a search answers a question, shows a warning first when an animal is named, and offers similar foods for an unknown one', async ({
  page,
}) => {
  await page.goto('/search?q=onions+for+dogs')
  await expect(page.getByRole('article').first()).toContainText('Danger for Your Dog')
  await page.goto('/search?q=how+long+does+chicken+keep')
  await expect(page.getByRole('article').filter({ hasText: 'One Chicken, Three Dinners' })).toBeVisible()
  await page.goto('/search?q=żurek')
  await expect(page.getByText('Nothing holds "żurek". These hold what comes near to it:')).toContainText('chłodnik')
  await expect(page.locator('mark').first()).toBeVisible()
  await page.goto('/search?q=zzzqqq')
  await expect(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Culinary News' })).toHaveAttribute('href', '/news')
})

test('a search from the studio finds tools, services and case studies, with posts or without', async ({ page }) => {
  await page.goto('/services')
  const box = page.getByRole('banner').getByRole('searchbox', { name: 'Search the site' })
  await box.fill(tool.name)
  await box.press('Enter')
  await expect(page).toHaveURL(/\/search\?q=/)
  const matches = page.getByRole('region', { name: 'Tools, services and case studies' })
  await expect(matches.getByRole('listitem').first()).toContainText('Tool')
  await matches.getByRole('link', { name: tool.name, exact: true }).click()
  await expect(page).toHaveURL(toolPath(tool))
  await page.goto('/search?q=bakery')
  await expect(matches.getByRole('link', { name: 'Eleven shops, one order list before midnight' })).toBeVisible()
  await page.goto('/search?q=bakery&type=recipe')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(matches).toHaveCount(0)
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

test('a search page answers signs, a script and junk in its address', async ({ request }) => {
  for (const query of HARMLESS) {
    const q = query === '%00soup' ? query : encodeURIComponent(query)
    const answer = await request.get(`/search?q=${q}`)
    expect.soft(answer.status(), query.slice(0, 30)).toBe(200)
    expect.soft(await answer.text(), query.slice(0, 30)).not.toContain('<script>alert')
  }
  for (const path of [
    '/search?q=soup&type=admin&page=-1',
    '/search?q=soup&page=99999999',
    '/search?q=a&q=b&type=x&type=y',
    '/search?q=soup&page=999',
  ]) {
    expect.soft((await request.get(path)).status(), path).toBe(200)
  }
  // A page past the last one shows the first, also without JavaScript.
  expect(await (await request.get('/search?q=soup&page=999')).text()).toContain('<article')
})

test('a search tolerates misspellings and stop words, and links to an author and a topic', async ({ page }) => {
  await page.goto('/search?q=peirogi')
  await expect(page.getByRole('status').filter({ hasText: 'Did you mean' })).toContainText('Nothing found for peirogi')
  await expect(page.getByRole('article').first()).toContainText('Pierogi')
  await page.getByRole('main').getByRole('link', { name: 'pierogi', exact: true }).click()
  await expect(page).toHaveURL('/search?q=pierogi')
  await page.goto('/search?q=maja wronska')
  await page.getByRole('region', { name: 'Authors' }).getByRole('link', { name: 'All posts by Maja Wrońska' }).click()
  await expect(page).toHaveURL('/authors/maja-wronska')
  await page.goto('/search?q=food safety')
  await page.getByRole('region', { name: 'Topics' }).getByRole('link', { name: 'All posts about Food safety' }).click()
  await expect(page).toHaveURL('/topics/food-safety')
  await page.goto('/search?q=how to the')
  await expect(page.getByRole('heading', { name: 'A little more, please' })).toBeVisible()
})

test('the search box suggests while a reader types, and works by keyboard alone', async ({ page }) => {
  // Words typed before the scripts run are kept.
  const release = await holdScripts(page)
  await page.goto('/news', { waitUntil: 'commit' })
  const box = page.getByRole('banner').getByRole('searchbox', { name: 'Search the site' })
  await box.pressSequentially(tool.name.slice(0, -2))
  release()
  await expect(page.getByRole('option').first()).toBeVisible()
  await expectAccessible(page)
  await box.press('ArrowDown')
  await expect(page.getByRole('option', { name: new RegExp(`^${tool.name}`), selected: true })).toBeVisible()
  await box.press('Escape')
  await expect(page.getByRole('option')).toHaveCount(0)
  await expect(box).toHaveValue(tool.name.slice(0, -2))
  await box.pressSequentially(tool.name.slice(-2, -1))
  await box.press('ArrowDown')
  await box.press('Enter')
  await expect(page).toHaveURL(toolPath(tool))
})

test('the synonyms of the search are changed in the panel', async ({ page }) => {
  await addSession(page)
  // A word that no earlier try has stored: letters alone, because a word has no digits.
  const word = `klopsiki${mark().replace(/\d/g, (digit) => 'ghijklmnop'[Number(digit)] ?? '')}`
  await page.goto('/admin/search')
  const words = page.getByLabel('Words that mean the same')
  await (await hydrated(page.getByRole('button', { name: 'Add', exact: true }))).click()
  await expect(page.getByText('Give two words at least')).toBeVisible()
  await words.fill(`K${word.slice(1)}, pierogi`)
  await words.press('Enter')
  // The entry of the list, not the message about it.
  const lines = page.getByRole('list', { name: 'Words of one meaning' })
  const line = lines.getByRole('listitem').filter({ hasText: `${word}, pierogi` })
  await expect(line).toBeVisible()
  // The form clears the field when it has read the answer, and accepts no submit before that.
  await expect(words).toHaveValue('')
  await expect(page.getByRole('button', { name: 'Add', exact: true })).not.toHaveAttribute('aria-disabled')
  await words.fill(`${word}, pierogi`)
  await words.press('Enter')
  await expect(toasts(page).getByText('These words stand in the list already.')).toBeVisible()
  await page.goto(`/search?q=${word}`)
  await expect(page.getByRole('article').first()).toContainText('Pierogi')
  await page.goto('/admin/search')
  await expect(line).toBeVisible()
  await expectAccessible(page)
  const change = await hydrated(line.getByRole('button', { name: `Change ${word}, pierogi` }))
  await change.press('Enter')
  await expect(line.getByLabel(`Change ${word}, pierogi`)).toBeFocused()
  await line.getByRole('button', { name: 'Cancel' }).press('Enter')
  await expect(change).toBeFocused()

  await change.press('Enter')
  const field = lines.getByLabel(`Change ${word}, pierogi`)
  await field.fill(`${word}, pierogi, uszka`)
  const { client } = await clientOf('admin')
  const stored = rowsOf(await client.from('search_synonyms').select('id, words'))
  await deleteRow(client, 'search_synonyms', stored.find((one) => one.words[0] === word)?.id ?? '')
  await field.press('Enter')
  await expect(lines.getByText(/^Another editor has changed or deleted these words\./)).toBeVisible()
  await expect(field).toHaveValue(`${word}, pierogi, uszka`)
  await page.reload()
  await (await hydrated(words)).fill(`${word}, pierogi`)
  await words.press('Enter')
  await line.getByRole('button', { name: `Delete ${word}, pierogi` }).click()
  await expect(line).toHaveCount(0)
})
