import { expectToHold } from '../accessibility'
import { addSession, toasts } from '../accounts'
import { storePosts } from '../admin/service'
import { expect, test } from '../fixtures'
import { unique } from '../unique'
import { contentOf, fromMenu, saved, skipTabPause } from './forms'

test('several notices are folded into one line that opens, and notices with buttons stay visible', async ({
  page,
  context,
}) => {
  await page.clock.install()
  await addSession(page)
  const [post] = await storePosts([{ title: unique('Bread with notices') }])
  await page.goto(`/admin/posts/${post?.id}`)
  await expect(page.locator('.cm-content')).toBeVisible()
  await contentOf(page).fill(
    'Flour, water, salt, patience and a spoon of caraway make bread, and nothing else is needed.',
  )
  await fromMenu(page, 'Keep the changes for later')
  await expect(toasts(page).getByText('Changes Kept', { exact: true })).toBeVisible()
  await expect(saved(page)).toBeVisible()

  const other = await context.newPage()
  await other.goto(page.url())
  const kept = other.getByText('Readers do not see these changes yet.')
  const tab = other.getByText('This post is open in another tab too.')
  const line = other.getByText('2 notices')
  await expect(other.locator('.cm-content')).toBeVisible()
  await skipTabPause(other)
  await expect(line).toBeVisible()
  await expect(kept).toBeHidden()
  await expect(tab).toBeHidden()
  await line.click()
  await expect(kept).toBeVisible()
  await expect(tab).toBeVisible()
  await expectToHold(other)

  // Without a second notice there is no line, and the first notice is visible.
  await page.close()
  await skipTabPause(other)
  await expect(line).toBeHidden()
  await expect(kept).toBeVisible()
  await other.getByRole('button', { name: 'Discard changes' }).click()
  await other.getByRole('dialog').getByRole('button', { name: 'Discard changes' }).click()
  await expect(kept).toBeHidden()
})
