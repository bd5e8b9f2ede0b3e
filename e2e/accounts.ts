import type { Browser, Page } from '@playwright/test'
import { acceptInvitation, makeInvitation } from '../lib/auth/invitations.ts'
import { loginEmail } from '../lib/auth/schema.ts'
import { readOrMakeAccounts } from '../scripts/backend/accounts.ts'
import { backendClient } from '../scripts/service-client.ts'
import { SITE_PORT } from '../tests/support/ports.ts'
import { openSession } from '../tests/support/sign-in.ts'
import { backendEnvironment } from './control'
import { expect } from './fixtures'
import { hydrated } from './hydrated'
import { service } from './admin/service'
import { mark } from './unique'

type Role = 'admin' | 'intern'

/** The accounts of the site under test. */
export function account(role: Role) {
  const found = readOrMakeAccounts().find((entry) => entry.role === role)
  if (!found) throw new Error(`No ${role} among the accounts`)
  return found
}

type Credentials = { username: string; password: string }

/** An account by its username, for a journey that changes the account. */
export function namedAccount(username: string): Credentials {
  const found = readOrMakeAccounts().find((entry) => entry.username === username)
  if (!found) throw new Error(`No ${username} among the accounts`)
  return found
}

/** Fills in the visible login form and submits it. */
export async function typeLogin(page: Page, { username, password }: Credentials): Promise<void> {
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Log in' }).click()
}

/** Signs in by the form and waits for the panel: for journeys of the login itself. */
export async function signInByForm(page: Page, who: Role | Credentials = 'admin'): Promise<void> {
  await page.goto('/admin/blog')
  // Before hydration a click would submit the form with a full page load.
  await hydrated(page.getByRole('button', { name: 'Log in' }))
  await typeLogin(page, typeof who === 'string' ? account(who) : who)
  await expect(page.getByText('Logged in as')).toBeVisible()
}

/** A sign-in takes at least a second, so the journeys of a worker share one session per account. */
const sessions = new Map<string, ReturnType<typeof openSession>>()

/** Gives the browser a session of the panel, without loading a page. */
export async function addSession(page: Page, who: Role | Credentials = 'admin'): Promise<void> {
  const credentials = typeof who === 'string' ? account(who) : who
  const session = sessions.get(credentials.username) ?? openSession(`http://localhost:${SITE_PORT}`, credentials)
  sessions.set(credentials.username, session)
  await page.context().addCookies(await session)
}

/** A separate browser context without an account; the fixtures close it. */
export const openGuest = async (browser: Browser, javaScriptEnabled = true): Promise<Page> =>
  (await browser.newContext({ javaScriptEnabled })).newPage()

/** A separate browser context with an account signed in; the fixtures close it. */
export async function openBrowser(browser: Browser, who: Role | Credentials): Promise<Page> {
  const page = await openGuest(browser)
  await addSession(page, who)
  return page
}

/** Signs in again in the dialog that opens when a session has ended, and waits until it closes. */
export async function signInAgain(page: Page, { password }: Credentials = account('admin')): Promise<void> {
  const gate = page.getByRole('dialog', { name: 'Sign in again' })
  await gate.getByLabel('Password').fill(password)
  await gate.getByRole('button', { name: 'Log in' }).click()
  await expect(gate).toBeHidden()
}

/** Opens the form for a new post, signed in. */
export async function signIn(page: Page, role: Role = 'admin'): Promise<void> {
  await addSession(page, role)
  await page.goto('/admin/blog')
  await expect(page.getByText('Logged in as')).toBeVisible()
}

/** A client of the backend under test with the publishable key alone. */
async function stranger() {
  const { SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY } = await backendEnvironment()
  return backendClient(SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY)
}

/** A client of the backend under test with the rights of an account, for rows that a journey begins with. */
export async function clientOfAccount({ username, password }: Credentials) {
  const client = await stranger()
  const { error } = await client.auth.signInWithPassword({ email: loginEmail(username), password })
  if (error) throw new Error(`${username} could not sign in: ${error.message}`)
  return { client, username }
}

const clients = new Map<Role, ReturnType<typeof clientOfAccount>>()

/** The client of a shared account; each worker signs in once. */
export function clientOf(role: Role) {
  const client = clients.get(role) ?? clientOfAccount(account(role))
  clients.set(role, client)
  return client
}

/** Makes a new account with the role. `mustChangePassword`: the account has to change its password first. */
export async function newAccount(role: string, mustChangePassword = false): Promise<Credentials> {
  const made = { username: `${role}-${mark()}`.slice(0, 50), password: 'four onions in a drawer' }
  const token = await makeInvitation(await service(), role, made.username, mustChangePassword)
  const failure = await acceptInvitation(await stranger(), { token, ...made })
  if (failure !== null) throw new Error(`${made.username} has no account: ${failure}`)
  return made
}

/** The visible toasts, without the live region that repeats them for screen readers. */
export const toasts = (page: Page) => page.getByRole('region', { name: /notifications/i })
