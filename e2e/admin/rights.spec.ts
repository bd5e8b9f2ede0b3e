import type { Page } from '@playwright/test'
import { addSession, clientOf, clientOfAccount, newAccount, openBrowser, toasts } from '../accounts'
import { newForm, openTab } from '../editor/forms'
import { expect, test } from '../fixtures'
import { hydrated } from '../hydrated'
import { mark, unique } from '../unique'
import { insertRow, rowsOf } from '../../supabase/tests/harness/rows.ts'
import { service, storePosts } from './service'

let made: ReturnType<typeof newAccount> | undefined
/** An author's account for all journeys of this file. */
const anAuthor = () => (made ??= newAccount('author'))

const panelOf = (page: Page) => page.getByRole('navigation', { name: 'Panel' })

test.describe('an author', () => {
  test.use({ expectedErrors: [/Failed to load resource.*404|404: no page at \/admin\//] })

  test('writes a draft, sees no button that publishes, and cannot publish by a direct call', async ({ page }) => {
    const author = await anAuthor()
    await addSession(page, author)
    await page.goto('/admin/blog')
    await expect(page.locator('.cm-content')).toBeVisible()
    await expect(panelOf(page).getByRole('link', { name: 'Pictures' })).toBeVisible()
    await expect(panelOf(page).getByRole('link', { name: /^(Messages|Team|Log|Redirects|Authors)/ })).toHaveCount(0)
    const title = unique('Cabbage of an author')
    await page.getByLabel('Title', { exact: true }).first().fill(title)
    await expect(page.getByText('Your role does not publish.')).toBeVisible()
    await expect(page.getByRole('button', { name: /^(Publish|Schedule)/ })).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Submit for review' })).toBeVisible()
    await page.keyboard.press('ControlOrMeta+s')
    await expect(toasts(page).getByText('Draft Saved', { exact: true })).toBeVisible()
    await expect(page).toHaveURL(/\/admin\/posts\//)
    await (await hydrated(page.getByRole('button', { name: 'More', exact: true }))).click()
    await expect(page.getByRole('menuitem', { name: 'Revisions' })).toBeVisible()
    await expect(page.getByRole('menuitem', { name: /Schedule|Publish/ })).toHaveCount(0)
    await page.keyboard.press('Escape')

    const { client } = await clientOfAccount(author)
    const now = new Date().toISOString()
    const published = client.from('blog_posts').update({ status: 'published', published_at: now }).eq('title', title)
    expect((await published.select('id')).error).not.toBeNull()
    const stored = (await service()).from('blog_posts').select('status, created_by_admin').eq('title', title)
    expect(rowsOf(await stored)).toEqual([{ status: 'draft', created_by_admin: author.username }])

    await page.keyboard.press('ControlOrMeta+k')
    const pages = page.getByRole('dialog', { name: 'Find in the panel' }).getByRole('option')
    await expect(pages.filter({ hasText: 'Account' })).toBeVisible()
    await expect(pages.filter({ hasText: /New author|Text blocks|Saved replies/ })).toHaveCount(0)

    await page.goto('/admin/messages')
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Messages')
  })

  test('begins a new post with the author of the same name as byline', async ({ page }) => {
    const author = await anAuthor()
    await insertRow(await service(), 'author_profiles', { name: author.username })
    await addSession(page, author)
    await page.goto('/admin/blog')
    await openTab(page, 'Post')
    await expect(newForm(page).getByLabel('Author/Chef name')).toHaveValue(author.username)
  })

  test('reads the posts of others, with the reason why it cannot change them', async ({ page }) => {
    const title = unique('Kale of another author')
    const [post] = await storePosts([{ title, status: 'draft' }])
    await addSession(page, await anAuthor())
    await page.goto(`/admin/posts/${post?.id}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page.getByText('This post belongs to admin. Your role can read it, but not change it.')).toBeVisible()
    await expect(page.getByText('Slice the onions thinly')).toBeVisible()
    await expect(page.getByRole('form', { name: 'Edit post' })).toHaveCount(0)
  })
})

test.describe('an intern', () => {
  test.use({ expectedErrors: [/Failed to load resource.*404|404: no page at \/admin\//] })

  test('sees no link to the log, the settings and the import, and cannot read the log by a direct call', async ({
    page,
  }) => {
    await addSession(page, 'intern')
    await page.goto('/admin/posts')
    await expect(panelOf(page).getByRole('link', { name: 'Posts' })).toBeVisible()
    await expect(panelOf(page).getByRole('link', { name: /^(Log|Settings|Import)$/ })).toHaveCount(0)
    for (const name of ['log', 'settings', 'import']) {
      await page.goto(`/admin/${name}`)
      await expect(page.getByRole('heading', { level: 1 }), name).toHaveText('Oops! Page not found')
    }
    const { client } = await clientOf('intern')
    expect((await client.from('audit_log').select('id')).data).toEqual([])
  })
})

test('a new role allows only its rights, and is in the log', async ({ page, browser }) => {
  const reader = await newAccount('author')
  const label = `Desk ${mark()}`
  await addSession(page)
  await page.goto('/admin/team')
  const matrix = page.getByRole('table')
  await expect(matrix.getByRole('columnheader', { name: 'Admin' })).toBeVisible()
  // Admin cannot be changed.
  await expect(matrix.getByRole('button', { name: /^Admin/ })).toHaveCount(0)
  await expect(matrix.getByRole('row', { name: /^Read the log/ })).toBeVisible()
  await (await hydrated(page.getByRole('button', { name: 'New role' }))).click()
  const dialog = page.getByRole('dialog', { name: 'New role' })
  await dialog.getByLabel('Name of the role').fill('Intern')
  await dialog.getByLabel('Messages').check()
  await dialog.getByRole('button', { name: 'Save role' }).click()
  await expect(dialog.getByText('Another role has this name')).toBeVisible()
  await expect(dialog.getByLabel('Messages')).toBeChecked()
  await dialog.getByLabel('Name of the role').fill(label)
  await dialog.getByRole('button', { name: 'Save role' }).click()
  await expect(toasts(page).getByText(`The role ${label} is saved`)).toBeVisible()
  await expect(matrix.getByRole('button', { name: `${label}, change` })).toBeVisible()

  await page.getByRole('button', { name: `More about ${reader.username}` }).click()
  await page.getByRole('menuitem', { name: 'Change the role…' }).click()
  const choice = page.getByRole('dialog', { name: `The role of ${reader.username}` })
  await choice.getByLabel('Role').selectOption({ label })
  await choice.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(toasts(page).getByText(`${reader.username} is ${label} now`)).toBeVisible()

  const other = await openBrowser(browser, reader)
  await other.goto('/admin/blog')
  // Without the right to write the panel opens with the list of posts.
  await expect(other).toHaveURL('/admin/posts')
  await expect(panelOf(other).getByRole('link', { name: /^Messages/ })).toBeVisible()
  await expect(panelOf(other).getByRole('link', { name: /^(Publish|Pictures|Team)/ })).toHaveCount(0)
  await expect(other.getByRole('link', { name: 'New post' })).toHaveCount(0)

  await page.goto('/admin/log?kind=role')
  const entry = page.getByRole('main').locator('li').filter({ hasText: label }).first()
  await expect(entry).toContainText('added the role')
  await expect(entry).toContainText('Messages')
})
