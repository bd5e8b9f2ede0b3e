import { signIn, toasts, useOwnAddress } from '../accounts'
import { expect, test } from '../fixtures'
import { paste } from './clipboard'
import { contentOf, editForm, makeDraft, newForm, openTab, textOf } from './forms'

test.beforeEach(async ({ context, page }, info) => {
  await useOwnAddress(context, info.title)
  await signIn(page)
})

const RECIPE = '## Ingredients\n\n- 2 eggs\n\n## Method\n\n1. Whisk the eggs, and fry them in butter until golden.'

test('the drawer has what the form has besides the text, and an error opens its tab', async ({ page }) => {
  await makeDraft(page, 'Bread in a drawer', RECIPE)
  await openTab(page, 'Outline')
  await page.getByRole('button', { name: 'Settings', exact: true }).click()
  await expect(page.getByRole('tablist')).toBeHidden()
  // It is as it was left, also after a reload.
  await page.goto(page.url())
  await expect(page.locator('.cm-content')).toBeVisible()
  await expect(page.getByRole('tablist')).toBeHidden()
  await page.getByRole('button', { name: 'Settings', exact: true }).click()
  await expect(page.getByRole('tab', { name: 'Outline' })).toHaveAttribute('aria-selected', 'true')

  await openTab(page, 'Post')
  await editForm(page).getByLabel('Author/Chef name').fill('')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('tablist')).toBeHidden()
  await expect(contentOf(page)).toBeFocused()
  await page.keyboard.press('ControlOrMeta+Enter')
  await expect(toasts(page).getByText('Validation Error', { exact: true })).toBeVisible()
  await expect(editForm(page).getByLabel('Author/Chef name')).toBeFocused()
  await expect(editForm(page).getByText('Author/Chef name is required')).toBeVisible()
})

test('on a telephone one thing is shown at a time, and publishing is in reach', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 })
  const form = newForm(page)
  const publish = form.getByRole('button', { name: 'Publish', exact: true })
  await form.getByLabel('Title', { exact: true }).fill('Bread by thumb')
  await form.getByRole('textbox', { name: 'Content', exact: true }).fill(RECIPE)
  await expect(publish).toBeInViewport()
  await form.getByRole('button', { name: 'Preview', exact: true }).click()
  await expect(
    page.getByRole('region', { name: 'Preview' }).getByRole('heading', { name: 'Ingredients' }),
  ).toBeVisible()
  await expect(page.locator('.cm-content')).toBeHidden()
  await form.getByRole('button', { name: 'Settings', exact: true }).click()
  await form.getByLabel('Author/Chef name').fill('')
  await expect(publish).toBeInViewport()
  await form.getByRole('button', { name: 'Write', exact: true }).click()
  await publish.click()
  await expect(form.getByLabel('Author/Chef name')).toBeFocused()
})

test('pictures of a paste are uploaded, and those of other sites brought in or left out', async ({ page }) => {
  await makeDraft(page, 'Bread with pasted pictures', '')
  const png =
    'iVBORw0KGgoAAAANSUhEUgAAAAoAAAAKCAIAAAACUFjqAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAFElEQVQYlWPYaaWCBzGMSlthCRYAO9xs/QLp5SsAAAAASUVORK5CYII='
  const html = `<p><b style='mso-bidi-font-weight:normal'>Rye </b>bread</p><p><img src="data:image/png;base64,${png}" alt="Loaf"></p><p><img src="http://127.0.0.1:1/secret.png" alt="Inside"></p>`
  await paste(contentOf(page), { html, text: 'Rye bread' })
  await expect.poll(() => textOf(page)).toMatch(/^\*\*Rye\*\* bread\n\n!\[Loaf\]\(\/media\/[\w.-]+\)/)
  await page.getByRole('button', { name: 'Bring in 1 picture' }).click()
  await expect(toasts(page).getByText('127.0.0.1:1: Its address is not one of the open internet.')).toBeVisible()
  await page.getByRole('button', { name: 'Leave it out' }).click()
  await expect.poll(() => textOf(page)).not.toContain('127.0.0.1')
})
