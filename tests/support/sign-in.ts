import { type Page, request } from 'playwright'
import { readOrMakeAccounts } from '../../scripts/backend/accounts.ts'

type Credentials = { username: string; password: string }

function firstAccount(): Credentials {
  const [account] = readOrMakeAccounts()
  if (!account) throw new Error('There is no account')
  return account
}

/** Signs in as the first account of the embedded backend, and waits for the editor. */
export async function signIn(page: Page, origin: string): Promise<void> {
  const { username, password } = firstAccount()
  await page.goto(`${origin}/admin/blog`)
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: /log in/i }).click()
  await page.locator('.cm-content').waitFor()
}

/** The cookies of a new session, from a form that is submitted as by a browser without scripts. */
export async function openSession(origin: string, { username, password }: Credentials) {
  const visitor = await request.newContext({ baseURL: origin })
  const form = await (await visitor.get('/admin/login')).text()
  const action = /<input type="hidden" name="([^"]+)"/.exec(form)?.[1] ?? ''
  const multipart = { [action]: '', username, password }
  const answer = await visitor.post('/admin/login', { multipart, maxRedirects: 0 })
  if (!answer.headers().location?.endsWith('/admin/blog')) throw new Error(`The login refused ${username}`)
  const { cookies } = await visitor.storageState()
  await visitor.dispose()
  return cookies
}

/** The cookies of an editor, as a header value. */
export async function editorCookies(origin: string): Promise<string> {
  const cookies = await openSession(origin, firstAccount())
  return cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
}
