import type { Page } from '@playwright/test'
import {
  addSession,
  namedAccount,
  newAccount,
  openBrowser,
  openGuest,
  signInAgain,
  signInByForm,
  toasts,
  typeLogin,
} from '../accounts'
import { newForm } from '../editor/forms'
import { expect, test } from '../fixtures'
import { hydrated } from '../hydrated'
import { service, storePosts } from './service'

// An account that no other journey uses.
const ENDED = 'intern2'

const menuOf = (page: Page, username: string) => page.getByRole('button', { name: `More about ${username}` })

test('a session that was ended elsewhere is refused, and no typed text is lost', async ({ page, browser }) => {
  const username = ENDED
  // Sessions of their own, because both are ended or end another one.
  const writing = await openGuest(browser)
  await signInByForm(writing, namedAccount(username))
  const title = `Bread of an ended session ${Date.now()}`
  await expect(newForm(writing).locator('.cm-content')).toBeVisible()
  await newForm(writing).getByLabel('Title', { exact: true }).fill(title)

  await page.goto('/admin/account')
  await hydrated(page.getByRole('button', { name: 'Log in' }))
  await typeLogin(page, namedAccount(username))
  await expect(page.getByRole('heading', { name: 'Sessions' })).toBeVisible()
  await (await hydrated(page.getByRole('button', { name: 'End all other sessions' }))).click()
  await expect(toasts(page).getByText(/sessions? ended$/)).toBeVisible()
  await expect(page.getByText('this session')).toBeVisible()
  await expect(page.getByRole('button', { name: /^End/ })).toHaveCount(0)

  await writing.keyboard.press('ControlOrMeta+s')
  await signInAgain(writing, namedAccount(username))
  await expect(toasts(writing).getByText('Draft Saved', { exact: true })).toBeVisible()
  await expect(writing.getByLabel('Title', { exact: true }).first()).toHaveValue(title)
})

test('an account changes its password, and an admin changes, deactivates and reactivates the account', async ({
  page,
  browser,
}) => {
  const account = await newAccount('intern')
  const { username, password } = account
  const own = await openBrowser(browser, account)
  await own.goto('/admin/account')
  await hydrated(own.getByRole('button', { name: 'Change password' }))
  const change = async (present: string, wanted: string) => {
    await own.getByLabel('Present password').fill(present)
    await own.getByLabel('New password').fill(wanted)
    await own.getByRole('button', { name: 'Change password' }).click()
  }
  await change('not the password', 'five leeks in a drawer')
  await expect(own.getByText('This is not your present password')).toBeVisible()
  await change(password, `${username} has a garden`)
  await expect(own.getByText('A password may not hold the username')).toBeVisible()
  await change(password, 'five leeks in a drawer')
  await expect(toasts(own).getByText('Password changed', { exact: true })).toBeVisible()

  await addSession(page)
  await page.goto('/admin/team')
  await menuOf(page, username).click()
  await page.getByRole('menuitem', { name: 'Change the role…' }).click()
  await page.getByRole('dialog').getByLabel('Role').selectOption({ label: 'Admin' })
  await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click()
  await expect(toasts(page).getByText(`${username} is Admin now`)).toBeVisible()
  await own.goto('/admin/team')
  await expect(own.getByRole('heading', { name: 'Team' })).toBeVisible()

  await menuOf(page, username).click()
  await page.getByRole('menuitem', { name: 'Deactivate…' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Deactivate' }).click()
  await expect(toasts(page).getByText(`${username} is deactivated`)).toBeVisible()
  await own.goto('/admin/posts')
  await expect(own.getByLabel('Password')).toBeVisible()

  await menuOf(page, username).click()
  await page.getByRole('menuitem', { name: 'Reactivate' }).click()
  await expect(toasts(page).getByText(`${username} can sign in again`)).toBeVisible()
  await page.goto(`/admin/log?kind=account&q=${username}`)
  const entries = page.getByRole('main').locator('li').filter({ hasText: username })
  for (const words of ['reactivated', 'deactivated', 'changed the role of', 'set the password of'])
    await expect(entries.filter({ hasText: words }).first()).toBeVisible()
})

test('the posts of an account are given to another, and a closed sign-in is opened', async ({ page }) => {
  const client = await service()
  const { data: owner } = await client.from('admins').select('user_id').eq('username', ENDED).single()
  const title = `A post that changes hands ${Date.now()}`
  await storePosts([{ title, created_by: owner?.user_id ?? null, created_by_admin: ENDED }])
  const closed = `closed-${Date.now()}`
  await client.from('login_attempts').insert({ key: `client:hash:${closed}`, failures: 5 })

  await addSession(page)
  await page.goto('/admin/team')
  await menuOf(page, ENDED).click()
  await page.getByRole('menuitem', { name: 'Give posts…' }).click()
  await page.getByRole('dialog').getByLabel('To').selectOption({ label: 'intern1' })
  await page.getByRole('dialog').getByRole('button', { name: 'Give posts' }).click()
  await expect(toasts(page).getByText(/posts? (is|are) intern1’s now/)).toBeVisible()
  const found = await client.from('blog_posts').select('created_by_admin').eq('title', title)
  expect(found.data).toEqual([{ created_by_admin: 'intern1' }])

  // By keyboard, because a click waits until no toast is in front of the button.
  await page.getByRole('button', { name: `Open the sign-in of “${closed}” from one address` }).press('Enter')
  await expect(toasts(page).getByText('The sign-in is open again')).toBeVisible()
  await expect(page.getByText(closed)).toHaveCount(0)
})
