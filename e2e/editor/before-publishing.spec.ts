import { expectToHold } from '../accessibility'
import { addSession } from '../accounts'
import { expect, test } from '../fixtures'
import { contentOf, editForm, expectPublished, makeDraft } from './forms'

test.beforeEach(async ({ page }) => addSession(page))

const ORDER = 'Say in two or three sentences what makes barley soup worth cooking: where it comes from.'
const LINK = 'See [the stew](/blog/no-stew-of-this-name) too.'
const TEXT = `Barley, carrots and a good stock make this soup, and nothing else is needed.\n\n${ORDER}\n\n${LINK}`

test('missing parts of a post are listed with links, cause one question, and do not prevent publishing', async ({
  page,
}) => {
  await makeDraft(page, 'Barley soup before it is ready', TEXT)
  const form = editForm(page)
  await form.getByRole('button', { name: /^\d+ hints$/ }).click()
  const list = page.getByRole('region', { name: 'Before publishing' })
  await expect(list.getByRole('button', { name: /A sentence of the helper is still there/ })).toContainText('Line 3')
  await expect(list.getByRole('button', { name: /“the stew” leads nowhere/ })).toContainText('There is no post')
  await expectToHold(page)
  await list.getByRole('button', { name: /No meta description/ }).click()
  await expect(form.getByLabel('Meta description')).toBeFocused()
  await form.getByRole('button', { name: /^\d+ hints$/ }).click()
  await list.getByRole('button', { name: /“the stew” leads nowhere/ }).click()
  await expect(contentOf(page)).toBeFocused()

  await page.keyboard.press('ControlOrMeta+Enter')
  const dialog = page.getByRole('dialog', { name: 'Is it ready for readers?' })
  await expect(dialog.getByRole('listitem')).toHaveCount(2)
  await dialog.getByRole('button', { name: 'Back to the text' }).click()
  // Remove the link again: the crawl that runs beside this journey must find no dead link.
  await contentOf(page).fill(TEXT.replace(`\n\n${LINK}`, ''))
  await expect(form.getByRole('button', { name: /^\d+ hints?$/ })).toBeVisible()
  await expect
    .poll(async () => {
      await page.keyboard.press('ControlOrMeta+Enter')
      const left = await dialog.getByRole('listitem').count()
      if (left !== 1) await dialog.getByRole('button', { name: 'Back to the text' }).click()
      return left
    })
    .toBe(1)
  await dialog.getByRole('button', { name: 'Publish anyway' }).click()
  await expectPublished(page)
})
