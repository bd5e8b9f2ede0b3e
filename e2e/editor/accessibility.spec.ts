import { signIn, toasts, useOwnAddress } from '../accounts'
import { expectToHoldInAllViews } from '../accessibility'
import { expect, test } from '../fixtures'
import { hydrated } from '../hydrated'
import { contentOf, editForm, fromMenu, makeDraft, newForm, openTab, saved } from './forms'

test.beforeEach(async ({ context, page }, info) => {
  await useOwnAddress(context, info.title)
  await signIn(page)
})

test('publishing, editing and the history hold in both schemes, wide and narrow', async ({ page }) => {
  test.setTimeout(240_000)
  await expect(page.locator('.cm-content')).toBeVisible()
  await newForm(page).getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(toasts(page).getByText('Validation Error', { exact: true })).toBeVisible()
  await expectToHoldInAllViews(page)
  await fromMenu(page, 'Schedule…')
  await expectToHoldInAllViews(page)
  await page.keyboard.press('Escape')

  const address = await makeDraft(
    page,
    'Bread on every screen',
    '## Dough\n\nFlour, water, salt and patience make **bread**, and nothing else.',
  )
  await contentOf(page).fill('## Dough\n\nRye flour and water make sour, and nothing else is needed but time.')
  await page.keyboard.press('ControlOrMeta+s')
  await expect(saved(page)).toBeVisible()
  await expectToHoldInAllViews(page)
  for (const tab of ['Recipe', 'Pictures', 'Search', 'Outline', 'Post']) {
    await page.setViewportSize({ width: 1280, height: 900 })
    await openTab(page, tab)
    await expectToHoldInAllViews(page)
  }
  await page.setViewportSize({ width: 375, height: 900 })
  await editForm(page).getByRole('button', { name: 'Preview', exact: true }).click()
  await expect(page.getByRole('region', { name: 'Preview' }).getByRole('heading', { name: 'Dough' })).toBeVisible()
  await expectToHoldInAllViews(page)
  await page.setViewportSize({ width: 1280, height: 900 })
  await editForm(page).getByLabel('Address').fill('Not An Address!')
  await page.keyboard.press('ControlOrMeta+s')
  await expect(editForm(page).getByText('Use letters a to z, digits and single hyphens')).toBeVisible()
  await expectToHoldInAllViews(page)

  await page.goto(`${address}/revisions?version=1`)
  await (await hydrated(page.getByRole('button', { name: 'Restore version 1' }))).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectToHoldInAllViews(page)
})
