import type { Page } from '@playwright/test'
import { expectToHold } from '../accessibility'
import { addSession, newAccount, openBrowser, openGuest, toasts, typeLogin } from '../accounts'
import { expect, test } from '../fixtures'
import { hydrated } from '../hydrated'
import { mark } from '../unique'
import { service } from './service'

const PASSWORD = 'four onions in a drawer'

/** Fills in the form of an invitation, and submits it. */
async function makeAccount(guest: Page, username: string, password = PASSWORD): Promise<void> {
  await guest.getByLabel('Username').fill(username)
  await guest.getByLabel('Password').fill(password)
  await guest.getByRole('button', { name: 'Make my account' }).click()
}

/** Makes an invitation on the page of the team, and returns its link. */
async function makeLink(page: Page, note: string): Promise<string> {
  await page.getByLabel('For whom (optional)').fill(note)
  await page.getByRole('combobox', { name: 'Role', exact: true }).selectOption({ label: 'Intern' })
  await page.getByRole('button', { name: 'Make a link' }).click()
  return closeLink(page)
}

async function closeLink(page: Page): Promise<string> {
  const dialog = page.getByRole('dialog')
  const link = await dialog.getByLabel('Link').inputValue()
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click()
  await expect(dialog).toBeHidden()
  return link
}

test('an invited person chooses a name and a password, and writes the first post', async ({ page, browser }) => {
  await addSession(page)
  await page.goto('/admin/team')
  const note = `Guest ${mark()}`
  // The form has no preselected role.
  const role = page.getByRole('combobox', { name: 'Role', exact: true })
  await (await hydrated(page.getByRole('button', { name: 'Make a link' }))).click()
  await expect(role).toHaveAccessibleDescription(/Choose a role/)
  await expect(role).toHaveValue('')
  await role.selectOption({ label: 'Admin' })
  await expect(role).toHaveAccessibleDescription(/May do everything in the panel\./)
  const link = await makeLink(page, note)
  await expect(page.getByRole('listitem').filter({ hasText: note })).toContainText(
    'Intern · invited by admin · valid until',
  )

  const guest = await openGuest(browser)
  // A mail scanner may open the link: that makes no account.
  await guest.goto(link)
  await guest.goto(link)
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText('Write for FlavorCraft')
  await expectToHold(guest)
  const username = `guest-${mark()}`
  await makeAccount(guest, 'intern1', 'short')
  await expect(guest.getByText('A password has at least 12 characters')).toBeVisible()
  await expect(guest.getByLabel('Username')).toHaveValue('intern1')
  await guest.getByLabel('Password').fill(PASSWORD)
  await guest.getByRole('button', { name: 'Make my account' }).click()
  await expect(guest.getByText('This name is taken')).toBeVisible()
  await makeAccount(guest, username)
  await expect(guest).toHaveURL('/admin/blog')
  await expect(guest.getByRole('link', { name: username })).toBeVisible()
  await guest.getByLabel('Title', { exact: true }).first().fill(`The first post of ${username}`)
  await guest.keyboard.press('ControlOrMeta+s')
  await expect(toasts(guest).getByText('Draft Saved', { exact: true })).toBeVisible()
  const posts = (await service()).from('blog_posts').select('created_by_admin')
  expect((await posts.eq('title', `The first post of ${username}`)).data).toEqual([{ created_by_admin: username }])

  const late = await openGuest(browser)
  await late.goto(link)
  await expect(late.getByRole('heading', { level: 1 })).toHaveText('This invitation is over')
  await expectToHold(late)

  await page.reload()
  await expect(page.getByText(note)).toHaveCount(0)
  await expect(page.getByRole('main').getByText(username, { exact: true })).toBeVisible()
  await page.goto('/admin/log?kind=account')
  await expect(page.getByRole('main').locator('li').filter({ hasText: note }).first()).toContainText('invited')
})

test('a new link ends the former one, a revoked one opens nothing, and an invitation is accepted without a script', async ({
  page,
  browser,
}) => {
  await addSession(page)
  await page.goto('/admin/team')
  const note = `Guest ${mark()}`
  const first = await makeLink(page, note)
  const menu = page.getByRole('button', { name: `More about the invitation of ${note}` })
  await menu.click()
  await page.getByRole('menuitem', { name: 'Make a new link' }).click()
  const second = await closeLink(page)
  const guest = await openGuest(browser)
  const titleOf = async (link: string) => {
    await guest.goto(link)
    return guest.getByRole('heading', { level: 1 }).innerText()
  }
  expect(await titleOf(first)).toBe('This invitation is over')
  expect(await titleOf(second)).toBe('Write for FlavorCraft')

  await menu.click()
  await page.getByRole('menuitem', { name: 'Take back…' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Take back' }).click()
  await expect(toasts(page).getByText(`The invitation of ${note} is taken back`)).toBeVisible()
  await makeAccount(guest, `guest-${mark()}`)
  await expect(guest.getByText('This invitation was used, taken back or is over.')).toBeVisible()
  expect(await titleOf(second)).toBe('This invitation is over')

  const plain = await openGuest(browser, false)
  await plain.goto(await makeLink(page, note))
  const username = `guest-${mark()}`
  await makeAccount(plain, username, 'short')
  await expect(plain.getByText(/^Choose another password: at least 12 characters/)).toBeVisible()
  await expect(plain.getByLabel('Username')).toHaveValue(username)
  await plain.getByLabel('Password').fill(PASSWORD)
  await plain.getByRole('button', { name: 'Make my account' }).click()
  await expect(plain).toHaveURL('/admin/blog')
  await expect(plain.getByRole('link', { name: username })).toBeVisible()
})

test('a generated password is changed before the panel opens', async ({ page, browser }) => {
  const generated = await newAccount('intern', true)
  await page.goto('/admin/posts')
  await hydrated(page.getByRole('button', { name: 'Log in' }))
  await typeLogin(page, generated)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choose a password of your own')
  await expect(page).toHaveURL('/admin/password')
  await expectToHold(page)
  for (const path of ['/admin/blog', '/admin/account', '/admin/login']) {
    await page.goto(path)
    await expect(page).toHaveURL('/admin/password')
  }
  const plain = await openGuest(browser, false)
  await plain.goto('/admin/posts')
  await typeLogin(plain, generated)
  await expect(plain).toHaveURL('/admin/password')
  await expect(plain.getByRole('heading', { level: 1 })).toHaveText('Choose a password of your own')
  const chosen = { ...generated, password: 'five leeks in a drawer' }
  await page.getByLabel('Present password').fill(generated.password)
  await page.getByLabel('New password').fill(chosen.password)
  await page.getByRole('button', { name: 'Change password' }).click()
  await page.getByRole('button', { name: 'Open the panel' }).click()
  await expect(page.getByText('Logged in as')).toBeVisible()
  await expect(page).toHaveURL(/\/admin\/blog/)
  await openBrowser(browser, chosen)
})
