import { addSession, signIn, toasts } from '../accounts'
import { expectToHold, expectToHoldInAllViews } from '../accessibility'
import { expect, test } from '../fixtures'
import { DRAWER, editForm, fromMenu, makeDraft, newForm, openTab } from './forms'

const TEXT = '## Dough\n\nFlour, water, salt and patience make **bread**, and nothing else.'

test('the form for a new post is accessible in both schemes, wide and narrow', async ({ page }) => {
  await signIn(page)
  await expect(page.locator('.cm-content')).toBeVisible()
  await newForm(page).getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(toasts(page).getByText('Validation Error', { exact: true })).toBeVisible()
  await expectToHoldInAllViews(page)
  await fromMenu(page, 'Schedule…')
  await expectToHold(page)
})

test('the tabs of the editor are accessible in both schemes, wide and narrow', async ({ page }) => {
  await addSession(page)
  await makeDraft(page, 'Bread on every screen', TEXT)
  // layout.spec.ts checks the tab of the recipe, with its facts.
  for (const tab of ['Pictures', 'Search', 'Outline', 'Post']) {
    await page.setViewportSize({ width: 1280, height: 900 })
    await openTab(page, tab)
    await expectToHold(page, DRAWER)
  }
})

test('preview and errors of a post are accessible in both schemes, wide and narrow', async ({ page }) => {
  await addSession(page)
  await makeDraft(page, 'Bread with a preview', TEXT)
  await page.setViewportSize({ width: 375, height: 900 })
  await editForm(page).getByRole('button', { name: 'Preview', exact: true }).click()
  await expect(page.getByRole('region', { name: 'Preview' }).getByRole('heading', { name: 'Dough' })).toBeVisible()
  await expectToHold(page)
  await page.setViewportSize({ width: 1280, height: 900 })
  await editForm(page).getByLabel('Address').fill('¿?')
  await page.keyboard.press('ControlOrMeta+s')
  await expect(editForm(page).getByText('Use letters a to z, digits and single hyphens')).toBeVisible()
  await expectToHold(page)
})
