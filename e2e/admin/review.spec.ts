import { createHash, randomBytes } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expectToHold } from '../accessibility'
import { addSession, clientOf, clientOfAccount, newAccount, openBrowser, openGuest, toasts } from '../accounts'
import { mailTo } from '../control'
import { editForm, openTab } from '../editor/forms'
import { expect, test } from '../fixtures'
import { hydrated } from '../hydrated'
import { LONG_WORD, mark, unique } from '../unique'
import { aPost, deleteRow, insertRow, rowsOf } from '../../supabase/tests/harness/rows.ts'
import { service } from './service'

const PARAGRAPHS =
  'Slice the onions thinly and let them soften in butter.\n\nServe it with **bread** that is a *day* old.'

type Credentials = Awaited<ReturnType<typeof newAccount>>

let made: Promise<Credentials> | undefined
/** An author for the journeys that count neither the author's reviews nor replies to them. */
const anAuthor = () => (made ??= newAccount('author'))

/** Stores a draft of an author, and submits it if `isSubmitted`. */
async function draftOf(author: Credentials, title: string, isSubmitted: boolean): Promise<string> {
  const { client } = await clientOfAccount(author)
  const draft = aPost({ title, content: PARAGRAPHS, status: 'draft', created_by_admin: author.username })
  const id = await insertRow(client, 'blog_posts', draft)
  if (isSubmitted) expect((await client.rpc('submit_post', { p_post: id })).data).toBe(true)
  return id
}

const entryOf = (page: Page, title: string) => page.getByRole('main').getByRole('listitem').filter({ hasText: title })

test('an author submits a draft, takes it back and submits it again', async ({ browser }) => {
  const author = await anAuthor()
  const id = await draftOf(author, unique('Onion soup to take back'), false)
  const writing = await openBrowser(browser, author)
  await writing.goto(`/admin/posts/${id}`)
  await (await hydrated(writing.getByRole('button', { name: 'Submit for review' }))).click()
  await expect(toasts(writing).getByText('Submitted for Review', { exact: true })).toBeVisible()
  await expect(editForm(writing).getByText('In review', { exact: true }).first()).toBeVisible()
  // An unchanged text cannot be submitted twice.
  await expect(editForm(writing).getByText(/^In review since /)).toBeVisible()
  await expect(writing.getByRole('button', { name: /^Submit/ })).toHaveCount(0)
  await writing.getByRole('button', { name: 'Take back' }).first().click()
  await writing.getByRole('dialog').getByRole('button', { name: 'Take back' }).click()
  await expect(toasts(writing).getByText('Taken out of review')).toBeVisible()
  await writing.getByRole('button', { name: 'Submit for review' }).click()
  await expect(editForm(writing).getByText(/^In review since /)).toBeVisible()
})

test('a reviewer takes a submitted text over, comments on a paragraph and asks for changes', async ({ page }) => {
  const author = await anAuthor()
  const title = unique(`Onion soup for review ${LONG_WORD}`)
  await draftOf(author, title, true)
  await addSession(page)
  await page.goto('/admin/review')
  await expect(entryOf(page, title)).toContainText(`Submitted by ${author.username}`)
  await expect(entryOf(page, title)).toContainText('unassigned')
  await expectToHold(page)
  await page.getByRole('link', { name: title }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await (await hydrated(page.getByLabel('Assignee'))).selectOption({ label: 'admin' })
  await expect(toasts(page).getByText('Assignment saved')).toBeVisible()
  const comments = page.getByRole('region', { name: 'Comments' })
  await comments.getByRole('button', { name: 'Comment', exact: true }).click()
  await expect(comments.getByText('Write the comment first')).toBeVisible()
  await comments.getByLabel('About').selectOption({ label: 'Serve it with bread that is a day old.' })
  await expect(page.getByRole('button', { name: 'Publish', exact: true })).not.toHaveClass(/bg-accent/)
  await expect(page.getByRole('button', { name: 'Approve' })).toHaveClass(/bg-accent/)
  await expect(page.getByRole('heading', { name: 'What changed since the last review' })).toHaveCount(0)
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
  // The link is beside the paragraph, on its right, and does not overlap the comments.
  expect(Math.abs((mark?.y ?? 0) - (text?.y ?? 0))).toBeLessThan(20)
  expect(mark?.x ?? 0).toBeGreaterThan((text?.x ?? 0) + (text?.width ?? 0) - 1)
  expect((mark?.x ?? 0) + (mark?.width ?? 0)).toBeLessThan((await comments.boundingBox())?.x ?? 0)
  await beside.press('Enter')
  await expect(page).toHaveURL(/#comment-/)
  await expect(comments.getByText('Which bread?')).toBeInViewport()
  await page.getByRole('button', { name: 'Request changes' }).click()
  await expect(toasts(page).getByText('Changes requested')).toBeVisible()
})

/** Lets the admin take a submitted draft over, comment on it and ask for changes. */
async function askForChanges(id: string): Promise<void> {
  const { client, username } = await clientOf('admin')
  await insertRow(client, 'post_comments', { post_id: id, body: 'Which bread?' })
  const admin = rowsOf(await client.from('admins').select('user_id').eq('username', username).single())
  const { version } = rowsOf(await client.from('blog_posts').select('version').eq('id', id).single())
  const call = { p_post: id, p_assignee: admin.user_id, p_due: '2030-01-01' }
  expect(rowsOf(await client.rpc('assign_review', call))).toBe(true)
  const decision = { p_post: id, p_decision: 'changes_asked', p_round: 1, p_version: version }
  expect(rowsOf(await client.rpc('decide_review', decision))).toBe(true)
}

test('an author changes a text as asked, and its reviewer approves and publishes it', async ({ page, browser }) => {
  const author = await newAccount('author')
  const title = unique(`Onion soup with changes ${LONG_WORD}`)
  const id = await draftOf(author, title, true)
  await askForChanges(id)
  const writing = await openBrowser(browser, author)
  await writing.goto('/admin/posts')
  await expect(entryOf(writing, title)).toContainText('Changes requested')
  await expect(
    writing.getByRole('navigation', { name: 'Panel' }).getByRole('link', { name: /^Review\s*1\s*waiting$/ }),
  ).toBeVisible()
  await writing.goto(`/admin/posts/${id}`)
  await openTab(writing, 'Review')
  await expect(writing.getByText('Which bread?')).toBeVisible()
  await expect(writing.getByText('decided by admin')).toBeVisible()
  await expect(editForm(writing).getByText('Changes requested by admin')).toBeVisible()
  await writing.getByLabel('Title', { exact: true }).first().fill(`${title}, with rye`)
  await writing.getByRole('button', { name: 'Submit again' }).click()
  await expect(toasts(writing).getByText('Submitted for Review', { exact: true })).toBeVisible()
  await writing.context().close()

  await addSession(page)
  await page.goto('/admin/review?show=mine')
  await page.getByRole('link', { name: `${title}, with rye` }).click()
  const changes = page.getByRole('region', { name: 'What changed since the last review' })
  await expect(changes.getByRole('insertion').first()).toHaveText(', with rye')
  await expect(changes).toContainText('admin requested changes')
  await expectToHold(page)
  await (await hydrated(page.getByRole('button', { name: 'Approve' }))).click()
  await expect(toasts(page).getByText('Approved', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Publish', exact: true })).toHaveClass(/bg-accent/)
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page).toHaveURL('/admin/review')
  const stored = rowsOf(await (await service()).from('blog_posts').select('status, slug').eq('id', id).single())
  expect(stored.status).toBe('published')
  const shown = await page.request.get(`/blog/${stored.slug}`)
  expect(shown.status()).toBe(200)
  expect(await shown.text()).not.toContain('Which bread?')
})

test('the second of two reviewers keeps the assignee of the first, and sees the decision', async ({
  page,
  browser,
}) => {
  const title = unique('Onion soup for two')
  const id = await draftOf(await anAuthor(), title, true)
  const editor = await newAccount('editor')
  await addSession(page)
  await page.goto(`/admin/review/${id}`)
  await hydrated(page.getByRole('button', { name: 'Approve' }))
  const other = await openBrowser(browser, editor)
  await other.goto(`/admin/review/${id}`)
  await (await hydrated(other.getByLabel('Assignee'))).selectOption({ label: editor.username })
  await expect(toasts(other).getByText('Assignment saved')).toBeVisible()
  await page.getByLabel('Due').fill('2030-02-01')
  await page.getByLabel('Due').blur()
  await expect(toasts(page).getByText('Assignment saved')).toBeVisible()
  await expect(page.getByText(`Assigned to ${editor.username}, due 2030-02-01`)).toBeVisible()
  await other.getByRole('button', { name: 'Request changes' }).click()
  await expect(toasts(other).getByText('Changes requested')).toBeVisible()
  await page.getByRole('button', { name: 'Approve' }).click()
  await expect(
    toasts(page).getByText(`${editor.username} has decided in the meantime: changes requested.`, { exact: true }),
  ).toBeVisible()
})

test('a reply is listed under its comment, and under "New replies" of its writer until it is answered', async ({
  page,
  browser,
}) => {
  const [author, editor] = await Promise.all([newAccount('author'), newAccount('editor')])
  const title = unique(`Onion soup in a talk ${LONG_WORD}`)
  const id = await draftOf(author, title, false)
  const { client } = await clientOfAccount(editor)
  await insertRow(client, 'post_comments', { post_id: id, body: 'Which **bread**?' })
  const [other] = await Promise.all([openBrowser(browser, editor), addSession(page, author)])
  await page.goto(`/admin/review/${id}`)
  const comments = page.getByRole('region', { name: 'Comments' })
  await (await hydrated(comments.getByRole('button', { name: `Reply to ${editor.username}` }))).click()
  const field = comments.getByLabel('Reply', { exact: true })
  await expect(field).toBeFocused()
  await comments.getByRole('button', { name: 'Send reply' }).click()
  await expect(comments.getByText('Write the comment first')).toBeVisible()
  await field.fill(`Rye. https://example.com/${LONG_WORD}`)
  await page.keyboard.press('ControlOrMeta+Enter')
  const replies = comments.getByRole('list', { name: `Replies to ${editor.username}` })
  await expect(replies.getByRole('listitem')).toContainText('Rye.')
  await expect(comments.getByRole('button', { name: `Reply to ${editor.username}` })).toBeFocused()
  await expect(replies.getByRole('button', { name: /^Reply/ })).toHaveCount(0)
  await expectToHold(page)

  await other.goto('/admin/review')
  const waiting = other.getByRole('region', { name: 'New replies' })
  await expect(waiting).toContainText(`${author.username} replied`)
  await expectToHold(other)
  await waiting.getByRole('link', { name: title }).click()
  await expect(other).toHaveURL(/#comment-/)
  await (await hydrated(other.getByRole('button', { name: `Reply to ${editor.username}` }))).click()
  await other.getByLabel('Reply', { exact: true }).fill('Good.')
  await other.getByRole('button', { name: 'Send reply' }).click()
  await expect(other.getByRole('list', { name: `Replies to ${editor.username}` })).toContainText('Good.')
  await other.goto('/admin/review')
  await expect(other.getByRole('heading', { name: 'Review', level: 1 })).toBeVisible()
  await expect(waiting.getByRole('link', { name: title })).toHaveCount(0)

  await page.goto('/admin/review')
  await expect(page.getByRole('region', { name: 'New replies' })).toContainText(`${editor.username} replied`)
})

test('a reply waits in the panel for an account that neither submits nor reviews', async ({ page }) => {
  const [intern, editor] = await Promise.all([newAccount('intern'), newAccount('editor')])
  const title = unique('Onion soup of an intern')
  const id = await draftOf(intern, title, false)
  await addSession(page, intern)
  await page.goto('/admin/posts')
  const entry = page.getByRole('navigation', { name: 'Panel' }).getByRole('link', { name: /^Review/ })
  await expect(entry).toHaveCount(0)
  const [asIntern, asEditor] = [(await clientOfAccount(intern)).client, (await clientOfAccount(editor)).client]
  const asked = await insertRow(asIntern, 'post_comments', { post_id: id, body: 'Which bread?' })
  await insertRow(asEditor, 'post_comments', { post_id: id, body: 'Rye.', reply_to: asked })
  await page.goto('/admin/posts')
  await expect(entry).toContainText('1 waiting')
  await entry.click()
  const waiting = page.getByRole('region', { name: 'New replies' })
  await expect(waiting).toContainText(`${editor.username} replied`)
  await waiting.getByRole('link', { name: title }).click()
  await expect(page.getByRole('list', { name: `Replies to ${intern.username}` })).toContainText('Rye.')
})

test('an account that may not change a published post sees it with the navigation and its public address', async ({
  page,
}) => {
  const author = await anAuthor()
  const title = unique('Onion soup of the author')
  const id = await draftOf(author, title, false)
  const now = new Date().toISOString()
  const published = { status: 'published', published_at: now } as const
  const [stored] = rowsOf(await (await service()).from('blog_posts').update(published).eq('id', id).select('slug'))
  await addSession(page, author)
  await page.setViewportSize({ width: 375, height: 720 })
  await page.goto(`/admin/posts/${id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(page.getByText('This post is public, and your role does not publish.')).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Panel' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'View live post' })).toHaveAttribute('href', `/blog/${stored?.slug}`)
  await expectToHold(page)
})

test('in a comment of the editor, the keys that publish send the comment and do not change the post', async ({
  page,
}) => {
  const title = unique('Onion soup with a note')
  const id = await draftOf(await anAuthor(), title, false)
  await addSession(page)
  await page.goto(`/admin/posts/${id}`)
  await openTab(page, 'Review')
  const comments = page.getByRole('region', { name: 'Comments' })
  await comments.getByLabel('Comment', { exact: true }).fill('A note among us.')
  await page.keyboard.press('ControlOrMeta+Enter')
  await expect(comments.getByRole('listitem').filter({ hasText: 'A note among us.' })).toBeVisible()
  await expect(comments.getByLabel('Comment', { exact: true })).toHaveValue('')
  // The field of the comment is inside the form of the post, whose fields must keep their values.
  await expect(page.getByLabel('Title', { exact: true }).first()).toHaveValue(title)
  const stored = rowsOf(await (await service()).from('blog_posts').select('status').eq('id', id).single())
  expect(stored.status).toBe('draft')
  await comments.getByRole('button', { name: 'Settle the comment of admin' }).click()
  await expect(comments.getByText('settled')).toBeVisible()
  await comments.getByRole('button', { name: 'Delete your comment' }).click()
  await expect(toasts(page).getByText('Comment deleted')).toBeVisible()
})

test('an account with an address gets a mail about a submission, without the words of the post', async ({
  page,
  browser,
}) => {
  const address = `reviewer-${mark()}@example.com`
  const [editor, author] = await Promise.all([newAccount('editor'), anAuthor()])
  const [writing] = await Promise.all([openBrowser(browser, author), addSession(page, editor)])
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

  const id = await draftOf(author, unique('Onion soup by mail'), false)
  await writing.goto(`/admin/posts/${id}`)
  await (await hydrated(writing.getByRole('button', { name: 'Submit for review' }))).click()
  await expect(toasts(writing).getByText('Submitted for Review', { exact: true })).toBeVisible()
  // Submitting a changed text again continues the review and sends no second mail.
  await writing.getByLabel('Title', { exact: true }).first().fill(unique('Onion soup by mail again'))
  await writing.getByRole('button', { name: 'Submit again' }).click()
  await expect(editForm(writing).getByText(/^In review since /)).toBeVisible()
  await expect(writing.getByRole('button', { name: /^Submit/ })).toHaveCount(0)
  await writing.context().close()
  await expect.poll(async () => (await mailTo(address)).length).toBe(1)
  const [mail] = await mailTo(address)
  expect(mail?.source.replaceAll('=\r\n', '')).toContain(`/admin/review/${id}`)
  expect(mail?.source).not.toContain('Slice the onions')
})

test('a guest comments at a secret address that allows comments', async ({ page, browser }) => {
  const id = await draftOf(await anAuthor(), unique('Onion soup shown to a guest'), false)
  await addSession(page)
  await page.goto(`/admin/posts/${id}`)
  await openTab(page, 'Post')
  await (await hydrated(page.getByRole('button', { name: 'Preview link' }))).click()
  const dialog = page.getByRole('dialog', { name: 'Show it to others' })
  await dialog.getByLabel('People who open it can write comments').check()
  await dialog.getByRole('button', { name: 'Make an address' }).click()
  const address = await dialog.getByLabel('Secret address').inputValue()

  const guest = await openGuest(browser)
  await guest.goto(address)
  const send = await hydrated(guest.getByRole('button', { name: 'Send comment' }))
  await guest.getByLabel('Comment', { exact: true }).fill('Too salty for me.')
  await send.click()
  await expect(guest.getByText('Enter your name')).toBeVisible()
  await expect(guest.getByLabel('Comment', { exact: true })).toHaveValue('Too salty for me.')
  await guest.getByLabel('Your name').fill('Anna')
  await guest.getByLabel('About', { exact: true }).selectOption({ label: 'Serve it with bread that is a day old.' })
  await send.click()
  await expect(guest.getByText('Thank you. The editors have your comment.')).toBeVisible()
  await expect(guest.getByLabel('Comment', { exact: true })).toHaveValue('')
  await expectToHold(guest)
  await guest.reload()
  await expect(guest.getByRole('button', { name: 'Send comment' })).toBeVisible()
  await expect(guest.getByText('Too salty for me.')).toHaveCount(0)

  await page.goto(`/admin/review/${id}`)
  const said = page.getByRole('region', { name: 'Comments' }).getByRole('listitem').filter({ hasText: 'Too salty' })
  await expect(said).toContainText('Anna (a guest)')
  await expect(said).toContainText('Serve it with bread that is a day old.')
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('a guest comments, and the form of a refused comment keeps all typed text', async ({ page: guest }) => {
    const author = await anAuthor()
    const id = await draftOf(author, unique('Onion soup without a script'), false)
    const { client } = await clientOfAccount(author)
    const token = randomBytes(32).toString('hex')
    const token_hash = createHash('sha256').update(token).digest('hex')
    const link = { post_id: id, token_hash, takes_comments: true }
    await insertRow(client, 'post_previews', link)
    const name = guest.getByLabel('Your name')
    const about = guest.getByLabel('About', { exact: true })
    const comment = guest.getByLabel('Comment', { exact: true })
    const send = guest.getByRole('button', { name: 'Send comment' })
    await guest.goto(`/preview/${token}`)
    await comment.fill('Too salty\nfor me.')
    await about.selectOption({ label: 'Serve it with bread that is a day old.' })
    await send.click()
    await expect(name).toHaveAccessibleDescription('Enter your name')
    await expect(guest.getByText('Not sent. Please correct the fields above.')).toBeInViewport()
    await expect(comment).toHaveValue('Too salty\nfor me.')
    await expect(about).toHaveValue(/Serve it with/)
    await name.fill('Anna')
    await send.click()
    await expect(guest.getByText('Thank you. The editors have your comment.')).toBeInViewport()
    await expect(comment).toHaveValue('')
    // The link ends while the guest writes.
    await guest.goto(`/preview/${token}`)
    await deleteRow(client, 'post_previews', id)
    await name.fill('Anna')
    await comment.fill('Once more.')
    await send.click()
    await expect(guest.getByText('This link has ended, or it does not take comments any more.')).toBeInViewport()
    await expect(comment).toHaveValue('Once more.')
    const stored = await client.from('post_comments').select('username, body, quote, is_guest').eq('post_id', id)
    expect(rowsOf(stored)).toEqual([
      { username: 'Anna', body: 'Too salty\nfor me.', quote: PARAGRAPHS.split('\n\n')[1], is_guest: true },
    ])
  })
})
