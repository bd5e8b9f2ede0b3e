import type { Browser, Page } from '@playwright/test'
import { expectToHoldInAllViews } from '../accessibility'
import { addSession, clientOfAccount, newAccount, signInByForm, toasts } from '../accounts'
import { receivedMail } from '../control'
import { editForm, openTab } from '../editor/forms'
import { expect, test } from '../fixtures'
import { hydrated } from '../hydrated'
import { mark, unique } from '../unique'
import { SITE_PORT } from '../../tests/support/ports.ts'
import { aPost, rowsOf } from '../../supabase/tests/harness/rows.ts'
import { service } from './service'

const PARAGRAPHS = 'Slice the onions thinly and let them soften in butter.\n\nServe it with bread that is a day old.'

type Credentials = Awaited<ReturnType<typeof newAccount>>

async function openBrowser(browser: Browser, who: Credentials): Promise<Page> {
  const context = await browser.newContext({ baseURL: `http://localhost:${SITE_PORT}` })
  const page = await context.newPage()
  await signInByForm(page, who)
  return page
}

/** Stores a draft of an author; submitted, if it is to be reviewed. */
async function draftOf(author: Credentials, title: string, isSubmitted: boolean): Promise<string> {
  const { client } = await clientOfAccount(author)
  const draft = aPost({ title, content: PARAGRAPHS, status: 'draft', created_by_admin: author.username })
  const { id } = rowsOf(await client.from('blog_posts').insert(draft).select('id').single())
  if (isSubmitted) expect((await client.rpc('submit_post', { p_post: id })).data).toBe(true)
  return id
}

const entryOf = (page: Page, title: string) => page.getByRole('main').getByRole('listitem').filter({ hasText: title })

test('an author submits, a reviewer asks for changes and publishes what comes back', async ({ page, browser }) => {
  const author = await newAccount('author')
  const title = unique('Onion soup for review')
  const id = await draftOf(author, title, false)
  const writing = await openBrowser(browser, author)
  await writing.goto(`/admin/posts/${id}`)
  await (await hydrated(writing.getByRole('button', { name: 'Submit for review' }))).click()
  await expect(toasts(writing).getByText('Submitted for Review', { exact: true })).toBeVisible()
  await expect(editForm(writing).getByText('In review', { exact: true }).first()).toBeVisible()

  await addSession(page)
  await page.goto('/admin/review')
  await expect(entryOf(page, title)).toContainText(`${author.username} · since`)
  await expect(entryOf(page, title)).toContainText('unassigned')
  await expectToHoldInAllViews(page)
  await page.getByRole('link', { name: title }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await (await hydrated(page.getByLabel('Assignee'))).selectOption({ label: 'admin' })
  await expect(toasts(page).getByText('Assignment saved')).toBeVisible()
  const comments = page.getByRole('region', { name: 'Comments' })
  await comments.getByRole('button', { name: 'Comment', exact: true }).click()
  await expect(comments.getByText('Write the comment first')).toBeVisible()
  await comments.getByLabel('About').selectOption({ label: 'Serve it with bread that is a day old.' })
  await comments.getByLabel('Comment', { exact: true }).fill('Which bread?')
  await comments.getByRole('button', { name: 'Comment', exact: true }).click()
  await expect(comments.getByRole('listitem').filter({ hasText: 'Which bread?' })).toContainText(
    'Serve it with bread that is a day old.',
  )
  const beside = page.getByRole('link', { name: '1 comment on this paragraph' })
  await page.setViewportSize({ width: 1024, height: 720 })
  await expect(beside).toBeHidden()
  await page.setViewportSize({ width: 1280, height: 720 })
  const paragraph = page.getByRole('article').getByText('Serve it with bread that is a day old.')
  const [mark, text] = [await beside.boundingBox(), await paragraph.boundingBox()]
  // At the height of the paragraph, to its right, and not over the comments.
  expect(Math.abs((mark?.y ?? 0) - (text?.y ?? 0))).toBeLessThan(20)
  expect(mark?.x ?? 0).toBeGreaterThan((text?.x ?? 0) + (text?.width ?? 0) - 1)
  expect((mark?.x ?? 0) + (mark?.width ?? 0)).toBeLessThan((await comments.boundingBox())?.x ?? 0)
  await beside.press('Enter')
  await expect(page).toHaveURL(/#comment-/)
  await expect(comments.getByText('Which bread?')).toBeInViewport()
  await page.getByRole('button', { name: 'Ask for changes' }).click()
  await expect(toasts(page).getByText('Changes asked for')).toBeVisible()
  await expectToHoldInAllViews(page)

  await writing.goto('/admin/posts')
  await expect(entryOf(writing, title)).toContainText('Changes asked')
  await expect(
    writing.getByRole('navigation', { name: 'Panel' }).getByRole('link', { name: /^Review\s*1\s*waiting$/ }),
  ).toBeVisible()
  await writing.goto(`/admin/posts/${id}`)
  await openTab(writing, 'Review')
  await expect(writing.getByText('Which bread?')).toBeVisible()
  await expect(writing.getByText('decided by admin')).toBeVisible()
  await writing.getByLabel('Title', { exact: true }).first().fill(`${title}, with rye`)
  await writing.getByRole('button', { name: 'Submit for review' }).click()
  await expect(toasts(writing).getByText('Submitted for Review', { exact: true })).toBeVisible()
  await writing.context().close()

  await page.goto('/admin/review?show=mine')
  await page.getByRole('link', { name: `${title}, with rye` }).click()
  await (await hydrated(page.getByRole('button', { name: 'Approve' }))).click()
  await expect(toasts(page).getByText('Approved', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page).toHaveURL('/admin/review')
  const stored = rowsOf(await (await service()).from('blog_posts').select('status, slug').eq('id', id).single())
  expect(stored.status).toBe('published')
  const shown = await page.request.get(`/blog/${stored.slug}`)
  expect(shown.status()).toBe(200)
  expect(await shown.text()).not.toContain('Which bread?')
})

test('the second of two reviewers is told what the first has decided', async ({ page, browser }) => {
  const title = unique('Onion soup for two')
  const id = await draftOf(await newAccount('author'), title, true)
  const editor = await newAccount('editor')
  await addSession(page)
  await page.goto(`/admin/review/${id}`)
  await hydrated(page.getByRole('button', { name: 'Approve' }))
  const other = await openBrowser(browser, editor)
  await other.goto(`/admin/review/${id}`)
  await (await hydrated(other.getByRole('button', { name: 'Ask for changes' }))).click()
  await expect(toasts(other).getByText('Changes asked for')).toBeVisible()
  await other.context().close()
  await page.getByRole('button', { name: 'Approve' }).click()
  await expect(
    toasts(page).getByText(`${editor.username} has decided meanwhile: changes asked.`, { exact: true }),
  ).toBeVisible()
})

test('the keys that publish send a comment in the editor, and leave the post as it is', async ({ page }) => {
  const title = unique('Onion soup with a note')
  const id = await draftOf(await newAccount('author'), title, false)
  await addSession(page)
  await page.goto(`/admin/posts/${id}`)
  await openTab(page, 'Review')
  const comments = page.getByRole('region', { name: 'Comments' })
  await comments.getByLabel('Comment', { exact: true }).fill('A note among us.')
  await page.keyboard.press('ControlOrMeta+Enter')
  await expect(comments.getByRole('listitem').filter({ hasText: 'A note among us.' })).toBeVisible()
  await expect(comments.getByLabel('Comment', { exact: true })).toHaveValue('')
  const stored = rowsOf(await (await service()).from('blog_posts').select('status').eq('id', id).single())
  expect(stored.status).toBe('draft')
  await comments.getByRole('button', { name: 'Settle the comment of admin' }).click()
  await expect(comments.getByText('settled')).toBeVisible()
  await comments.getByRole('button', { name: 'Delete your comment' }).click()
  await expect(toasts(page).getByText('Comment deleted')).toBeVisible()
})

test('who gave an address gets a mail about a submission, without the words of the post', async ({ page, browser }) => {
  const address = `reviewer-${mark()}@example.com`
  const editor = await newAccount('editor')
  await signInByForm(page, editor)
  await page.goto('/admin/account')
  const field = page.getByLabel('Your address (optional)')
  await (await hydrated(page.getByRole('button', { name: 'Save address' }))).isVisible()
  await field.fill('no address')
  await page.getByRole('button', { name: 'Save address' }).click()
  await expect(page.getByText('Write an address such as name@example.com')).toBeVisible()
  await expect(field).toHaveValue('no address')
  await field.fill(address)
  await page.getByRole('button', { name: 'Save address' }).click()
  await expect(toasts(page).getByText('Address saved')).toBeVisible()
  await expectToHoldInAllViews(page)

  const author = await newAccount('author')
  const id = await draftOf(author, unique('Onion soup by mail'), false)
  const writing = await openBrowser(browser, author)
  await writing.goto(`/admin/posts/${id}`)
  await (await hydrated(writing.getByRole('button', { name: 'Submit for review' }))).click()
  await expect(toasts(writing).getByText('Submitted for Review', { exact: true })).toBeVisible()
  // A second time it is in review already, and no mail is sent again.
  await writing.getByRole('button', { name: 'Submit for review' }).click()
  await expect(writing.getByRole('button', { name: 'Submit for review' })).toBeEnabled()
  await writing.context().close()
  const mailed = async () => (await receivedMail()).filter(({ to }) => to.includes(address))
  await expect.poll(async () => (await mailed()).length).toBe(1)
  const [mail] = await mailed()
  expect(mail?.source.replaceAll('=\r\n', '')).toContain(`/admin/review/${id}`)
  expect(mail?.source).not.toContain('Slice the onions')
})

test('a guest comments at the secret address that allows it', async ({ page, browser }) => {
  const id = await draftOf(await newAccount('author'), unique('Onion soup shown to a guest'), false)
  await addSession(page)
  await page.goto(`/admin/posts/${id}`)
  await openTab(page, 'Post')
  await (await hydrated(page.getByRole('button', { name: 'Preview link' }))).click()
  const dialog = page.getByRole('dialog', { name: 'Show it to others' })
  await dialog.getByLabel('Comments can be written there').check()
  await dialog.getByRole('button', { name: 'Make an address' }).click()
  const address = await dialog.getByLabel('Secret address').inputValue()

  const context = await browser.newContext({ baseURL: `http://localhost:${SITE_PORT}` })
  const guest = await context.newPage()
  await guest.goto(address)
  const send = await hydrated(guest.getByRole('button', { name: 'Send comment' }))
  await guest.getByLabel('Comment', { exact: true }).fill('Too salty for me.')
  await send.click()
  await expect(guest.getByText('Say who you are')).toBeVisible()
  await expect(guest.getByLabel('Comment', { exact: true })).toHaveValue('Too salty for me.')
  await guest.getByLabel('Your name').fill('Anna')
  await guest.getByLabel('About', { exact: true }).selectOption({ label: 'Serve it with bread that is a day old.' })
  await send.click()
  await expect(guest.getByText('Thank you: the editors have it.')).toBeVisible()
  await expect(guest.getByLabel('Comment', { exact: true })).toHaveValue('')
  await expectToHoldInAllViews(guest)
  await guest.reload()
  await expect(guest.getByRole('button', { name: 'Send comment' })).toBeVisible()
  await expect(guest.getByText('Too salty for me.')).toHaveCount(0)
  await context.close()

  await page.goto(`/admin/review/${id}`)
  const said = page.getByRole('region', { name: 'Comments' }).getByRole('listitem').filter({ hasText: 'Too salty' })
  await expect(said).toContainText('Anna (a guest)')
  await expect(said).toContainText('Serve it with bread that is a day old.')
})
