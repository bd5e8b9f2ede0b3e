import type { BrowserContext, Page } from '@playwright/test'
import { readOrMakeAccounts } from '../scripts/backend/accounts.ts'
import { expect } from './fixtures'
import { hydrated } from './hydrated'

/** The accounts of the site under test. */
export function account(role: 'admin' | 'intern') {
  const found = readOrMakeAccounts().find((entry) => entry.role === role)
  if (!found) throw new Error(`No ${role} among the accounts`)
  return found
}

/** A client address of this test's own, so that the sign-in counters of two tests never meet. */
export async function useOwnAddress(context: BrowserContext, seed: string): Promise<void> {
  const number = [...`${seed}${Date.now()}`].reduce((sum, char) => (sum * 31 + char.charCodeAt(0)) % 65_000, 7)
  await context.setExtraHTTPHeaders({ 'x-forwarded-for': `10.77.${Math.floor(number / 250)}.${(number % 250) + 1}` })
}

/** Signs in by the form and waits for the panel. */
export async function signIn(page: Page, role: 'admin' | 'intern' = 'admin'): Promise<void> {
  const { username, password } = account(role)
  await page.goto('/admin/blog')
  // Before that the form is sent as a page of its own, whose answer is on its way for as long again.
  const submit = await hydrated(page.getByRole('button', { name: /sign in|log in/i }))
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password').fill(password)
  await submit.click()
  await expect(page.getByText('Logged in as')).toBeVisible()
}

/** What the toasts say; their announcement for screen readers repeats it elsewhere. */
export const toasts = (page: Page) => page.getByRole('region', { name: /notifications/i })
