import type { Page } from '@playwright/test'
import { expectAccessible } from '../accessibility'
import { addSession, clientOf, newAccount, openBrowser, toasts } from '../accounts'
import { expect, test } from '../fixtures'
import { hydrated } from '../hydrated'
import { mark } from '../unique'
import { service, storePosts } from './service'
import { deleteRow, insertRow, rowsOf, updateRow } from '../../supabase/tests/harness/rows.ts'

const inBin = (page: Page) => page.getByRole('list', { name: 'Bin', exact: true }).getByRole('listitem')

/** Stores a redirect, deletes it as an admin, and returns its old address. */
async function deletedRedirect(): Promise<string> {
  const old = `/old-${mark()}`
  const { client } = await clientOf('admin')
  await deleteRow(client, 'redirects', await insertRow(client, 'redirects', { source: old, target: '/about' }))
  return old
}

test('the deletion of a redirect is undone, and after the next deletion the redirect is in the bin', async ({
  page,
  request,
}) => {
  const old = `/old-${mark()}`
  await insertRow(await service(), 'redirects', { source: old, target: '/about' })
  await addSession(page)
  await page.goto(`/admin/redirects?q=${old.slice(1)}`)
  await (await hydrated(page.getByRole('button', { name: `Delete the redirect of ${old}` }))).click()
  await expect(toasts(page).getByText('Redirect deleted', { exact: true })).toBeVisible()
  const line = page.getByRole('list', { name: 'Redirects' }).getByRole('listitem')
  await expect(line).toHaveCount(0)
  await toasts(page).getByRole('button', { name: 'Undo' }).click()
  await expect(toasts(page).getByText(`“${old}” restored`)).toBeVisible()
  await expect(line).toHaveCount(1)
  await line.getByRole('button', { name: `Delete the redirect of ${old}` }).click()
  await expect(line).toHaveCount(0)

  await page.getByRole('navigation', { name: 'Panel' }).getByRole('link', { name: 'Bin' }).click()
  await page.getByRole('navigation', { name: 'Kinds' }).getByRole('link', { name: 'Redirects' }).click()
  await page.getByRole('searchbox', { name: 'Name or address' }).fill(old)
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page).toHaveURL(/[?&]q=/)
  await expect(inBin(page)).toHaveCount(1)
  await expect(page).toHaveTitle(/^Bin/)
  await expect(inBin(page)).toContainText(/redirect to \/about\s*Deleted .* by .* · goes for good on /)
  await expectAccessible(page)

  // Another tab restores the redirect first.
  const other = await page.context().newPage()
  await other.goto(`/admin/bin?q=${old.slice(1)}`)
  await (await hydrated(other.getByRole('button', { name: `Restore ${old}` }))).click()
  await expect(toasts(other).getByText(`“${old}” restored`)).toBeVisible()
  await expect(other.getByText('Nothing found')).toBeVisible()
  await (await hydrated(page.getByRole('button', { name: `Restore ${old}` }))).click()
  await expect(toasts(page).getByText('It is not in the bin any more.')).toBeVisible()
  // Requested only once, because the site caches the answer for ten seconds.
  const answer = await request.get(old, { maxRedirects: 0 })
  expect([answer.status(), answer.headers().location]).toEqual([308, '/about'])
  await page.goto(`/admin/log?kind=bin&q=${old.slice(1)}`)
  await expect(page.getByRole('main').locator('li').filter({ hasText: old }).first()).toContainText('restored')
})

test('a restoration names the obstacle and overwrites nothing', async ({ page }) => {
  await addSession(page)
  const old = await deletedRedirect()
  const client = await service()
  await insertRow(client, 'redirects', { source: old, target: '/contact' })
  await page.goto(`/admin/bin?q=${old.slice(1)}`)
  await (await hydrated(page.getByRole('button', { name: `Restore ${old}` }))).click()
  await expect(toasts(page).getByText('Another redirect has this name or address by now.')).toBeVisible()
  await expect(inBin(page)).toHaveCount(1)
  expect(rowsOf(await client.from('redirects').select('target').eq('source', old))).toEqual([{ target: '/contact' }])

  await page.getByRole('button', { name: `Delete ${old} for good` }).click()
  const dialog = page.getByRole('dialog', { name: `Delete “${old}” for good?` })
  await dialog.getByRole('button', { name: 'Keep it' }).click()
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: `Delete ${old} for good` }).click()
  await dialog.getByRole('button', { name: 'Delete for good' }).click()
  await expect(toasts(page).getByText(`“${old}” is deleted for good`)).toBeVisible()
  await expect(page.getByText('Nothing found')).toBeVisible()
})

test('undoing a merge gives the tag back, except to posts whose tags an editor changed since', async ({ page }) => {
  const own = mark()
  const [tag, into] = [`thyme ${own}`, `herbs ${own}`]
  const changed = `B soup ${own}`
  const stored = await storePosts([
    { title: `A soup ${own}`, tags: ['first', tag] },
    { title: changed, tags: [tag, into] },
    { title: `C soup ${own}`, tags: [into] },
  ])
  const client = await service()
  const tags = async () => {
    const ids = stored.map(({ id }) => id)
    return rowsOf(await client.from('blog_posts').select('tags').in('id', ids).order('title')).map((row) => row.tags)
  }
  await addSession(page)
  await page.goto(`/admin/tags?q=${own}`)
  await (await hydrated(page.getByRole('button', { name: `Rename or merge ${tag}` }))).click()
  const dialog = page.getByRole('dialog', { name: `Rename or merge “${tag}”` })
  await dialog.getByRole('combobox', { name: 'New name' }).fill(into)
  await dialog.getByRole('button', { name: 'Change all posts' }).click()
  const merged = toasts(page)
    .getByRole('listitem')
    .filter({ hasText: `“${tag}” is “${into}” now` })
  await expect(merged).toBeVisible()
  expect(await tags()).toEqual([['first', into], [into], [into]])

  // An editor changes the tags of one post; then the merge is undone from the bin.
  await updateRow(client, 'blog_posts', stored.find(({ title }) => title === changed)?.id ?? '', {
    tags: [into, 'new'],
  })
  await page.goto(`/admin/bin?kind=tag&q=${own}`)
  await expect(inBin(page)).toContainText(`Tag, merged into “${into}”`, { ignoreCase: true })
  await (await hydrated(page.getByRole('button', { name: `Restore ${tag}` }))).click()
  await expect(toasts(page).getByText(`“${tag}” restored`)).toBeVisible()
  await expect(
    toasts(page).getByText(`In 1 post. The tags of 1 post were changed since, and it stays as it is: “${changed}”.`),
  ).toBeVisible()
  expect(await tags()).toEqual([['first', tag], [into, 'new'], [into]])
})

test('an author without posts is deleted and restored; an author with posts can only retire', async ({ page }) => {
  const own = mark()
  const [unused, named] = [`Marta ${own}`, `Anna ${own}`]
  const client = await service()
  for (const name of [unused, named]) await insertRow(client, 'author_profiles', { name })
  await storePosts([{ title: `A pie ${own}`, author: named }])
  await addSession(page)
  await page.goto('/admin/authors')
  await (await hydrated(page.getByRole('button', { name: `More about ${named}` }))).click()
  await expect(page.getByRole('menuitem', { name: 'Retire' })).toBeVisible()
  await expect(page.getByRole('menuitem', { name: 'Delete' })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: `More about ${unused}` }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expect(toasts(page).getByText(`${unused} is deleted`)).toBeVisible()
  await expect(page.getByRole('link', { name: unused })).toHaveCount(0)
  await toasts(page).getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('link', { name: unused })).toBeVisible()
})

test('a role below admin sees in the bin only what it may delete, and deletes nothing for good', async ({
  page,
  browser,
}) => {
  const old = await deletedRedirect()
  await addSession(page, 'intern')
  await page.goto(`/admin/bin?q=${old.slice(1)}`)
  const kinds = page.getByRole('navigation', { name: 'Kinds' })
  await expect(kinds.getByRole('link', { name: 'Redirects' })).toBeVisible()
  await expect(kinds.getByRole('link', { name: 'Roles' })).toHaveCount(0)
  await expect(inBin(page)).toHaveCount(1)
  await expect(page.getByRole('button', { name: /^Delete for good/ })).toHaveCount(0)

  const author = await openBrowser(browser, await newAccount('author'))
  await author.goto(`/admin/bin?q=${old.slice(1)}`)
  await expect(author.getByText('Nothing found')).toBeVisible()
})
