import type { Page } from '@playwright/test'
import { account, addSession, openBrowser, openGuest, toasts } from '../accounts'
import { expectAccessible } from '../accessibility'
import { expect, test } from '../fixtures'
import { slugOf, unique } from '../unique'
import { contentOf, expectNews, expectPublished, makeDraft, saved, TEXT } from './forms'

test.use({
  expectedErrors: [
    /net::ERR_(?:INTERNET_DISCONNECTED|FAILED)|Failed to fetch|Resource failed to load on .*\/admin\/card/,
  ],
})

test.beforeEach(async ({ page }) => addSession(page))

const PARAGRAPHS = ['Flour and water make a dough that rests overnight.', 'Knead it well.', 'Bake it dark.']
const paragraphs = (...texts: string[]) => texts.join('\n\n')

async function save(page: Page, ...texts: string[]) {
  await contentOf(page).fill(paragraphs(...texts))
  await page.keyboard.press('ControlOrMeta+s')
}

test('two editors of one post see each other, merge different paragraphs, and choose between changes of the same paragraph', async ({
  page,
  browser,
}) => {
  const [first = '', second = '', third = ''] = PARAGRAPHS
  await page.clock.install()
  const address = await makeDraft(page, unique('Bread of two editors'), paragraphs(...PARAGRAPHS))
  const { username: intern } = account('intern')
  const other = await openBrowser(browser, 'intern')
  await other.goto(address)
  await expect(other.locator('.cm-content')).toBeVisible()

  // A save of the other editor appears here with their name, and the text typed here stays.
  await save(other, first, second, `${third} Then rest.`)
  await expect(saved(other)).toBeVisible()
  const takeOver = page.getByRole('button', { name: 'Take over their changes' })
  await expectNews(page, takeOver)
  await expectNews(page, page.getByText(`${intern} has this post open too.`))
  await takeOver.click()
  await expect(contentOf(page)).toContainText('Then rest.')

  // Both save without taking over the other's text: different paragraphs are merged.
  await save(other, `${first} Slowly.`, second, `${third} Then rest.`)
  await expect(saved(other)).toBeVisible()
  await save(page, first, `${second} Twice.`, `${third} Then rest.`)
  await expect(toasts(page).getByText('Draft Saved', { exact: true })).toBeVisible()
  await expect(contentOf(page)).toContainText('Slowly.')
  await expect(contentOf(page)).toContainText('Twice.')

  // For changes of the same paragraph the form asks which one to keep.
  await other.reload()
  await expect(contentOf(other)).toContainText('Twice.')
  await save(other, 'Theirs from here.', second, `${third} Then rest.`)
  await expect(saved(other)).toBeVisible()
  await save(page, 'Mine from here.', second, `${third} Then rest.`)
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('Another editor has saved this post')).toBeVisible()
  await expect(dialog.getByRole('radio', { name: /^Theirs/ })).toHaveCount(1)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Keep editing' }).click()
  await expect(contentOf(page)).toContainText('Mine from here.')
  await page.keyboard.press('ControlOrMeta+s')
  const result = dialog.getByLabel('The text that comes of it')
  // No version is preselected, so that no paragraph is published twice.
  const saveBoth = dialog.getByRole('button', { name: 'Save both together' })
  await expect(saveBoth).toHaveAttribute('aria-disabled', 'true')
  await dialog.getByRole('radio', { name: 'Keep both' }).check()
  await expect(result).toHaveValue(/Theirs from here\.\n\nMine from here\./)
  await dialog.getByRole('radio', { name: /^Mine/ }).check()
  await expect(result).not.toHaveValue(/Theirs from here/)
  await saveBoth.click()
  await expect(saved(page)).toBeVisible()
  await expect(contentOf(page)).toContainText('Mine from here.')
})

test('a save as a draft does not unpublish a post that another editor has published', async ({ page, browser }) => {
  const [first = '', second = '', third = ''] = PARAGRAPHS
  const address = await makeDraft(page, unique('Bread of two publishers'), paragraphs(...PARAGRAPHS))
  const other = await openBrowser(browser, 'intern')
  await other.goto(address)
  await expect(contentOf(other)).toContainText(third)
  await other.keyboard.press('ControlOrMeta+Enter')
  await expectPublished(other)
  await save(page, first, `${second} Thrice.`, third)
  await expect(toasts(page).getByText('Not Saved Yet', { exact: true })).toBeVisible()
  await expect(contentOf(page)).toContainText('Thrice.')
  await page.getByRole('button', { name: 'Update live post' }).click()
  await expect(toasts(page).getByText('Changes Published', { exact: true })).toBeVisible()
})

test('a draft is shown at a secret address without an account, until the address is revoked', async ({
  page,
  browser,
}) => {
  const title = unique('Bread for a friend')
  await makeDraft(
    page,
    title,
    `${TEXT}\n\n## Later\n\n| Flour | Water |\n| --- | --- |\n| 500 g | 350 g |\n\n*An hour later.*`,
  )
  await page.getByRole('button', { name: 'Preview link' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Make an address' }).click()
  const address = await dialog.getByLabel('Secret address').inputValue()
  await expectAccessible(page)
  const stranger = await openGuest(browser)
  const response = await stranger.goto(address)
  expect(response?.headers()).toMatchObject({ 'x-robots-tag': 'noindex, nofollow', 'referrer-policy': 'same-origin' })
  expect(response?.headers()['cache-control']).toContain('no-store')
  await expect(stranger.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(stranger.getByText(TEXT)).toBeVisible()
  await expect(stranger.getByText('An hour later.')).toHaveCSS('font-style', 'italic')
  // Exactly the page that readers see after the publication.
  const bodyOf = (reader: Page) => reader.locator('.post-main').innerText()
  const shown = await bodyOf(stranger)
  await dialog.getByRole('button', { name: 'Revoke it' }).click()
  await expect(toasts(page).getByText('Address Revoked')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Make an address' })).toBeFocused()
  await stranger.reload()
  await expect(stranger.getByText(TEXT)).toBeHidden()
  await page.keyboard.press('Escape')
  await page.keyboard.press('ControlOrMeta+Enter')
  await expectPublished(page)
  await stranger.goto(`/blog/${slugOf(title)}`)
  expect(await bodyOf(stranger)).toBe(shown)
})
