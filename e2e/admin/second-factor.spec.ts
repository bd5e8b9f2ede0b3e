import { addSession, openGuest } from '../accounts'
import { expect, test } from '../fixtures'

// The backend of the journeys has no second factor: what hosted Supabase shows is tested on recorded answers
// (lib/auth/second-factor.hosted.test.ts) and in the database (supabase/tests/second-factor.test.ts).
const NOT_OFFERED =
  'Two-step sign-in is not offered: the backend of this site has no second factor (hosted Supabase has).'

test('without second factors at the backend the page shows one sentence, and the second step lets a session pass', async ({
  page,
  browser,
}) => {
  await addSession(page)
  await page.goto('/admin/account')
  const section = page.getByRole('region', { name: 'Two-step sign-in' })
  await expect(section.getByText(NOT_OFFERED)).toBeVisible()
  await expect(section.getByRole('button')).toHaveCount(0)

  await page.goto('/admin/team')
  await expect(page.getByRole('region', { name: 'Table of roles' })).toBeVisible()
  await expect(page.getByText(NOT_OFFERED)).toBeVisible()
  await expect(page.getByRole('checkbox', { name: /requires two-step sign-in/ })).toHaveCount(0)

  await page.goto('/admin/second-step')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Two-step sign-in')
  await expect(page.getByLabel('Code')).toHaveCount(0)
  await page.getByRole('button', { name: 'Open the panel' }).click()
  await expect(page).toHaveURL(/\/admin\/blog/)

  const login = await openGuest(browser)
  await login.goto('/admin/second-step')
  await expect(login.getByRole('heading', { level: 1 })).toHaveText('Admin Login')
  await expect(login.getByLabel('Code')).toHaveCount(0)
})
