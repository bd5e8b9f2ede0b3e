import { signIn, toasts, useOwnAddress } from '../accounts'
import { expect, test } from '../fixtures'
import { newForm, textOf } from './forms'

test.beforeEach(async ({ context, page }, info) => {
  await useOwnAddress(context, info.title)
  await signIn(page)
  await expect(page.locator('.cm-content')).toBeVisible()
})

test('the structure helper drafts a recipe, and asks before it touches a text', async ({ page }) => {
  const form = newForm(page)
  const title = form.getByLabel('Title', { exact: true })
  const generate = form.getByRole('button', { name: 'Generate Structure' })
  await expect(generate).toBeDisabled()
  await form.getByLabel('Prompt').fill('pierogi ruskie for 6')
  await generate.click()
  await expect(toasts(page).getByText('Structure Generated!')).toBeVisible()
  await expect(title).toHaveValue(/pierogi ruskie/i)
  await expect.poll(() => textOf(page)).toMatch(/Servings: 6[\s\S]*## Ingredients[\s\S]*## Method/)
  expect((await form.getByLabel('Meta title').inputValue()).length).toBeLessThanOrEqual(60)
  expect((await form.getByLabel('Meta description').inputValue()).length).toBeLessThanOrEqual(160)

  await title.fill('My own title')
  await form.getByRole('textbox', { name: 'Content', exact: true }).fill('My own words.')
  const helper = form.getByRole('button', { name: 'AI structure helper' })
  await helper.click()
  await generate.click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading', { name: 'The post already has text' })).toBeVisible()
  expect(await textOf(page)).toBe('My own words.')
  await page.keyboard.press('Escape')
  expect(await textOf(page)).toBe('My own words.')
  await generate.click()
  await dialog.getByRole('button', { name: 'Append' }).click()
  await expect(title).toHaveValue('My own title')
  await expect(form.getByLabel('Prompt')).toBeHidden()
  await expect.poll(() => textOf(page)).toMatch(/^My own words\.\n\n[\s\S]*## Ingredients/)
  await helper.click()
  await generate.click()
  await dialog.getByRole('button', { name: 'Replace' }).click()
  await expect(title).toHaveValue(/pierogi ruskie/i)
})
