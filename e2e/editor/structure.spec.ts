import { signIn, toasts } from '../accounts'
import { expect, test } from '../fixtures'
import { unique } from '../unique'
import { newForm, publish, TEXT, textOf } from './forms'

test.beforeEach(async ({ page }) => {
  await signIn(page)
  await expect(page.locator('.cm-content')).toBeVisible()
})

test('the structure helper drafts a recipe, one undo reverts all of it, and it asks before it changes a text', async ({
  page,
}) => {
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

  await page.keyboard.press('ControlOrMeta+z')
  await expect.poll(() => textOf(page)).toBe('')
  for (const field of [title, form.getByLabel('Meta title'), form.getByLabel('Meta description')])
    await expect(field).toHaveValue('')
  await page.keyboard.press('ControlOrMeta+y')
  await expect(title).toHaveValue(/pierogi ruskie/i)
  await expect(form.getByLabel('Meta title')).not.toHaveValue('')

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
  // By keyboard, because a click waits until no toast is in front of the button.
  await dialog.getByRole('button', { name: 'Append' }).press('Enter')
  await expect(title).toHaveValue('My own title')
  await expect(form.getByLabel('Prompt')).toBeHidden()
  await expect.poll(() => textOf(page)).toMatch(/^My own words\.\n\n[\s\S]*## Ingredients/)
  await helper.click()
  await generate.click()
  await dialog.getByRole('button', { name: 'Replace' }).press('Enter')
  await expect(title).toHaveValue(/pierogi ruskie/i)
})

test('after a publication the empty form cannot undo into the published post', async ({ page }) => {
  const form = newForm(page)
  const title = form.getByLabel('Title', { exact: true })
  const text = form.getByRole('textbox', { name: 'Content', exact: true })
  const undo = form.getByRole('button', { name: 'Undo', exact: true })
  await title.pressSequentially(unique('Bread without a past'))
  await text.pressSequentially(TEXT)
  await expect(undo).not.toHaveAttribute('aria-disabled')
  await publish(form)
  await expect(undo).toHaveAttribute('aria-disabled', 'true')
  for (const field of [text, title]) {
    await field.focus()
    await page.keyboard.press('ControlOrMeta+z')
  }
  await expect(title).toHaveValue('')
  expect(await textOf(page)).toBe('')
})
