import { expectToHold } from '../accessibility'
import { addSession, newAccount, openBrowser, openGuest } from '../accounts'
import { expect, test } from '../fixtures'

const CHOSEN = 'five leeks in a drawer'

test("an admin's link sets a forgotten password, with and without a script", async ({ page, browser }) => {
  const accounts = await Promise.all([newAccount('intern'), newAccount('intern')])
  await addSession(page)
  await page.goto('/admin/team')
  for (const [index, { username }] of accounts.entries()) {
    const javaScriptEnabled = index === 0
    await page.getByRole('button', { name: `More about ${username}` }).click()
    await page.getByRole('menuitem', { name: 'Link to a new password…' }).click()
    const dialog = page.getByRole('dialog')
    const link = await dialog.getByLabel('Link').inputValue()
    await dialog.getByRole('button', { name: 'Close', exact: true }).last().click()

    const guest = await openGuest(browser, javaScriptEnabled)
    await guest.goto(link)
    // A mail scanner may open the link: that does not use it up.
    if (javaScriptEnabled) await guest.goto(link)
    await expect(guest.getByRole('heading', { level: 1 })).toHaveText('Choose a new password')
    await expect(guest.getByLabel('Username')).toHaveValue(username)
    if (javaScriptEnabled) await expectToHold(guest)
    const password = guest.getByLabel('Password')
    const set = guest.getByRole('button', { name: 'Set the password' })
    await password.fill('short')
    await set.click()
    await expect(guest.getByText(/at least 12 characters, |A password has at least 12 characters/)).toBeVisible()
    await password.fill(CHOSEN)
    await set.click()
    await expect(guest).toHaveURL('/admin/blog')
    await expect(guest.getByRole('link', { name: username })).toBeVisible()

    if (!javaScriptEnabled) continue
    await guest.goto(link)
    await expect(guest.getByRole('heading', { level: 1 })).toHaveText('This link is over')
    await openBrowser(browser, { username, password: CHOSEN })
  }
  await page.goto('/admin/log?kind=account')
  await expect(page.getByRole('main').getByText(`made a link to a new password for`).first()).toBeVisible()
})
