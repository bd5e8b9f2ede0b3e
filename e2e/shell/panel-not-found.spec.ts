import { addSession } from '../accounts'
import { expect, test } from '../fixtures'

const MISSING = '/admin/no/such-page'

// A script blocked by the policy is not expected here, and fails the journey.
test.use({ expectedErrors: [/status of 404|404: no page at \/admin\/no\/such-page/] })

test('an unknown address of the panel is answered within the panel', async ({ page }) => {
  await addSession(page)
  await page.goto(MISSING)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found')
  await expect(page.getByText(MISSING)).toBeVisible()
  await expect(page.getByText('Logged in as')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'All posts' }).click()
  await expect(page).toHaveURL('/admin/posts')
})

test('without a session an unknown address of the panel shows the login', async ({ page }) => {
  await page.goto(MISSING)
  await expect(page.getByLabel('Password')).toBeVisible()
})
