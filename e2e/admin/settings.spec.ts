import { addSession } from '../accounts'
import { expect, test } from '../fixtures'

test('an admin sees what the site says about its owner, and what of it is a placeholder', async ({ page }) => {
  await addSession(page)
  await page.goto('/admin/posts')
  await page.getByRole('navigation', { name: 'Panel' }).getByRole('link', { name: 'Settings' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
  const company = page.getByRole('region', { name: 'Company' })
  await expect(company.getByText(/^KRS/)).toContainText('Placeholder')
  await expect(company.getByText(/sp\. z o\.o\./)).not.toContainText('Placeholder')
})

test.describe('an intern', () => {
  test.use({ expectedErrors: [/Failed to load resource.*404|404: no page at \/admin\/settings/] })

  test('is not shown the settings', async ({ page }) => {
    await addSession(page, 'intern')
    await page.goto('/admin/settings')
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Settings')
  })
})
