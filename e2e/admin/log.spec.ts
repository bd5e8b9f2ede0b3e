import { addSession, clientOf } from '../accounts'
import { download } from '../download'
import { expect, test } from '../fixtures'
import { hydrated } from '../hydrated'
import { mark } from '../unique'
import { ownAuthor, service, storePosts } from './service'
import { updateRow } from '../../supabase/tests/harness/rows.ts'

test('the log lists changes with their account, finds them again and exports them as a file', async ({ page }) => {
  await addSession(page)
  const title = `Soup of the log ${mark()}`
  const [post] = await storePosts([{ title }])
  const { client, username } = await clientOf('admin')
  await updateRow(client, 'blog_posts', post?.id ?? '', { status: 'draft', published_at: null })
  await page.goto('/admin/posts')
  await page.getByRole('navigation', { name: 'Panel' }).getByRole('link', { name: 'Log' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Log' })).toBeVisible()
  await page.getByRole('searchbox').fill(title)
  await page.getByRole('searchbox').press('Enter')
  const entries = page.getByRole('main').locator('li').filter({ hasText: title })
  await expect(entries.first()).toContainText(`${username} unpublished ${title}`)
  await expect(entries.nth(1)).toContainText(`the site published ${title}`)

  const file = await download(page.getByRole('button', { name: 'Export as CSV' }))
  expect(file).toContain(`"post.unpublished","${title}"`)

  await entries.first().getByRole('link', { name: 'History' }).click()
  await expect(page).toHaveURL(/object=/)
  await page.getByRole('link', { name: 'Clear', exact: true }).click()
  await expect(page).toHaveURL('/admin/log')
  await page.getByRole('navigation', { name: 'Kinds' }).getByRole('link', { name: 'Sign-ins' }).click()
  await expect(page.getByRole('main').locator('li').filter({ hasText: 'signed in' }).first()).toContainText(/ on /)
})

test('a post links to its entries, and an admin chooses how long entries are kept', async ({ page }) => {
  await addSession(page)
  const title = `Soup with a history ${mark()}`
  const [post] = await storePosts([{ title, author: ownAuthor() }])
  await page.goto(`/admin/posts/${post?.id}/revisions`)
  await page.getByRole('link', { name: 'History', exact: true }).click()
  await expect(page).toHaveURL(`/admin/log?object=${post?.id}`)
  await expect(page.getByRole('main').locator('li').filter({ hasText: title }).first()).toBeVisible()

  await updateRow(await service(), 'blog_posts', post?.id ?? '', { meta_title: 'Soup', noindex: true })
  await page.reload()
  await expect(page.getByRole('main').locator('li').filter({ hasText: 'changed' }).first()).toContainText(
    'Meta title, Keep out of search engines',
  )

  const setting = page.getByRole('region', { name: 'How long entries are kept' })
  const choose = async (months: string) => {
    await setting.getByLabel('Delete entries after').selectOption(months)
    await (await hydrated(setting.getByRole('button', { name: 'Save' }))).click()
  }
  await hydrated(setting.getByRole('button', { name: 'Save' }))
  await choose('36 months')
  await expect(page.getByText('they are kept for 36 months.')).toBeVisible()
  // A shorter time deletes entries.
  await choose('24 months')
  await page
    .getByRole('dialog', { name: 'Keep entries for 24 months only?' })
    .getByRole('button', { name: 'Save' })
    .click()
  await expect(page.getByText('they are kept for 24 months.')).toBeVisible()
})
