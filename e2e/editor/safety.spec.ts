import { execFileSync } from 'node:child_process'
import type { BrowserContext, Page } from '@playwright/test'
import { addSession, openBrowser, signIn, signInAgain, toasts } from '../accounts'
import { service, storePosts } from '../admin/service'
import { expect, test } from '../fixtures'
import { stayOnPage } from '../leaving'
import { expectAccessible, expectNoSidewaysScroll, settled } from '../accessibility'
import { mark } from '../unique'
import { drop, PNG } from './clipboard'
import {
  addPictures,
  contentOf,
  editForm,
  expectPublished,
  fromMenu,
  makeDraft,
  newForm,
  openPost,
  openTab,
  saved,
  skipSavePause,
  skipTabPause,
  TEXT,
  textOf,
  write,
} from './forms'
import { rowsOf } from '../../supabase/tests/harness/rows.ts'

const TYPED = 'Words that were typed and never saved, about sourdough and the time it takes.'

test.use({
  expectedErrors: [
    /net::ERR_(?:INTERNET_DISCONNECTED|FAILED)|Failed to fetch|Resource failed to load on .*\/admin\/card/,
  ],
})

test.beforeEach(async ({ page }) => {
  await page.clock.install()
  await addSession(page)
})

/** Empties this browser's storage, as on another machine. */
const forget = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        const request = indexedDB.deleteDatabase('flavorcraft:unsaved')
        request.onsuccess = request.onblocked = request.onerror = resolve
      }),
  )

const EDITOR = '**/admin/posts/*'
/** Aborts the editor's requests to the server, until `unroute` ends this. */
const stopSending = (context: BrowserContext) =>
  context.route(EDITOR, (route) => (route.request().method() === 'POST' ? route.abort() : route.fallback()))

/** Stores a public post and opens it in the editor; returns its address. */
async function makePost(page: Page, title: string, content: string): Promise<string> {
  const [post] = await storePosts([{ title, content }])
  return openPost(page, post?.id ?? '')
}

/** The server's working copies of the post at this address. */
const keptCopies = async (address: string) => {
  const table = (await service()).from('post_working_copies')
  return rowsOf(await table.select('form').eq('post_id', address.split('/').at(-1) ?? ''))
}

test('unsaved changes of a live post are shown after a reload with their differences, and can be discarded', async ({
  page,
}) => {
  const address = await makePost(page, 'Bread after a crash', TEXT)
  await contentOf(page).fill(TYPED)
  await skipSavePause(page)
  await expect(page.getByText('Unsaved changes, kept for you')).toBeVisible()
  // Even without the browser's copy: the server keeps a private copy.
  await forget(page)
  await page.goto(address)
  const offer = page.getByRole('region', { name: 'Unsaved changes' })
  await expect(offer.locator('ins').first()).toBeVisible()
  await expect(saved(page)).toBeHidden()
  // Only the text differs; the buttons are visible even in a low window.
  await expect(offer.getByRole('heading')).toHaveCount(2)
  await page.setViewportSize({ width: 1280, height: 600 })
  for (const name of ['Restore', 'Discard'])
    await expect(offer.getByRole('button', { name })).toBeInViewport({ ratio: 1 })
  await offer.getByRole('button', { name: 'Restore' }).click()
  await expect(contentOf(page)).toHaveText(TYPED)
  await page.goto(address)
  await offer.getByRole('button', { name: 'Discard' }).click()
  await expect(contentOf(page)).toHaveText(TEXT)
  await toasts(page).getByRole('button', { name: 'Undo' }).click()
  await expect(contentOf(page)).toHaveText(TYPED)
  await skipSavePause(page)
  await expect(page.getByText('Unsaved changes, kept for you')).toBeVisible()
  await page.goto(address)
  await offer.getByRole('button', { name: 'Discard' }).click()
  await expect(contentOf(page)).toHaveText(TEXT)
  // The server's copy is removed in the background; until then the next page would find it.
  await expect.poll(() => keptCopies(address)).toEqual([])
  await page.goto(address)
  await expect(contentOf(page)).toHaveText(TEXT)
  await expect(offer).toBeHidden()
})

test('without a network the text and the pictures stay in the browser, and are sent when the network is back', async ({
  page,
  context,
}) => {
  await makeDraft(page, 'Bread without a network', TEXT)
  await openTab(page, 'Pictures')
  const items = page.getByRole('list', { name: 'Pictures in their order' }).getByRole('listitem')
  const pick = (name: string, mimeType: string, buffer: Buffer) =>
    addPictures(editForm(page), { name, mimeType, buffer })
  await context.setOffline(true)
  await contentOf(page).fill(TYPED)
  await skipSavePause(page)
  await expect(page.getByText('The server does not answer.')).toBeVisible()
  await page.keyboard.press('ControlOrMeta+s')
  await expect(toasts(page).getByText('Not Saved', { exact: true })).toBeVisible()
  await expect(toasts(page).getByText('The server did not answer. Nothing that you typed is lost.')).toBeVisible()
  await expect(contentOf(page)).toHaveText(TYPED)
  await pick('late.png', 'image/png', PNG)
  await expect(items.nth(0)).toContainText('Not uploaded')
  await drop(contentOf(page), { picture: 'later.png' })
  const told = toasts(page).getByText('Picture Not Uploaded', { exact: true })
  await expect(told).toBeVisible()

  await context.setOffline(false)
  await expect(items.nth(0)).toContainText('Uploaded', { timeout: 30_000 })
  await expect.poll(() => textOf(page)).toMatch(/!\[\]\(\/media\/[\w.-]+\)/)
  await expect(told).toHaveCount(0)
  await expect(page.getByText('Draft saved')).toBeVisible({ timeout: 30_000 })
  await page.keyboard.press('ControlOrMeta+s')
  await expect(saved(page)).toBeVisible()

  // The saved pictures are in the post. An invalid file is not announced as added.
  await pick('false.jpg', 'image/jpeg', Buffer.from('Not a picture'))
  await expect(items.nth(0)).toContainText('The file is not a JPG, PNG, or WEBP picture.')
  await expect(page.getByText('picture added.')).toHaveCount(0)
  // A file can be dropped anywhere on the window.
  await drop(page.getByRole('navigation', { name: 'Panel' }), { picture: 'aside.png' })
  await expect(items.nth(1)).toContainText('Uploaded')
  await expect(page.getByText('1 picture added.')).toHaveCount(1)
})

test('a session that ends while typing loses nothing, and the save continues after the password', async ({
  page,
  context,
}) => {
  await makeDraft(page, 'Bread without a session', TEXT)
  await context.clearCookies()
  await contentOf(page).fill(TYPED)
  await skipSavePause(page)
  await expect(page.getByText('Your session has ended. Your changes are kept in this browser.')).toBeVisible()
  await page.setViewportSize({ width: 375, height: 800 })
  await expect(page.getByRole('button', { name: 'Sign in again' })).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('button', { name: 'More', exact: true })).toBeInViewport({ ratio: 1 })
  await expectNoSidewaysScroll(page)
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.keyboard.press('ControlOrMeta+s')
  await signInAgain(page)
  // The refused save is sent again automatically.
  await expect(toasts(page).getByText('Draft Saved', { exact: true })).toBeVisible()
  await expect(saved(page)).toBeVisible()
  await page.goto(page.url())
  await expect(contentOf(page)).toHaveText(TYPED)
})

test('two tabs with one post warn of each other, and neither loses a word', async ({ page, context }) => {
  const address = await makeDraft(page, 'Bread of two tabs', TEXT)
  const other = await context.newPage()
  await other.goto(address)
  await expect(other.locator('.cm-content')).toBeVisible()
  await skipTabPause(page)
  for (const tab of [page, other]) await expect(tab.getByText('This post is open in another tab too.')).toBeVisible()
  // The server keeps one copy for each editor; the browser keeps one for each tab.
  await stopSending(context)
  await contentOf(page).fill(`${TYPED} First tab.`)
  await contentOf(other).fill(`${TYPED} Second tab.`)
  await skipSavePause(page)
  for (const tab of [page, other]) await expect(tab.getByText('The server does not answer.')).toBeVisible()
  await page.close()
  await skipTabPause(other)
  await expect(other.getByText('This post is open in another tab too.')).toBeHidden()
  await other.close()

  await context.unroute(EDITOR)
  const later = await context.newPage()
  await later.goto(address)
  // Both are shown side by side; their order depends on which tab stored its copy last.
  const offer = later.getByRole('region', { name: 'Unsaved changes' })
  await expect(offer).toContainText('First tab.')
  await expect(offer).toContainText('Second tab.')
  await offer.getByRole('button', { name: 'Discard' }).first().click()
  const left = (await offer.innerText()).includes('First tab.') ? 'First tab.' : 'Second tab.'
  await offer.getByRole('button', { name: 'Restore' }).click()
  await expect(contentOf(later)).toHaveText(`${TYPED} ${left}`)
  // The restored text is stored again before any typing.
  await skipSavePause(later)
  await expect(later.getByText('Draft saved')).toBeVisible()
})

test('two tabs with one live post each keep a copy, and another machine merges them by paragraphs', async ({
  page,
  context,
  browser,
}) => {
  const [first, second, third] = ['Knead the dough well.', 'Let it rise for long.', 'Bake it until it is brown.']
  const text = (...paragraphs: string[]) => paragraphs.join('\n\n')
  const address = await makePost(page, `Bread of two tabs ${mark()}`, text(first, second, third))
  const other = await context.newPage()
  await other.goto(address)
  await contentOf(page).fill(text(`${first} Twice.`, second, `${third} Or black.`))
  await contentOf(other).fill(text(first, `${second} Overnight.`, `${third} Or golden.`))
  await skipSavePause(page)
  for (const tab of [page, other]) await expect(tab.getByText('Unsaved changes, kept for you')).toBeVisible()
  for (const tab of [page, other]) await tab.close()

  const later = await openBrowser(browser, 'admin')
  await later.goto(address)
  const offer = later.getByRole('region', { name: 'Unsaved changes' })
  await expect(offer).toContainText('Overnight.')
  await expect(offer).toContainText('Twice.')
  await expectAccessible(later)
  await offer.getByRole('button', { name: 'Restore both' }).click()
  // Both tabs changed the last paragraph.
  const dialog = later.getByRole('dialog')
  await dialog.getByRole('radio', { name: 'Typed earlier' }).check()
  // The button becomes enabled with a transition.
  await settled(later)
  await expectAccessible(later)
  await dialog.getByRole('button', { name: 'Restore' }).click()
  for (const words of ['Twice.', 'Overnight.']) await expect(contentOf(later)).toContainText(words)
  await expect(contentOf(later)).not.toContainText('Or golden.Bake')
  await expect(later.getByText('Unsaved changes, kept for you')).toBeVisible()
  await later.keyboard.press('ControlOrMeta+Enter')
  await expect(toasts(later).getByText('Changes Published')).toBeVisible()
  await expect.poll(() => keptCopies(address)).toEqual([])
})

test('the last words before a reload are restored, and the reloaded form is not shown as another editor', async ({
  page,
}) => {
  await makeDraft(page, `Bread in a hurry ${mark()}`, TEXT)
  const last = ' And these are the very last words'
  await contentOf(page).click()
  await page.keyboard.press('ControlOrMeta+End')
  await page.keyboard.type(last)
  await page.reload()
  await expect.poll(() => textOf(page)).toContain(last)
  // When the form sends its second call, it has read the answer to the first.
  for (let beat = 0; beat < 2; beat++) await page.waitForResponse((response) => response.request().method() === 'POST')
  await expect(page.getByText('has this post open too.')).toBeHidden()
})

test('what is typed during a save and after it stays in the form', async ({ page }) => {
  await makeDraft(page, 'Bread typed on', TEXT)
  await contentOf(page).click()
  await page.keyboard.press('ControlOrMeta+End')
  await page.keyboard.press('ControlOrMeta+s')
  await page.keyboard.type(' Salt it')
  await expect(toasts(page).getByText('Draft Saved', { exact: true })).toBeVisible()
  await page.keyboard.type(' twice.')
  await expect(contentOf(page)).toHaveText(`${TEXT} Salt it twice.`)
  await page.reload()
  await expect(contentOf(page)).toHaveText(`${TEXT} Salt it twice.`)
})

/** Writes a new post and begins its first save, which ends after `send`. */
async function beginFirstSave(page: Page, text = TEXT, key = 's', label = 'Saving...') {
  await page.goto('/admin/blog')
  const form = newForm(page)
  await write(form, `Bread typed on ${mark()}`, text)
  const { promise: typed, resolve: send } = Promise.withResolvers<void>()
  await page.route('**/admin/blog', async (route) => {
    if (route.request().method() === 'POST') await typed
    await route.fallback()
  })
  await page.keyboard.press(`ControlOrMeta+${key}`)
  await expect(form.getByRole('button', { name: label })).toBeVisible()
  return send
}

test('what is typed during the first save of a new post stays in its form', async ({ page }) => {
  const send = await beginFirstSave(page)
  await page.keyboard.type(' Salt it.')
  send()
  await expect(toasts(page).getByText('Draft Saved', { exact: true })).toBeVisible()
  const text = newForm(page).getByRole('textbox', { name: 'Content', exact: true })
  await expect(text).toHaveText(`${TEXT} Salt it.`)
  await page.keyboard.press('ControlOrMeta+s')
  await expect(editForm(page)).toBeVisible()
  await expect(contentOf(page)).toHaveText(`${TEXT} Salt it.`)
  // The page of the draft goes on at the caret.
  await expect(contentOf(page)).toBeFocused()
  await page.keyboard.type(' Twice.')
  await expect(contentOf(page)).toHaveText(`${TEXT} Salt it. Twice.`)
})

test('what is typed between the first save of a new post and the opening of its page is in the draft', async ({
  page,
}) => {
  const send = await beginFirstSave(page)
  const { promise: opened, resolve: openDraft } = Promise.withResolvers<void>()
  await page.route(EDITOR, async (route) => {
    await opened
    await route.fallback()
  })
  send()
  await expect(toasts(page).getByText('Draft Saved', { exact: true })).toBeVisible()
  await page.keyboard.type(' Salt it.')
  openDraft()
  await expect(contentOf(page)).toHaveText(`${TEXT} Salt it.`)
  await expect(contentOf(page)).toBeFocused()
  await page.keyboard.type(' Twice.')
  await skipSavePause(page)
  await expect(page.getByText('Draft saved')).toBeVisible()
  await page.goto('/admin/blog')
  await expect(newForm(page).getByLabel('Title', { exact: true })).toHaveValue('')
})

test('the form of a new post is empty after its draft went on in a page of its own', async ({ page }) => {
  await page.goto('/admin/blog')
  const title = `Bread on two pages ${mark()}`
  await write(newForm(page), title, TEXT)
  await skipSavePause(page)
  await expect(page.getByText('Draft saved')).toBeVisible()
  await page.getByRole('link', { name: 'All posts' }).click()
  await page.getByRole('link', { name: title }).first().click()
  await expect(contentOf(page)).toHaveText(TEXT)
  await contentOf(page).fill(TYPED)
  await skipSavePause(page)
  await expect(editForm(page).getByText('Draft saved')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('link', { name: title }).first()).toBeVisible()
  await page.goBack()
  await expect(newForm(page).getByLabel('Title', { exact: true })).toHaveValue('')
})

test('the page of a draft that a button saved goes on at the caret, not at the end of its text', async ({ page }) => {
  await page.goto('/admin/blog')
  await write(newForm(page), `Bread by mouse ${mark()}`, TEXT)
  await page.keyboard.press('ControlOrMeta+Home')
  await newForm(page).getByRole('button', { name: 'Save as draft' }).click()
  await expect(contentOf(page)).toBeFocused()
  await page.keyboard.type('First: ')
  await expect(contentOf(page)).toHaveText(`First: ${TEXT}`)
})

for (const name of ['Title', 'Author/Chef name'])
  test(`the page of a draft that a button saved goes on at the caret of “${name}”`, async ({ page }) => {
    await page.goto('/admin/blog')
    await write(newForm(page), `Bread by mouse ${mark()}`, TEXT)
    await newForm(page).getByLabel(name, { exact: true }).fill('Of the house')
    await page.keyboard.press('Home')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await newForm(page).getByRole('button', { name: 'Save as draft' }).click()
    const field = editForm(page).getByLabel(name, { exact: true })
    await expect(field).toBeFocused()
    await page.keyboard.type(' all')
    await expect(field).toHaveValue('Of all the house')
    await expect(contentOf(page)).toHaveText(TEXT)
  })

test('a question before a publication that is open when the first save ends stays open', async ({ page }) => {
  const left = 'Say in two or three sentences what makes barley soup worth cooking: where it comes from.'
  const send = await beginFirstSave(page, `${TEXT}\n\n${left}`)
  await newForm(page)
    .getByRole('button', { name: /^\d+ hints$/ })
    .click()
  await expect(page.getByText('A sentence of the helper is still there')).toBeVisible()
  await page.keyboard.press('ControlOrMeta+Enter')
  const dialog = page.getByRole('dialog', { name: 'Is it ready for readers?' })
  await expect(dialog).toBeVisible()
  send()
  await expect(toasts(page).getByText('Draft Saved', { exact: true })).toBeVisible()
  await dialog.getByRole('button', { name: 'Publish anyway' }).click()
  await expectPublished(page)
})

test('the key that publishes, pressed during the first save of a new post, publishes it after the save', async ({
  page,
}) => {
  const send = await beginFirstSave(page)
  await page.keyboard.press('ControlOrMeta+Enter')
  send()
  await expectPublished(page)
  await expect(newForm(page).getByLabel('Title', { exact: true })).toHaveValue('')
})

test('a picture that is dropped while a new post is published is refused, and is not in the next post', async ({
  page,
}) => {
  const send = await beginFirstSave(page, TEXT, 'Enter', 'Publishing...')
  await drop(page.getByRole('navigation', { name: 'Panel' }), { picture: 'late.png' })
  await expect(toasts(page).getByText('Not Added', { exact: true })).toBeVisible()
  send()
  await expectPublished(page)
  await openTab(page, 'Pictures')
  await expect(page.getByRole('list', { name: 'Pictures in their order' })).toBeHidden()
})

test('the text of a deleted post goes on in a draft of its own', async ({ page }) => {
  const title = `Bread of a deleted post ${mark()}`
  const address = await makeDraft(page, title, TEXT)
  const posts = (await service()).from('blog_posts')
  rowsOf(await posts.update({ deleted_at: new Date().toISOString() }).eq('title', title).select('id'))
  await contentOf(page).fill(TYPED)
  await skipSavePause(page)
  await page.getByRole('button', { name: 'Save as a new draft' }).click()
  await expect(page).not.toHaveURL(address)
  await expect(contentOf(page)).toHaveText(TYPED)
  await expect(contentOf(page)).toBeFocused()
})

test('a new date of a public post is saved only by a button, and leaving the page asks first', async ({ page }) => {
  await makePost(page, `Bread of May ${mark()}`, TEXT)
  const when = editForm(page).getByLabel('Published on')
  await when.fill('2024-05-03T10:00')
  await expect(page.getByText('The date is kept when you save.')).toBeVisible()
  await expect(saved(page)).toBeHidden()
  await stayOnPage(page)
  await editForm(page).getByRole('button', { name: 'Update live post' }).click()
  await expect(toasts(page).getByText('Changes Published', { exact: true })).toBeVisible()
  await expect(page.getByText('The date is kept when you save.')).toBeHidden()
})

const titleIn = (one: Page) => newForm(one).getByLabel('Title', { exact: true })
const whenIn = (one: Page) => newForm(one).getByLabel('Publish on')

test('a new post is stored as a draft from its first words, with its date, and is restored in its own tab only', async ({
  page,
  context,
  browser,
}) => {
  const own = mark()
  const begun = `Bread that was not finished ${own}`
  const [title, when] = [titleIn(page), whenIn(page)]
  await page.goto('/admin/blog')
  await when.fill('2099-01-05T10:00')
  // A date without text creates no draft.
  await expect(page.getByText('The date is kept when you save.')).toBeVisible()
  await title.fill(begun)
  await skipSavePause(page)
  await expect(page.getByText('Draft saved')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Draft restored.')).toBeVisible()
  await expect(title).toHaveValue(begun)
  await expect(when).toHaveValue('2099-01-05T10:00')
  await expect(newForm(page).getByRole('button', { name: 'Schedule', exact: true })).toBeVisible()

  // Another tab begins empty and offers the text of the first one.
  const second = await context.newPage()
  await second.goto('/admin/blog')
  await expect(second.getByRole('button', { name: `Continue “${begun}”` })).toBeVisible()
  await expect(titleIn(second)).toHaveValue('')
  await expect(whenIn(second)).toHaveValue('')
  const cleared = `Bread to clear ${own}`
  await titleIn(second).fill(cleared)
  await newForm(second).getByLabel('Content', { exact: true }).fill(TYPED)
  await skipSavePause(second)
  await expect(second.getByText('Draft saved')).toBeVisible()
  await expect(title).toHaveValue(begun)

  // A cleared draft is in the bin, and an undo restores it.
  await fromMenu(second, 'Clear form')
  await second.getByRole('dialog').getByRole('button', { name: 'Clear everything' }).click()
  await expect(toasts(second).getByText(`“${cleared}” moved to the bin`)).toBeVisible()
  await expect(titleIn(second)).toHaveValue('')
  await expect.poll(() => textOf(second)).toBe('')
  await toasts(second).getByRole('button', { name: 'Undo' }).click()
  await expect(toasts(second).getByText(`“${cleared}” restored`)).toBeVisible()
  await second.close()

  const other = await openBrowser(browser, 'admin')
  await other.goto(`/admin/posts?q=${own}`)
  await other.getByRole('link', { name: cleared }).click()
  await expect(contentOf(other)).toHaveText(TYPED)
  await other.goto(`/admin/posts?q=${own}`)
  await other.getByRole('link', { name: begun }).click()
  await expect(editForm(other).getByLabel('Title', { exact: true })).toHaveValue(begun)
  await expect(editForm(other).getByLabel('Publish on')).toHaveValue('2099-01-05T10:00')
})

test('the draft of a new post is deleted with its text, comes back by an undo, and goes on in a later tab', async ({
  page,
  context,
}) => {
  const begun = `Bread that was discarded ${mark()}`
  const [title, when] = [titleIn(page), whenIn(page)]
  await page.goto('/admin/blog')
  await title.fill(begun)
  await skipSavePause(page)
  await expect(page.getByText('Draft saved')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Draft restored.')).toBeVisible()
  // With a past date the post is published at once under that date.
  const rows = async () => {
    const posts = (await service()).from('blog_posts')
    return rowsOf(await posts.select('published_at').eq('title', begun)).map(({ published_at }) =>
      published_at?.slice(0, 10),
    )
  }
  await when.fill('2024-05-03T10:00')
  await expect(newForm(page).getByRole('button', { name: 'Publish, dated 3 May 2024' })).toBeVisible()
  await skipSavePause(page)
  await expect.poll(rows).toEqual(['2024-05-03'])
  // Discarding a draft deletes its row; an undo stores it again.
  await page.getByRole('button', { name: 'Discard' }).first().click()
  await expect(title).toHaveValue('')
  // A toast stays while the pointer is on it.
  await toasts(page).getByRole('button', { name: 'Undo' }).hover()
  await expect.poll(rows).toEqual([])
  await toasts(page).getByRole('button', { name: 'Undo' }).click()
  await expect(title).toHaveValue(begun)
  await skipSavePause(page)
  await expect.poll(rows).toEqual(['2024-05-03'])
  // Emptying the form deletes the row too; the form keeps the date.
  await title.fill('')
  await expect.poll(rows).toEqual([])
  await expect(when).toHaveValue('2024-05-03T10:00')
  await title.fill(begun)
  await skipSavePause(page)
  await expect(page.getByText('Draft saved')).toBeVisible()

  await page.close()
  const later = await context.newPage()
  await later.goto('/admin/blog')
  await expect(titleIn(later)).toHaveValue('')
  await later.getByRole('button', { name: `Continue “${begun}”` }).click()
  await expect(editForm(later).getByLabel('Title', { exact: true })).toHaveValue(begun)
})

test('a browser that is killed during typing loses the last second of text at most', async ({
  playwright,
  baseURL,
  launchOptions,
}, info) => {
  const folder = info.outputPath('profile')
  const open = () => playwright.chromium.launchPersistentContext(folder, { ...launchOptions, baseURL })
  const context = await open()
  const page = await context.newPage()
  await signIn(page)
  await expect(page.locator('.cm-content')).toBeVisible()
  const form = newForm(page)
  await form.getByLabel('Title', { exact: true }).fill('Kneading without an end')
  await addPictures(form, { name: 'loaf.png', mimeType: 'image/png', buffer: PNG })
  await expect(page.getByRole('list', { name: 'Pictures in their order' })).toContainText('Uploaded')
  await form.getByLabel('Alt text for picture 1').fill('A loaf that stays')
  await form.getByRole('textbox', { name: 'Content', exact: true }).focus()
  const typing = page.keyboard.type('kneading '.repeat(200), { delay: 25 }).catch(() => undefined)
  const lengthIn = async (one: Page) => (await textOf(one)).length
  // A busy machine processes the letters later than the test types them, and then many at once. It gets half a second
  // more for the browser's store.
  const readings: { length: number; at: number }[] = []
  const safeLength = async () => {
    readings.push({ length: await lengthIn(page), at: Date.now() })
    return readings.findLast(({ at }) => at < Date.now() - 1500)?.length ?? 0
  }
  await expect.poll(safeLength, { timeout: 60_000, intervals: [50] }).toBeGreaterThan(50)
  const safe = await safeLength()
  for (const pid of execFileSync('pgrep', ['-f', folder], { encoding: 'utf8' }).split('\n').filter(Boolean)) {
    try {
      process.kill(Number(pid), 'SIGKILL')
    } catch {
      // Killing one process may end another one of the list.
    }
  }
  await typing
  await context.close().catch(() => undefined)

  const again = await open()
  const later = await again.newPage()
  await signIn(later)
  await later.getByRole('button', { name: /^Continue “Kneading/ }).click()
  await expect(editForm(later)).toBeVisible()
  await expect(later.locator('.cm-content')).toBeVisible()
  // The browser usually has more text than the server: then the editor chooses.
  const restore = later.getByRole('region', { name: 'Unsaved changes' }).getByRole('button', { name: 'Restore' })
  const alt = editForm(later).getByLabel('Alt text for picture 1')
  await expect(restore.or(alt).first()).toBeAttached()
  if (await restore.isVisible()) await restore.click()
  await expect(alt).toHaveValue('A loaf that stays')
  await expect.poll(() => lengthIn(later)).toBeGreaterThanOrEqual(safe)
  await again.close()
})

test('without storage in the browser the form says so and accepts text', async ({ page, context }) => {
  await context.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('off', 'SecurityError')
    }
  })
  await makeDraft(page, 'Bread in a full browser', TEXT)
  await stopSending(context)
  await contentOf(page).fill(TYPED)
  await skipSavePause(page)
  await expect(page.getByText(/storage is full or switched off: your changes are in this page only/)).toBeVisible()
  await context.unroute(EDITOR)
  await contentOf(page).fill(`${TYPED} And more.`)
  await skipSavePause(page)
  await expect(page.getByText('Draft saved')).toBeVisible()
})
