import { expectAccessible } from '../accessibility'
import { account, addSession, signInAgain, toasts, typeLogin } from '../accounts'
import { expect, test } from '../fixtures'
import { rowsOf } from '../../supabase/tests/harness/rows.ts'
import { countOf, entryOf, listAddress, openList, select, selection } from './list'
import { ownAuthor, service, storePosts } from './service'

const draft = { status: 'draft', published_at: null } as const

test('several posts change their state at once after a question that names the change, and an undo reverts it', async ({
  page,
  request,
}) => {
  const author = ownAuthor()
  const posts = await storePosts(['one', 'two', 'three'].map((name) => ({ title: `Cake ${name}`, author })))
  await addSession(page)
  await openList(page, listAddress(author))
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
  await expect(selection(page)).toContainText('3 posts selected')
  await selection(page).getByRole('button', { name: 'Delete' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete: 3 posts?' })
  await expect(dialog.getByText(/^Kept in the bin for 30 days\./)).toBeVisible()
  await expect(dialog.getByRole('list', { name: 'Posts concerned' }).getByRole('listitem')).toHaveCount(3)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(selection(page)).toContainText('3 posts selected')

  await selection(page).getByRole('button', { name: 'Delete' }).click()
  await dialog.getByRole('button', { name: 'Delete (3)' }).click()
  await expect(toasts(page).getByText('3 posts moved to the bin')).toBeVisible()
  // A toast stays while the pointer is on it.
  await toasts(page).getByRole('button', { name: 'Undo' }).hover()
  for (const { slug } of posts) expect((await request.get(`/blog/${slug}`)).status()).toBe(404)
  await toasts(page).getByRole('button', { name: 'Undo' }).click()
  await expect(countOf(page, 3)).toBeVisible()
  for (const { slug } of posts) expect((await request.get(`/blog/${slug}`)).status()).toBe(200)
})

test('a change that fails for some posts lists the results, and keeps the failed posts selected', async ({
  page,
  request,
}) => {
  const author = ownAuthor()
  const [ready] = await storePosts([
    { title: 'Bread that is ready', author, ...draft },
    { title: 'Bread unfinished', author, content: 'Too short', ...draft },
    { title: 'Bread also ready', author, ...draft },
  ])
  await addSession(page)
  await openList(page, listAddress(author))
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
  await selection(page).getByRole('button', { name: 'Publish', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Publish (3)' }).click()

  const dialog = page.getByRole('dialog', { name: '1 post could not be changed' })
  await expect(dialog.getByText('2 of 3 went through. The others are as they were, and still selected.')).toBeVisible()
  const results = dialog.getByRole('list', { name: 'What happened' })
  await expect(results.getByRole('listitem').filter({ hasText: 'Done' })).toHaveCount(2)
  await expect(results.getByRole('listitem').filter({ hasText: 'Bread unfinished' })).toContainText(
    'It is not ready to be published: it needs an author, a title of at least 3 and content of at least 50 characters.',
  )
  await dialog.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(selection(page)).toContainText('1 post selected')
  await expect(page.getByRole('checkbox', { name: 'Select Bread unfinished' })).toBeChecked()
  await expect(page.getByRole('checkbox', { name: 'Select Bread that is ready' })).not.toBeChecked()
  await expect(entryOf(page, 'Bread that is ready').getByText('Published', { exact: true }).first()).toBeVisible()
  await expect(entryOf(page, 'Bread unfinished').getByText('Draft', { exact: true })).toBeVisible()
  expect((await request.get(`/blog/${ready?.slug}`)).status()).toBe(200)
})

test('an intern deletes only own posts for good, and sees why the others stay', async ({ page }) => {
  const author = ownAuthor()
  const binned = { author, deleted_at: new Date().toISOString() }
  const { username } = account('intern')
  const intern = rowsOf(await (await service()).from('admins').select('user_id').eq('username', username).single())
  await storePosts([
    { title: 'Jam of the intern', ...binned, created_by_admin: username, created_by: intern.user_id },
    { title: 'Jam of the admin', ...binned },
  ])
  await addSession(page, 'intern')
  await openList(page, listAddress(author, '&state=bin'))
  await select(page, 'Jam of the intern', 'Jam of the admin')
  await selection(page).getByRole('button', { name: 'Delete for good' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete for good (2)' }).click()
  const dialog = page.getByRole('dialog', { name: '1 post could not be changed' })
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Jam of the admin' })).toContainText(
    'Your role does not delete this post for good',
  )
  await dialog.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(countOf(page, 1)).toBeVisible()
  await expect(page.getByRole('checkbox', { name: 'Select Jam of the admin' })).toBeChecked()
})

test.describe('without a session', () => {
  // Links are prefetched; without a session they get the login instead of the page.
  test.use({ expectedErrors: [/Failed to load resource.*404.*_rsc=/] })

  test('a session that ends during a change asks for the password in place, and keeps the selection', async ({
    page,
    context,
  }) => {
    const author = ownAuthor()
    await storePosts([
      { title: 'Oats one', author },
      { title: 'Oats two', author },
      { title: 'Oats three', author },
    ])
    await addSession(page)
    await openList(page, listAddress(author, '&sort=title'))
    const address = page.url()
    await select(page, 'Oats one', 'Oats two')
    await context.clearCookies()
    await selection(page).getByRole('button', { name: 'Unpublish' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Unpublish (2)' }).click()

    const gate = page.getByRole('dialog', { name: 'Sign in again' })
    await expect(gate.getByText('Your session has ended.')).toBeVisible()
    await gate.getByLabel('Password').fill('wrong')
    await gate.getByRole('button', { name: 'Log in' }).click()
    await expect(toasts(page).getByText('Access Denied')).toBeVisible()
    await signInAgain(page)
    await expect(page).toHaveURL(address)
    await expect(selection(page)).toContainText('2 posts selected')
    await selection(page).getByRole('button', { name: 'Unpublish' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Unpublish (2)' }).click()
    await expect(toasts(page).getByText('2 posts unpublished')).toBeVisible()

    await context.clearCookies()
    await page
      .getByRole('navigation', { name: 'States' })
      .getByRole('link', { name: /^Drafts/ })
      .click()
    await typeLogin(page, account('admin'))
    await expect(page).toHaveURL(/^(?=.*state=draft)(?=.*author=Desk)(?=.*sort=title)/)
    await expect(countOf(page, 2)).toBeVisible()
  })
})

test('a view is saved under a name, and its posts get type, author, tags and date at once, with an undo', async ({
  page,
  request,
}) => {
  const author = ownAuthor()
  await addSession(page)
  const posts = await storePosts([
    { title: 'Turnips one', author, tags: ['old'] },
    { title: 'Turnips two', author },
    { title: 'Turnips half written', author, status: 'draft', published_at: null },
    { title: 'Swedes', author },
  ])
  await openList(page, listAddress(author))
  await page.getByLabel('Search titles, texts and authors').fill('turnips')
  await page.keyboard.press('Enter')
  await expect(countOf(page, 3)).toBeVisible()
  await page.getByRole('button', { name: 'Save view' }).click()
  const naming = page.getByRole('dialog', { name: 'Save this view' })
  await naming.getByRole('button', { name: 'Save view' }).click()
  await expect(naming.getByText('Give it a name')).toBeVisible()
  const name = `Turnips ${author.slice(5)}`
  await naming.getByLabel('Name').fill(name)
  await page.keyboard.press('Enter')
  await expect(toasts(page).getByText(`View “${name}” saved`)).toBeVisible()
  await openList(page, '/admin/posts')
  await page.getByRole('navigation', { name: 'States' }).getByRole('link', { name }).click()
  await expect(countOf(page, 3)).toBeVisible()
  await expect(page.getByRole('link', { name, exact: true })).toHaveAttribute('aria-current', 'page')

  await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
  await selection(page).getByRole('button', { name: 'Change…' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Change 3 posts' })
  await dialog.getByRole('button', { name: 'Change 3 posts' }).click()
  await expect(dialog.getByText('Choose what to change')).toBeVisible()
  await dialog.getByLabel('Type').selectOption('news')
  await dialog.getByLabel('Add tags').fill('Roots, winter')
  await dialog.getByLabel('Take away tags').fill('old')
  await dialog.getByLabel('Date').fill('2024-05-01T09:00')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Change 3 posts' }).click()
  const outcome = page.getByRole('dialog', { name: '1 post could not be changed' })
  await expect(outcome.getByText('It is a draft: a later date schedules it.')).toBeVisible()
  await outcome.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(selection(page)).toContainText('1 post selected')
  await expect(entryOf(page, 'Turnips one').getByText('News')).toBeVisible()
  const client = await service()
  const ids = posts.map(({ id }) => id)
  const read = async () =>
    rowsOf(await client.from('blog_posts').select('title, post_type, tags').in('id', ids).order('title'))
  await toasts(page).getByRole('button', { name: 'Undo' }).hover()
  const changed = { post_type: 'news', tags: ['roots', 'winter'] }
  expect(await read()).toEqual([
    { title: 'Swedes', post_type: 'guide', tags: [] },
    { title: 'Turnips half written', post_type: 'guide', tags: [] },
    { title: 'Turnips one', ...changed },
    { title: 'Turnips two', ...changed },
  ])
  // Readers see the changes at once.
  expect(await (await request.get(`/blog/${posts[0]?.slug}`)).text()).toContain('2024-05-01T')
  await toasts(page).getByRole('button', { name: 'Undo' }).click()
  await expect(toasts(page).getByText('2 posts as before')).toBeVisible()
  expect((await read()).map(({ post_type, tags }) => [post_type, tags.join()])).toEqual([
    ['guide', ''],
    ['guide', ''],
    ['guide', 'old'],
    ['guide', ''],
  ])

  await page.getByRole('button', { name: 'Delete view' }).click()
  await expect(toasts(page).getByText(`View “${name}” deleted`)).toBeVisible()
  await expect(page.getByRole('link', { name, exact: true })).toHaveCount(0)
})
