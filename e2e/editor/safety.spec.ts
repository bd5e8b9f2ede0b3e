import { account, signIn, toasts, useOwnAddress } from '../accounts'
import { expectAccessible } from '../accessibility'
import { expect, test } from '../fixtures'
import { contentOf, editForm, makeDraft, newForm, saved } from './forms'

const TEXT = 'Flour, water, salt and patience make bread, and nothing else is needed.'
const TYPED = 'Words that were typed and never saved, about sourdough and the time it takes.'

test.use({
  expectedErrors: [
    /net::ERR_(?:INTERNET_DISCONNECTED|FAILED)|Failed to fetch|Resource failed to load on .*\/admin\/card/,
  ],
})

test.beforeEach(async ({ context, page }, info) => {
  await useOwnAddress(context, info.title)
  await signIn(page)
})

test('what was typed is offered after a reload, and can be dropped', async ({ page }) => {
  const address = await makeDraft(page, 'Bread after a crash', TEXT)
  await contentOf(page).fill(TYPED)
  await expect(page.getByText('Unsaved changes, kept for you')).toBeVisible()
  // Also where this browser has forgotten: the server keeps a private copy.
  await page.evaluate(() => localStorage.clear())
  await page.goto(address)
  await page.getByRole('button', { name: 'Restore' }).click()
  await expect(contentOf(page)).toHaveText(TYPED)
  await page.goto(address)
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(contentOf(page)).toHaveText(TEXT)
  await toasts(page).getByRole('button', { name: 'Undo' }).click()
  await expect(contentOf(page)).toHaveText(TYPED)
  await expect(page.getByText('Unsaved changes, kept for you')).toBeVisible()
  await page.goto(address)
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(contentOf(page)).toHaveText(TEXT)
  await page.goto(address)
  await expect(page.getByRole('button', { name: 'Discard' })).toBeHidden()
})

test('without a network the words stay in the browser, and go when it is back', async ({ page, context }) => {
  await makeDraft(page, 'Bread without a network', TEXT)
  await context.setOffline(true)
  await contentOf(page).fill(TYPED)
  await expect(page.getByText('The server does not answer.')).toBeVisible()
  await page.keyboard.press('ControlOrMeta+s')
  await expect(toasts(page).getByText('Not Saved', { exact: true })).toBeVisible()
  await expect(toasts(page).getByText('The server did not answer. Nothing that you typed is lost.')).toBeVisible()
  await expect(contentOf(page)).toHaveText(TYPED)
  await context.setOffline(false)
  await expect(page.getByText('Unsaved changes, kept for you')).toBeVisible({ timeout: 30_000 })
  await page.keyboard.press('ControlOrMeta+s')
  await expect(saved(page)).toBeVisible()
})

test('a session that ends while typing loses nothing', async ({ page, context }) => {
  await makeDraft(page, 'Bread without a session', TEXT)
  await context.clearCookies()
  await contentOf(page).fill(TYPED)
  await expect(page.getByText('Your session has ended. Your changes are kept in this browser.')).toBeVisible()
  await page.keyboard.press('ControlOrMeta+s')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading', { name: 'Sign in again' })).toBeVisible()
  await dialog.getByLabel('Password').fill(account('admin').password)
  await dialog.getByRole('button', { name: 'Log in' }).click()
  await expect(toasts(page).getByText('Access Granted', { exact: true })).toBeVisible()
  await expect(contentOf(page)).toHaveText(TYPED)
  await page.keyboard.press('ControlOrMeta+s')
  await expect(saved(page)).toBeVisible()
  await page.goto(page.url())
  await expect(contentOf(page)).toHaveText(TYPED)
})

test('two tabs with one post warn of each other, and neither loses a word', async ({ page, context }) => {
  const address = await makeDraft(page, 'Bread of two tabs', TEXT)
  const other = await context.newPage()
  await other.goto(address)
  for (const tab of [page, other]) await expect(tab.getByText('This post is open in another tab too.')).toBeVisible()
  // The server keeps one copy for each editor: what it does not have, the browser has.
  await context.route('**/admin/posts/*', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.fallback(),
  )
  await contentOf(page).fill(`${TYPED} First tab.`)
  await contentOf(other).fill(`${TYPED} Second tab.`)
  for (const tab of [page, other]) await expect(tab.getByText('The server does not answer.')).toBeVisible()
  await page.close()
  await other.evaluate(() => window.dispatchEvent(new Event('focus')))
  await expect(other.getByText('This post is open in another tab too.')).toBeHidden()
  await other.close()

  await context.unroute('**/admin/posts/*')
  const later = await context.newPage()
  await later.goto(address)
  await later.getByRole('button', { name: 'Discard' }).click()
  await later.getByRole('button', { name: 'Restore' }).click()
  await expect(contentOf(later)).toHaveText(`${TYPED} First tab.`)
  // What was brought back is kept again, before anything is typed.
  await expect(later.getByText('Unsaved changes, kept for you')).toBeVisible()
})

test('a new post survives the end of its page', async ({ page, context }) => {
  await newForm(page).getByLabel('Title', { exact: true }).fill('Bread that was not finished')
  await expect(page.getByText('Draft kept in this browser.')).toBeVisible()
  await page.close()
  const later = await context.newPage()
  await later.goto('/admin/blog')
  await expect(newForm(later).getByLabel('Title', { exact: true })).toHaveValue('Bread that was not finished')
  await later.getByRole('button', { name: 'Discard' }).click()
  await expect(newForm(later).getByLabel('Title', { exact: true })).toHaveValue('')
  await toasts(later).getByRole('button', { name: 'Undo' }).click()
  await expect(newForm(later).getByLabel('Title', { exact: true })).toHaveValue('Bread that was not finished')
})

test('a browser that keeps nothing says so and lets people type', async ({ page, context }) => {
  await context.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  const address = await makeDraft(page, 'Bread in a full browser', TEXT)
  await contentOf(page).fill(TYPED)
  await expect(page.getByText('Unsaved changes, kept for you')).toBeVisible()
  await context.route('**/admin/posts/*', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.fallback(),
  )
  await contentOf(page).fill(`${TYPED} And more.`)
  await expect(page.getByText(/storage is full or switched off: your changes are in this page only/)).toBeVisible()
  await context.unroute('**/admin/posts/*')
  await page.keyboard.press('ControlOrMeta+s')
  await expect(saved(page)).toBeVisible()
  expect(address).toBe(page.url())

  await page.goto('/admin/blog')
  await newForm(page).getByLabel('Title', { exact: true }).fill('Bread that cannot be kept')
  await expect(page.getByText('This browser keeps no draft')).toBeVisible()
})

test('two editors of one post see both texts before anything is overwritten', async ({ page, browser }, info) => {
  test.setTimeout(120_000)
  const address = await makeDraft(page, 'Bread of two editors', TEXT)
  const elsewhere = await browser.newContext()
  await useOwnAddress(elsewhere, `${info.title} elsewhere`)
  const other = await elsewhere.newPage()
  await signIn(other, 'intern')
  await other.goto(address)
  await expect(other.locator('.cm-content')).toBeVisible()
  await editForm(other).getByLabel('Author/Chef name').fill('The other one')
  await other.keyboard.press('ControlOrMeta+s')
  await expect(saved(other)).toBeVisible()

  await editForm(page).getByLabel('Author/Chef name').fill('This one')
  await page.keyboard.press('ControlOrMeta+s')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('Somebody else has saved this post')).toBeVisible()
  await expect(dialog.getByText(`${account('intern').username} saved it while you were editing.`)).toBeVisible()
  await expectAccessible(page)
  await expect(dialog.locator('section del').first()).toBeVisible()
  await dialog.getByRole('button', { name: 'Keep editing to merge' }).click()
  await expect(editForm(page).getByLabel('Author/Chef name')).toHaveValue('This one')
  await page.keyboard.press('ControlOrMeta+s')
  await dialog.getByRole('button', { name: 'Take theirs' }).click()
  await expect(editForm(page).getByLabel('Author/Chef name')).toHaveValue('The other one')
  await expect(saved(page)).toBeVisible()
  await toasts(page).getByRole('button', { name: 'Undo' }).click()
  await expect(editForm(page).getByLabel('Author/Chef name')).toHaveValue('This one')
  await editForm(page).getByLabel('Author/Chef name').fill('The other one')
  await expect(saved(page)).toBeVisible()

  await editForm(other).getByLabel('Author/Chef name').fill('The other one again')
  await other.keyboard.press('ControlOrMeta+s')
  await expect(saved(other)).toBeVisible()
  await editForm(page).getByLabel('Author/Chef name').fill('This one')
  await page.keyboard.press('ControlOrMeta+s')
  await dialog.getByRole('button', { name: 'Save mine over theirs' }).click()
  await expect(toasts(page).getByText('Draft Saved')).toBeVisible()
})
