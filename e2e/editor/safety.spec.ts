import { signIn, toasts, useOwnAddress } from '../accounts'
import { expect, test } from '../fixtures'
import { contentOf, editForm, makeDraft, saved } from './desk'

const TEXT = 'Flour, water, salt and patience make bread, and nothing else is needed.'
const TYPED = 'Words that were typed and never saved, about sourdough and the time it takes.'

test.use({ expectedErrors: [/net::ERR_INTERNET_DISCONNECTED|Failed to fetch/] })

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
  await page.goto(address)
  await expect(page.getByRole('button', { name: 'Discard' })).toBeHidden()
})

test('without a network the words stay in the browser, and go when it is back', async ({ page, context }) => {
  await makeDraft(page, 'Bread without a network', TEXT)
  await context.setOffline(true)
  await contentOf(page).fill(TYPED)
  await expect(page.getByText('The server does not answer.')).toBeVisible()
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
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Sign in again' })).toBeVisible()
  await expect(contentOf(page)).toHaveText(TYPED)
})

test('two editors of one post see both texts before anything is overwritten', async ({ page, context }) => {
  test.setTimeout(120_000)
  const address = await makeDraft(page, 'Bread of two editors', TEXT)
  const other = await context.newPage()
  await other.goto(address)
  await expect(other.locator('.cm-content')).toBeVisible()
  await editForm(other).getByLabel('Author/Chef name').fill('The other one')
  await other.keyboard.press('ControlOrMeta+s')
  await expect(saved(other)).toBeVisible()

  await editForm(page).getByLabel('Author/Chef name').fill('This one')
  await page.keyboard.press('ControlOrMeta+s')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('Somebody else has saved this post')).toBeVisible()
  await expect(dialog.locator('section del').first()).toBeVisible()
  await dialog.getByRole('button', { name: 'Keep editing to merge' }).click()
  await expect(editForm(page).getByLabel('Author/Chef name')).toHaveValue('This one')
  await page.keyboard.press('ControlOrMeta+s')
  await dialog.getByRole('button', { name: 'Take theirs' }).click()
  await expect(editForm(page).getByLabel('Author/Chef name')).toHaveValue('The other one')

  await editForm(other).getByLabel('Author/Chef name').fill('The other one again')
  await other.keyboard.press('ControlOrMeta+s')
  await expect(saved(other)).toBeVisible()
  await editForm(page).getByLabel('Author/Chef name').fill('This one')
  await page.keyboard.press('ControlOrMeta+s')
  await dialog.getByRole('button', { name: 'Save mine over theirs' }).click()
  await expect(toasts(page).getByText('Draft Saved')).toBeVisible()
})
