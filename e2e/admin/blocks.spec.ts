import type { Locator, Page } from '@playwright/test'
import { addSession, toasts } from '../accounts'
import { makeDraft, openPreview } from '../editor/forms'
import { expect, test } from '../fixtures'
import { hydrated } from '../hydrated'
import { mark, unique } from '../unique'
import { storePosts } from './service'

test.beforeEach(async ({ page }) => addSession(page))

/** Adds a text block and returns the button "Add block". */
async function addBlock(page: Page, name: string, text: string): Promise<Locator> {
  await page.goto('/admin/blocks')
  const add = await hydrated(page.getByRole('button', { name: 'Add block' }))
  await page.getByLabel('Title', { exact: true }).fill(`About ${name}`)
  await page.getByLabel('Name', { exact: true }).fill(name)
  await page.getByLabel('Text', { exact: true }).fill(text)
  await add.click()
  return add
}

test('a change of a block is in every post that shows it, and a deleted block shows nothing', async ({
  page,
  request,
}) => {
  const name = `eggs-${mark()}`
  const content = `Words that stand before the block.\n\n{{ ${name} }}\n\nWords that stand behind it.`
  const [post] = await storePosts([{ title: unique('Dough with eggs'), content }])
  const textOfReaders = async () => (await request.get(`/blog/${post?.slug}`)).text()
  // The post is rendered before the block exists.
  expect(await textOfReaders()).not.toContain(name)

  await page.goto('/admin/blocks')
  const add = await hydrated(page.getByRole('button', { name: 'Add block' }))
  await add.click()
  await expect(page.getByText('Give it a title')).toBeVisible()
  await page.getByLabel('Title', { exact: true }).fill(`About ${name}`)
  await page.getByLabel('Name', { exact: true }).fill('Our Eggs')
  await page.getByLabel('Text', { exact: true }).fill('Our eggs are **large**.')
  await add.click()
  await expect(page.getByText('Small letters, digits and hyphens, as in conversion-table')).toBeVisible()
  await page.getByLabel('Name', { exact: true }).fill(name)
  await add.click()
  await expect(toasts(page).getByText(`Block “${name}” saved`)).toBeVisible()
  await expect.poll(textOfReaders).toContain('Our eggs are <strong>large</strong>.')
  expect(await (await request.get(`/blog/${post?.slug}.md`)).text()).toContain('Our eggs are **large**.')

  // Another tab changes the block meanwhile.
  const other = await page.context().newPage()
  await other.goto('/admin/blocks')
  for (const tab of [page, other])
    await (await hydrated(tab.getByRole('button', { name: `Change About ${name}` }))).click()
  const form = (tab: typeof page) =>
    tab
      .getByRole('list', { name: 'Text blocks' })
      .locator('form', { has: tab.getByRole('button', { name: 'Save block' }) })
  await expect(form(other).getByLabel('Title', { exact: true })).toBeFocused()
  await form(other).getByLabel('Text', { exact: true }).fill('Our eggs are brown.')
  await form(other).getByRole('button', { name: 'Save block' }).press('Enter')
  await expect(toasts(other).getByText(`Block “${name}” saved`)).toBeVisible()
  await expect(other.getByRole('button', { name: `Change About ${name}` })).toBeFocused()
  await expect.poll(textOfReaders).toContain('Our eggs are brown.')
  await form(page).getByLabel('Text', { exact: true }).fill('Our eggs are white.')
  await form(page).getByRole('button', { name: 'Save block' }).click()
  await expect(page.getByText('Another editor has changed or deleted this block.')).toBeVisible()
  await expect(form(page).getByLabel('Text', { exact: true })).toHaveValue('Our eggs are white.')
  expect(await textOfReaders()).toContain('Our eggs are brown.')

  await (await hydrated(other.getByRole('button', { name: `Delete About ${name}` }))).click()
  await expect(toasts(other).getByText(`Block “${name}” deleted`)).toBeVisible()
  // A toast stays while the pointer is on it.
  await toasts(other).getByRole('button', { name: 'Undo' }).hover()
  await expect.poll(textOfReaders).not.toContain('Our eggs are')
  expect(await textOfReaders()).toContain('Words that stand behind it.')
  expect(await textOfReaders()).not.toContain(name)
  await toasts(other).getByRole('button', { name: 'Undo' }).click()
  await expect.poll(textOfReaders).toContain('Our eggs are brown.')
})

test('the preview shows a block, and the hints name a missing one', async ({ page }) => {
  const name = `milk-${mark()}`
  await addBlock(page, name, 'Our milk is fresh.')
  await expect(toasts(page).getByText(`Block “${name}” saved`)).toBeVisible()
  await makeDraft(page, unique('Milk of a draft'), `Words before.\n\n{{ ${name} }}\n\n{{ no-${name} }}`)
  await openPreview(page)
  await expect(page.getByRole('region', { name: 'Preview' }).getByText('Our milk is fresh.')).toBeVisible()
  await page.getByRole('button', { name: /^\d+ hints?$/ }).click()
  const hints = page.getByRole('region', { name: 'Before publishing' })
  await expect(hints.getByText(`There is no block “no-${name}”`)).toBeVisible()
  await expect(hints.getByText(`There is no block “${name}”`)).toHaveCount(0)
})

test('a toast on a telephone does not cover the submit button', async ({ page }) => {
  const name = `salt-${mark()}`
  await page.setViewportSize({ width: 375, height: 812 })
  const add = await addBlock(page, name, 'Our salt is fine.')
  const toast = toasts(page)
    .getByRole('listitem')
    .filter({ hasText: `Block “${name}” saved` })
  await expect(toast).toBeVisible()
  // Scroll the button to the place of the toasts, which otherwise use it.
  await add.evaluate((button) => scrollBy({ top: button.getBoundingClientRect().top - 690, behavior: 'instant' }))
  await expect
    .poll(async () => {
      const [over, under] = [await toast.boundingBox(), await add.boundingBox()]
      return over && under && (over.y + over.height <= under.y || under.y + under.height <= over.y)
    })
    .toBe(true)
})
