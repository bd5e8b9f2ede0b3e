import { addSession } from '../accounts'
import { expect, test } from '../fixtures'
import { expectToHold } from '../accessibility'
import { hydrated, pressUntilFocused } from '../hydrated'
import { mark } from '../unique'
import { countOf, entryOf, listAddress, openList, selection, titles } from './list'
import { ownAuthor, storePosts } from './service'

const TOMORROW = new Date(Date.now() + 86_400_000).toISOString()
const YESTERDAY = new Date(Date.now() - 86_400_000).toISOString()

test.beforeEach(async ({ page }) => addSession(page))

test('the address holds search, filters, order and page, and restores them', async ({ page, context }) => {
  const author = ownAuthor()
  await storePosts(
    Array.from({ length: 27 }, (_, index) => ({
      title: `${index === 7 ? 'Plum' : 'Apple'} ${String(index + 1).padStart(2, '0')}`,
      author,
      post_type: index % 2 ? ('news' as const) : ('guide' as const),
    })),
  )
  await openList(page, listAddress(author))
  await expect(countOf(page, 27)).toBeVisible()
  await page.getByLabel('Sort by').selectOption({ label: 'Title, A to Z' })
  await expect(page).toHaveURL(/sort=title/)
  await expect(titles(page).first()).toHaveText('Apple 01')

  await page.getByRole('link', { name: 'Next' }).click()
  await expect(page.getByText('Page 2 of 2')).toBeVisible()
  await expect(page).toHaveURL(/page=2/)
  await page.reload()
  await expect(page.getByText('Page 2 of 2')).toBeVisible()
  await expect(entryOf(page, 'Plum 08')).toBeVisible()
  await page.goBack()
  await expect(page.getByText('Page 1 of 2')).toBeVisible()
  await expect(titles(page).first()).toHaveText('Apple 01')

  await page.getByLabel('Type', { exact: true }).selectOption('news')
  await expect(page).toHaveURL(/type=news/)
  await expect(countOf(page, 13)).toBeVisible()
  const box = page.getByLabel('Search titles, texts and authors')
  const { promise: corrected, resolve: answer } = Promise.withResolvers<void>()
  await page.route(/q=plom/, async (route) => {
    await corrected
    await route.fallback()
  })
  await box.fill('plom')
  await box.press('Enter')
  await box.fill('plum')
  answer()
  await expect(page).toHaveURL(/q=plom/)
  await expect(box).toHaveValue('plum')
  await box.press('Enter')
  await expect(countOf(page, 1)).toBeVisible()
  await expect(page).toHaveURL(/^(?=.*q=plum)(?=.*type=news)(?=.*sort=title)(?=.*author=)/)

  const shared = await context.newPage()
  await shared.goto(page.url())
  await expect(countOf(shared, 1)).toBeVisible()
  await expect(entryOf(shared, 'Plum 08')).toBeVisible()
  await expect(shared.getByLabel('Search titles, texts and authors')).toHaveValue('plum')
  await expect(shared.getByLabel('Type', { exact: true })).toHaveValue('news')

  await box.fill('plum without a stone')
  await box.press('Enter')
  await expect(page.getByRole('heading', { name: 'No post matches' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Clear search and filters' }).click()
  await expect(page).toHaveURL(/\/admin\/posts\?sort=title$/)
  await expect(box).toHaveValue('')
})

test('more filters find a post by its owner, tag, dates and kept changes', async ({ page }) => {
  const author = ownAuthor()
  const tag = `list-${mark()}`
  await storePosts([
    { title: 'Chard by owner', author, tags: [tag], created_by_admin: 'admin', published_at: '2024-05-03T10:00:00Z' },
    { title: 'Kale by owner', author, tags: [tag], created_by_admin: 'intern1', published_at: '2024-06-03T10:00:00Z' },
    { title: '', author, status: 'draft', published_at: null, content: 'Peel the beets.', created_by_admin: 'intern1' },
  ])
  await openList(page, listAddress(author))
  await expect(page.getByRole('link', { name: 'Untitled · Peel the beets. · intern1' })).toBeVisible()
  await page.getByText('More filters').click()
  await page.getByLabel('Owner', { exact: true }).selectOption('Mine')
  await expect(countOf(page, 1)).toBeVisible()
  await expect(entryOf(page, 'Chard by owner')).toBeVisible()
  await page.getByLabel('Owner', { exact: true }).selectOption('All owners')
  await expect(countOf(page, 3)).toBeVisible()
  await page.getByText('More filters').click()
  await page.getByLabel('Tag', { exact: true }).fill(tag)
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(countOf(page, 2)).toBeVisible()
  await page.getByLabel('Sort by').selectOption({ label: 'Newest publication' })
  await expect(page).toHaveURL(/sort=published/)
  await page.getByLabel('From', { exact: true }).fill('2024-05-04')
  await page.getByLabel('To', { exact: true }).fill('2024-06-03')
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(countOf(page, 1)).toBeVisible()
  await expect(entryOf(page, 'Kale by owner')).toContainText('Published 3 Jun 2024')
  await expectToHold(page)
  await page.getByLabel('Changes', { exact: true }).selectOption('Changes kept')
  await expect(page.getByRole('heading', { name: 'No post matches' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Clear', exact: true }).click()
  await expect(page).toHaveURL(/\/admin\/posts\?sort=published$/)
})

test('twelve posts fit a laptop, and eight a telephone', async ({ page }) => {
  const author = ownAuthor()
  const long = 'with a long title '.repeat(6)
  await storePosts(Array.from({ length: 15 }, (_, index) => ({ title: `Turnip ${index + 10} ${long}`, author })))
  await page.setViewportSize({ width: 1280, height: 800 })
  await openList(page, listAddress(author))
  const rows = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('checkbox') })
  await expect(rows.nth(11)).toBeInViewport({ ratio: 0.9 })
  await page.setViewportSize({ width: 375, height: 812 })
  await page.goto('/admin/posts')
  await expect(rows.nth(7)).toBeInViewport({ ratio: 0.9 })
})

test('each state has a view with its number of posts', async ({ page }) => {
  const author = ownAuthor()
  await storePosts([
    { title: 'Beans on the site', author },
    { title: 'Beans of tomorrow', author, status: 'scheduled', published_at: TOMORROW },
    { title: 'Beans half written', author, status: 'draft', published_at: null },
    { title: 'Beans thrown away', author, deleted_at: YESTERDAY, deleted_by: 'intern1' },
  ])
  const views = {
    Published: 'Beans on the site',
    Scheduled: 'Beans of tomorrow',
    Drafts: 'Beans half written',
    Bin: 'Beans thrown away',
  }
  await openList(page, listAddress(author))
  await expect(countOf(page, 3)).toBeVisible()
  for (const [view, title] of Object.entries(views)) {
    const tab = page
      .getByRole('navigation', { name: 'States' })
      .getByRole('link', { name: new RegExp(`^${view} ?\\d+$`) })
    await tab.click()
    await expect(countOf(page, 1)).toBeVisible()
    await expect(entryOf(page, title)).toBeVisible()
    await expect(tab).toHaveAttribute('aria-current', 'page')
  }
  await expect(entryOf(page, 'Beans thrown away')).toContainText('by intern1')
})

test('the list works by keyboard', async ({ page }) => {
  const author = ownAuthor()
  await storePosts([
    { title: 'Leek by keyboard', author },
    { title: 'Garlic by keyboard', author },
  ])
  await openList(page, listAddress(author))
  await pressUntilFocused(page, '/', page.getByLabel('Search titles, texts and authors'))
  await page.keyboard.type('leek')
  await page.keyboard.press('Enter')
  await expect(countOf(page, 1)).toBeVisible()

  const box = await hydrated(page.getByRole('checkbox', { name: 'Select Leek by keyboard' }))
  await box.focus()
  await page.keyboard.press('Space')
  await expect(selection(page)).toContainText('1 post selected')
  await selection(page).getByRole('button', { name: 'Delete' }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Delete: 1 post?' })
  await expect(dialog.getByText('Leek by keyboard')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(selection(page).getByRole('button', { name: 'Delete' })).toBeFocused()
  await page.keyboard.press('Enter')
  await dialog.getByRole('button', { name: 'Delete (1)' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'No post matches' })).toBeVisible()
})
