import type { Browser, Page } from 'playwright'
import { readOrMakeAccounts } from '../../scripts/backend/accounts.ts'

/** Signs in as the first account of the embedded backend, and waits for the writing desk. */
export async function signIn(page: Page, origin: string): Promise<void> {
  const [account] = readOrMakeAccounts()
  if (!account) throw new Error('There is no account')
  await page.goto(`${origin}/admin/blog`)
  await page.getByLabel('Username').fill(account.username)
  await page.getByLabel('Password').fill(account.password)
  await page.getByRole('button', { name: /log in/i }).click()
  await page.locator('.cm-content').waitFor()
}

/** The cookies of an editor's browser, as a header. */
export async function editorCookies(browser: Browser, origin: string): Promise<string> {
  await using page = await browser.newPage()
  await signIn(page, origin)
  return (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ')
}
