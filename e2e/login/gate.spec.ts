import { account, addSession, newAccount, toasts, typeLogin } from '../accounts'
import { service } from '../admin/service'
import { expect, test } from '../fixtures'
import { hydrated } from '../hydrated'
import { SESSION_COOKIE, signSession } from '../../lib/auth/cookies.ts'
import { rowsOf } from '../../supabase/tests/harness/rows.ts'
import { TEST_SESSION_SECRET } from '../../tests/support/ports.ts'

// The form's picture of the sharing card may still be loading when the session ends.
test.use({ expectedErrors: [/(?:status of 401|Resource failed to load on ).*\/admin\/card/] })

/** Stores a number of failures with a name that has failed from this network before. */
async function storeFailures(username: string, failures: number): Promise<void> {
  const counters = (await service()).from('login_attempts')
  expect(rowsOf(await counters.update({ failures }).like('key', `client:%:${username}`).select('key'))).toHaveLength(1)
}

test('an editor signs in at the shortest address, is welcomed, and signs out again', async ({ page }) => {
  const intern = account('intern')
  await page.goto('/admin')
  await hydrated(page.getByRole('button', { name: 'Log in' }))
  await typeLogin(page, intern)
  await expect(toasts(page).getByText('Access Granted', { exact: true })).toBeVisible()
  await expect(toasts(page).getByText(`Welcome ${intern.username}! Secure session established.`)).toBeVisible()
  await expect(page).toHaveURL('/admin/blog')
  await expect(page.getByText('Logged in as')).toBeVisible()

  await (await hydrated(page.getByRole('button', { name: 'Logout' }))).click()
  await expect(toasts(page).getByText('Logged Out', { exact: true })).toBeVisible()
  await expect(toasts(page).getByText('You have been logged out of the admin panel.')).toBeVisible()
  await expect(page.getByLabel('Password')).toBeVisible()
  expect((await page.context().cookies()).filter(({ name }) => name.startsWith('fc_'))).toEqual([])
})

test('five wrong passwords block the name, also after a reload, and no other name of the network; an answer takes a second', async ({
  page,
  context,
}) => {
  const unknown = `unknown-${Date.now()}`
  await page.goto('/admin/blog')
  const password = page.getByLabel('Password')
  const submit = await hydrated(page.getByRole('button', { name: /sign in|log in/i }))
  for (const failures of [1, 4]) {
    // Each attempt takes a second, so the second and the third are stored.
    if (failures > 1) await storeFailures(unknown, failures - 1)
    await page.getByLabel('Username').fill(unknown)
    await password.fill('wrong')
    const started = Date.now()
    await submit.click()
    await expect(toasts(page).getByText(`Invalid credentials. ${5 - failures} attempts remaining.`)).toBeVisible()
    expect(Date.now() - started).toBeGreaterThanOrEqual(1000)
    await expect(page.getByText(`${failures} failed attempt(s). ${5 - failures} remaining.`)).toBeVisible()
    await expect(password).toHaveValue('')
  }
  await password.fill('wrong')
  await submit.click()
  await expect(toasts(page).getByText('Too Many Attempts', { exact: true })).toBeVisible()
  await expect(toasts(page).getByText('Please wait before trying again. Contact admin if needed.')).toBeVisible()
  await expect(submit).toBeDisabled()
  // The login keeps the address, and a sign-in opens it.
  await expect(page).toHaveURL('/admin/blog')

  const minutes = page.getByText(/^Too many failed attempts for “unknown-\d+”\. You can try again in 1[45] minutes\.$/)
  await expect(minutes).toBeVisible()

  await page.reload()
  await expect(minutes).toBeVisible()
  await expect(page.getByLabel('Username')).toHaveValue(unknown)
  await expect(submit).toBeDisabled()

  // Another person on the same computer.
  const intern = account('intern')
  await page.getByLabel('Username').fill(intern.username)
  await expect(minutes).toBeHidden()
  await password.fill(intern.password)
  await submit.click()
  await expect(page.getByText('Logged in as')).toBeVisible()
  // No script can read the cookies.
  const cookies = (await context.cookies()).filter(({ name }) => name.startsWith('fc_'))
  expect(cookies.length).toBeGreaterThanOrEqual(2)
  for (const { name, httpOnly, sameSite, expires } of cookies) {
    expect({ httpOnly, sameSite }, name).toEqual({ httpOnly: true, sameSite: 'Lax' })
    expect(expires - Date.now() / 1000, name).toBeLessThanOrEqual(8 * 60 * 60)
  }
  expect(await page.evaluate(() => document.cookie)).not.toContain('fc_')

  // The server refuses the sign-in, even without the block in the page. The form is loaded first: a page that is left
  // while it loads is an error to React.
  await expect(page.locator('.cm-content').first()).toBeVisible()
  await page.getByRole('button', { name: 'Logout' }).click()
  await typeLogin(page, { username: unknown, password: 'wrong again' })
  await expect(toasts(page).getByText('Too Many Attempts', { exact: true })).toBeVisible()
  await expect(minutes).toBeVisible()
})

test.describe('before a script runs', () => {
  test.use({ javaScriptEnabled: false })

  test('a press on "Logout" ends the session', async ({ page, context }) => {
    await addSession(page, await newAccount('intern'))
    await page.goto('/admin/posts')
    await page.getByRole('button', { name: 'Logout' }).click()
    await expect(page.getByLabel('Password')).toBeVisible()
    expect((await context.cookies()).filter(({ name }) => name.startsWith('fc_'))).toEqual([])
  })

  test('a login opens the requested page, also after a wrong password', async ({ page }) => {
    const intern = await newAccount('intern')
    await page.goto('/admin/posts?q=soup')
    await typeLogin(page, { ...intern, password: 'wrong' })
    await expect(page.getByText('1 failed attempt(s). 4 remaining.')).toBeVisible()
    await typeLogin(page, intern)
    await expect(page).toHaveURL('/admin/posts?q=soup')
    await expect(page.getByText('Logged in as')).toBeVisible()
  })
})

test('a session older than 8 hours gets the login and loses its cookies', async ({ page, context, baseURL }) => {
  await addSession(page)
  const userId = '6d6b0f6e-6f0f-4a5c-9d2b-0d8a4f3b2c1d'
  const value = await signSession(
    TEST_SESSION_SECRET,
    { userId, username: account('admin').username },
    Math.floor(Date.now() / 1000) - 8 * 60 * 60 - 5,
  )
  await context.addCookies([{ name: SESSION_COOKIE, value, url: baseURL ?? '', httpOnly: true, sameSite: 'Lax' }])
  await page.goto('/admin/blog')
  await expect(page.getByLabel('Password')).toBeVisible()
  await expect(page).toHaveURL('/admin/blog')
  expect((await context.cookies()).filter(({ name }) => name.startsWith('fc_'))).toEqual([])
})
