import { addSession, toasts } from '../accounts'
import { expectAccessible } from '../accessibility'
import { expect, test } from '../fixtures'
import { storeImage } from '../admin/images'
import { hydrated } from '../hydrated'
import { slugOf, unique } from '../unique'
import { contentOf, editForm, expectPublished, fromMenu, makeDraft, saved, TEXT } from './forms'

test.beforeEach(async ({ page }) => addSession(page))

test('a scheduled post is not public before its minute', async ({ page, request }) => {
  const title = unique('Bread of tomorrow')
  await makeDraft(page, title, TEXT)
  await fromMenu(page, 'Schedule…')
  const dialog = page.getByRole('dialog')
  const publishOn = dialog.getByLabel('Publish on')
  await expect(publishOn).toHaveValue(/^\d{4}-\d\d-\d\dT\d\d:00$/)
  const proposed = Date.parse(await publishOn.inputValue()) - Date.now()
  expect(proposed, 'the next full hour').toBeLessThanOrEqual(3_600_000)
  await expect(dialog.getByText(/^Your time zone: /)).toBeVisible()
  await dialog.getByRole('button', { name: 'Tomorrow, 09:00' }).click()
  await expect(publishOn).toHaveValue(/T09:00$/)
  await dialog.getByLabel('Publish on').fill('2020-01-01T10:00')
  await dialog.getByRole('button', { name: 'Schedule post' }).click()
  await expect(dialog.getByText('Choose a time in the future')).toBeVisible()
  await dialog.getByLabel('Publish on').fill('2099-01-01T10:00')
  await dialog.getByLabel('Ends on').fill('2098-12-31T10:00')
  await dialog.getByRole('button', { name: 'Schedule post' }).click()
  await expect(dialog.getByText('It would end before it appears')).toBeVisible()
  await dialog.getByLabel('Ends on').fill('2099-02-01T10:00')
  await dialog.getByRole('button', { name: 'Schedule post' }).click()
  await expect(toasts(page).getByText('Post Scheduled')).toBeVisible()
  await expect(editForm(page).getByRole('button', { name: 'Update scheduled post' })).toBeVisible()
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await expect(page.getByRole('menuitem', { name: 'Publish now' })).toBeVisible()
  expect((await request.get(`/blog/${slugOf(title)}`)).status()).toBe(404)
  await page.goto(page.url())
  await expect(editForm(page).getByLabel('Ends on')).toHaveValue('2099-02-01T10:00')
})

test('a post is published with a past date, which can be changed afterwards', async ({ page, request }) => {
  const title = unique('Bread of another May')
  await makeDraft(page, title, TEXT)
  const form = editForm(page)
  await form.getByLabel('Publish on').fill('2024-05-03T10:00')
  await form.getByRole('button', { name: 'Publish, dated 3 May 2024' }).click()
  await expectPublished(page)
  const dates = async () => (await request.get(`/blog/${slugOf(title)}`)).text()
  expect(await dates()).toContain('3 May 2024')
  const publishedOn = form.getByLabel('Published on')
  await expect(publishedOn).toHaveValue('2024-05-03T10:00')
  await publishedOn.fill('2099-05-03T10:00')
  await form.getByRole('button', { name: 'Update live post' }).click()
  await expect(form.getByText('Choose a time that has passed')).toBeVisible()
  await publishedOn.fill('2024-06-04T10:00')
  await form.getByRole('button', { name: 'Update live post' }).click()
  await expect(toasts(page).getByText('Changes Published')).toBeVisible()
  await expect.poll(dates).toContain('4 June 2024')
})

test('an earlier version is restored as a new one', async ({ page }) => {
  const address = await makeDraft(page, 'Bread with a past', TEXT)
  const picture = await storeImage({ alt: 'A mistake' })
  await contentOf(page).fill(`Entirely different words about rye bread.\n\n![A mistake](/media/${picture})`)
  await page.keyboard.press('ControlOrMeta+s')
  await expect(saved(page)).toBeVisible()
  // The page opens at the version, also below a long list of versions.
  const since = page.getByRole('heading', { name: 'What has changed since' })
  for (const width of [375, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(`${address}/revisions?version=1`)
    await expect(page.getByRole('heading', { name: 'What version 1 changed' })).toBeInViewport()
    await expect(since).toBeVisible()
  }
  await expect(page.locator('ins').first()).toBeVisible()
  // Twice: in the text and as the post picture.
  await expect(page.locator('ins').getByRole('img', { name: 'The picture' })).toHaveCount(2)
  await expect(page.locator('ins').getByRole('img', { name: 'The picture' }).first()).toHaveCSS(
    'background-image',
    new RegExp(`/media/${picture}`),
  )
  await expectAccessible(page)
  await (await hydrated(page.getByRole('button', { name: 'Restore version 1' }))).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Restore' }).click()
  await expect(page.getByText('Version 3 (present)')).toBeVisible()
  await page.goto(address)
  await expect(contentOf(page)).toHaveText(TEXT)
})
