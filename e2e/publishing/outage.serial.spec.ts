import { signIn, toasts } from '../accounts'
import { OUTAGE_ERRORS, REFUSED_CALL, startBackendAgain, stopBackend } from '../control'
import { expect, test } from '../fixtures'
import { slugOf, unique } from '../unique'

test.describe.configure({ mode: 'serial' })
test.use({ expectedErrors: [OUTAGE_ERRORS], expectedServerErrors: [REFUSED_CALL] })

test.afterEach(startBackendAgain)

test('an outage while publishing loses nothing, and publishing works after it', async ({ page }) => {
  await signIn(page)
  const title = unique('Published after an outage')
  const content = 'This text was typed before the outage and must be there after it, to the letter.'
  await page.getByLabel('Title', { exact: true }).fill(title)
  await page.getByLabel('Content', { exact: true }).fill(content)
  await stopBackend()
  await page.getByRole('button', { name: /^Publish/ }).click()
  await expect(toasts(page).getByText('Publication Failed', { exact: true })).toBeVisible({ timeout: 30_000 })
  await expect(toasts(page).getByText('Database error: the backend cannot be reached. Please try again.')).toBeVisible()
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue(title)
  await expect(page.getByLabel('Content', { exact: true })).toHaveText(content)

  await startBackendAgain()
  await page.getByRole('button', { name: /^Publish/ }).click()
  await expect(toasts(page).getByText('Blog Published Successfully!')).toBeVisible({ timeout: 30_000 })
  await page.goto(`/blog/${slugOf(title)}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
})
