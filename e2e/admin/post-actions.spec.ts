import { addSession, signInAgain, toasts } from '../accounts'
import { expect, test } from '../fixtures'
import { hydrated } from '../hydrated'
import { act, countOf, entryOf, listAddress, openList } from './list'
import { ownAuthor, service, storePosts } from './service'

test.beforeEach(async ({ page }) => addSession(page))

test('a post is viewed, edited, duplicated and unpublished, with an undo', async ({ page, request }) => {
  const author = ownAuthor()
  const [post] = await storePosts([{ title: `Soup ${author}`, author }])
  const title = `Soup ${author}`
  const address = `/blog/${post?.slug}`
  await openList(page, listAddress(author))
  await page.getByRole('button', { name: `More for ${title}` }).click()
  await expect(page.getByRole('menuitem', { name: 'View' })).toHaveAttribute('href', address)
  await expect(page.getByRole('menuitem', { name: 'Edit' })).toHaveAttribute('href', `/admin/posts/${post?.id}`)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: `More for ${title}` })).toBeFocused()
  expect((await request.get(address)).status()).toBe(200)

  await act(page, title, 'Unpublish')
  await expect(toasts(page).getByText(`“${title}” unpublished`)).toBeVisible()
  await expect(entryOf(page, title).getByText('Draft', { exact: true })).toBeVisible()
  expect((await request.get(address)).status()).toBe(404)
  await toasts(page).getByRole('button', { name: 'Undo' }).click()
  await expect(entryOf(page, title).getByText('Published', { exact: true }).first()).toBeVisible()
  expect((await request.get(address)).status()).toBe(200)

  await act(page, title, 'Duplicate')
  await expect(toasts(page).getByText('Duplicated as a draft')).toBeVisible()
  await expect(countOf(page, 2)).toBeVisible()
  await toasts(page).getByRole('link', { name: 'Edit the copy' }).click()
  await expect(page.getByRole('heading', { level: 1, name: `${title} (copy)` })).toBeVisible()
})

test('a deleted post is in the bin, can be restored, and is deleted for good after a question', async ({
  page,
  request,
}) => {
  const author = ownAuthor()
  const title = `Stew ${author}`
  const [post] = await storePosts([{ title, author }])
  const address = `/blog/${post?.slug}`
  await openList(page, listAddress(author))
  await act(page, title, 'Delete')
  await expect(toasts(page).getByText(`“${title}” moved to the bin`)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'No post matches' })).toBeVisible()
  expect((await request.get(address)).status()).toBe(404)
  await openList(page, listAddress(author, '&state=bin'))
  await entryOf(page, title).getByRole('link', { name: title }).click()
  await expect(page.getByRole('heading', { name: 'This post is in the bin' })).toBeVisible()
  await (await hydrated(page.getByRole('button', { name: 'Restore' }))).click()
  await expect(toasts(page).getByText(`“${title}” restored`)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Edit post' })).toBeVisible()
  expect((await request.get(address)).status()).toBe(200)

  await openList(page, listAddress(author))
  await act(page, title, 'Delete')
  await expect(toasts(page).getByText(`“${title}” moved to the bin`)).toBeVisible()
  await openList(page, listAddress(author, '&state=bin'))
  await act(page, title, 'Delete for good')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('This cannot be undone.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Delete for good (1)' }).click()
  await expect(toasts(page).getByText(`“${title}” deleted for good`)).toBeVisible()
  await expect(toasts(page).getByRole('button', { name: 'Undo' })).toHaveCount(0)
  expect((await (await service()).from('blog_posts').select('id').eq('author', author)).data).toEqual([])
})

test('an entry shows that its action is running, and accepts no second action', async ({ page }) => {
  const author = ownAuthor()
  await storePosts([{ title: 'Rice that waits', author }])
  await openList(page, listAddress(author))
  let answer = () => {}
  const held = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/admin/posts**', async (route) => {
    if (route.request().method() === 'POST') await held
    await route.continue()
  })
  await act(page, 'Rice that waits', 'Unpublish')
  const entry = page.locator('[aria-busy=true]', { hasText: 'Rice that waits' })
  await expect(entry).toBeVisible()
  await expect(entry).toHaveAttribute('inert')
  answer()
  await expect(entry).toBeHidden()
  await expect(entryOf(page, 'Rice that waits').getByText('Draft', { exact: true })).toBeVisible()
})

test.describe('without a session', () => {
  // Links are prefetched; without a session they get the login instead of the page.
  test.use({ expectedErrors: [/Failed to load resource.*404.*_rsc=/] })

  test('an undo is offered in an empty list, also after the session has ended', async ({ page, context }) => {
    const author = ownAuthor()
    await storePosts([{ title: 'The only dumpling', author }])
    await openList(page, listAddress(author))
    await act(page, 'The only dumpling', 'Delete')
    await expect(page.getByRole('heading', { name: 'No post matches' })).toBeVisible()
    await expect(page.getByRole('heading', { name: '0 posts' })).toBeFocused()
    await context.clearCookies()
    await toasts(page).getByRole('button', { name: 'Undo' }).click()
    await signInAgain(page)
    await page.getByRole('navigation', { name: 'States' }).getByRole('link', { name: /^Bin/ }).click()
    await act(page, 'The only dumpling', 'Restore')
    await expect(toasts(page).getByText('“The only dumpling” restored')).toBeVisible()
  })
})
