import { addSession, toasts } from '../accounts'
import { mailTo } from '../control'
import { expect, test } from '../fixtures'
import { holdScripts, hydrated } from '../hydrated'
import { mark } from '../unique'
import { nameField, openSettings } from './open-settings'

test('an admin sees the values of the owner, and which of them are placeholders', async ({ page }) => {
  await addSession(page)
  const release = await holdScripts(page)
  await page.goto('/admin/posts', { waitUntil: 'commit' })
  const link = page.getByRole('navigation', { name: 'Panel' }).getByRole('link', { name: 'Settings' })
  // The column of entries stays where the admin scrolls it before the scripts run.
  await link.scrollIntoViewIfNeeded()
  release()
  await hydrated(page.getByRole('button', { name: 'Find' }))
  await expect(link).toBeInViewport({ ratio: 1 })
  await link.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
  const company = page.getByRole('region', { name: 'Company' })
  const register = company.getByLabel('Register number', { exact: true })
  await expect(register).toHaveAttribute('placeholder', /^KRS/)
  await expect(register).toHaveAccessibleDescription(/Placeholder/)
  await expect(company.getByLabel('Company', { exact: true })).not.toHaveAccessibleDescription(/Placeholder/)
  await register.fill('KRS 0000123456')
  await expect(register).not.toHaveAccessibleDescription(/Placeholder/)
})

test('an error is shown at its field, and all typed text stays', async ({ page }) => {
  await openSettings(page)
  const name = nameField(page)
  const email = page.getByLabel('E-mail', { exact: true })
  await name.fill('Pantry')
  await email.fill('nowhere')
  await page.getByLabel('Sunday', { exact: true }).fill('9-5')
  await page.getByRole('button', { name: 'Write your own' }).click()
  await expect(page.getByLabel('Name of profile 1')).toBeFocused()
  await page.getByLabel('Address of profile 1').fill('javascript:alert(1)')
  const colour = page.getByLabel('Magazine, light', { exact: true })
  await colour.fill('#ffd700')
  await page.getByRole('button', { name: 'Save settings' }).click()
  await expect(email).toHaveAccessibleDescription(/Write an address such as/)
  await expect(page.getByLabel('Sunday', { exact: true })).toHaveAccessibleDescription(/Write the hours as/)
  await expect(page.getByLabel('Address of profile 1')).toHaveAccessibleDescription(/begins with https/)
  await expect(colour).toHaveAccessibleDescription(/contrast of 1\.2:1 on the paper/)
  await expect(colour).toHaveValue('#ffd700')
  await expect(name).toHaveValue('Pantry')
  // Defaults that contain the name change in the form before it is saved.
  await expect(page.getByLabel('Name of the studio', { exact: true })).toHaveAttribute('placeholder', 'Pantry Studio')
  await expect(page.locator('[data-preview]')).toContainText('Pantry Studio')
})

test('a test mail shows that the mail server works', async ({ page }) => {
  const address = `owner-${mark()}@example.com`
  await openSettings(page)
  const mail = page.getByRole('region', { name: 'Mail', exact: true })
  await mail.getByLabel('Send a test mail to').fill('nowhere')
  await mail.getByRole('button', { name: 'Send a test mail' }).click()
  await expect(mail.getByLabel('Send a test mail to')).toHaveAccessibleDescription(/Write an address such as/)
  await mail.getByLabel('Send a test mail to').fill(address)
  await mail.getByRole('button', { name: 'Send a test mail' }).click()
  await expect(toasts(page).getByText(`The mail server took the mail to ${address}`)).toBeVisible()
  const received = await mailTo(address)
  expect(received.map(({ source }) => /^Subject: (.*)$/m.exec(source)?.[1]?.trim())).toEqual([
    'A test mail of FlavorCraft',
  ])
})
