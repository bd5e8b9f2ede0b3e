import type { Page } from '@playwright/test'
import { account, addSession, toasts } from '../accounts'
import { expectAccessible } from '../accessibility'
import { expect, test } from '../fixtures'
import { slugOf, unique } from '../unique'
import { contentOf, makeDraft, saved } from './forms'

const TEXT = 'Flour, water, salt and patience make bread, and nothing else is needed.'

test.use({
  expectedErrors: [
    /net::ERR_(?:INTERNET_DISCONNECTED|FAILED)|Failed to fetch|Resource failed to load on .*\/admin\/card/,
  ],
})

test.beforeEach(async ({ page }) => addSession(page))

const PARAGRAPHS = ['Flour and water make a dough that rests overnight.', 'Knead it well.', 'Bake it dark.']
const paragraphs = (...texts: string[]) => texts.join('\n\n')

test('two editors of one post see each other; different paragraphs are merged, and a collision is asked about', async ({
  page,
  browser,
}) => {
  const address = await makeDraft(page, 'Bread of two editors', paragraphs(...PARAGRAPHS))
  const [first = '', second = '', third = ''] = PARAGRAPHS
  const elsewhere = await browser.newContext()
  const other = await elsewhere.newPage()
  await addSession(other, 'intern')
  await other.goto(address)
  await expect(other.locator('.cm-content')).toBeVisible()
  const { username: intern } = account('intern')
  await expect(page.getByText(`${intern} has this post open too.`)).toBeVisible({ timeout: 40_000 })

  // Saved there, it arrives here at once, beside the letters typed here.
  await contentOf(other).fill(paragraphs(first, second, `${third} Then rest.`))
  await other.keyboard.press('ControlOrMeta+s')
  await expect(saved(other)).toBeVisible()
  await page.getByRole('button', { name: 'Take over their changes' }).click({ timeout: 40_000 })
  await expect(contentOf(page)).toContainText('Then rest.')

  // Both save without a look at the other one: different paragraphs go together.
  await contentOf(other).fill(paragraphs(`${first} Slowly.`, second, `${third} Then rest.`))
  await other.keyboard.press('ControlOrMeta+s')
  await expect(saved(other)).toBeVisible()
  await contentOf(page).fill(paragraphs(first, `${second} Twice.`, `${third} Then rest.`))
  await page.keyboard.press('ControlOrMeta+s')
  await expect(toasts(page).getByText('Draft Saved', { exact: true })).toBeVisible()
  await expect(contentOf(page)).toContainText('Slowly.')
  await expect(contentOf(page)).toContainText('Twice.')

  // The same paragraph.
  await other.goto(address)
  await expect(other.locator('.cm-content')).toBeVisible()
  await contentOf(other).fill(paragraphs('Theirs from here.', `${second} Twice.`, `${third} Then rest.`))
  await other.keyboard.press('ControlOrMeta+s')
  await expect(saved(other)).toBeVisible()
  await contentOf(page).fill(paragraphs('Mine from here.', `${second} Twice.`, `${third} Then rest.`))
  await page.keyboard.press('ControlOrMeta+s')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('Another editor has saved this post')).toBeVisible()
  await expect(dialog.getByRole('radio', { name: /^Theirs/ })).toHaveCount(1)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Keep editing' }).click()
  await expect(contentOf(page)).toContainText('Mine from here.')
  await page.keyboard.press('ControlOrMeta+s')
  const result = dialog.getByLabel('The text that comes of it')
  // Nothing is chosen yet, so that no paragraph is published twice.
  const save = dialog.getByRole('button', { name: 'Save both together' })
  await expect(save).toHaveAttribute('aria-disabled', 'true')
  await dialog.getByRole('radio', { name: 'Keep both' }).check()
  await expect(result).toHaveValue(/Theirs from here\.\n\nMine from here\./)
  await dialog.getByRole('radio', { name: /^Mine/ }).check()
  await expect(result).not.toHaveValue(/Theirs from here/)
  await save.click()
  await expect(saved(page)).toBeVisible()
  await expect(contentOf(page)).toContainText('Mine from here.')
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
  const stranger = await (await browser.newContext()).newPage()
  const response = await stranger.goto(address)
  expect(response?.headers()).toMatchObject({ 'x-robots-tag': 'noindex, nofollow', 'referrer-policy': 'no-referrer' })
  expect(response?.headers()['cache-control']).toContain('no-store')
  await expect(stranger.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(stranger.getByText(TEXT)).toBeVisible()
  await expect(stranger.getByText('An hour later.')).toHaveCSS('font-style', 'italic')
  // To the letter what readers see once it is public.
  const bodyOf = (reader: Page) => reader.locator('.post-main').innerText()
  const shown = await bodyOf(stranger)
  await dialog.getByRole('button', { name: 'Revoke it' }).click()
  await expect(toasts(page).getByText('Address Revoked')).toBeVisible()
  await stranger.reload()
  await expect(stranger.getByText(TEXT)).toBeHidden()
  await page.keyboard.press('Escape')
  await page.keyboard.press('ControlOrMeta+Enter')
  await expect(toasts(page).getByText('Blog Published Successfully!')).toBeVisible()
  await stranger.goto(`/blog/${slugOf(title)}`)
  expect(await bodyOf(stranger)).toBe(shown)
})
