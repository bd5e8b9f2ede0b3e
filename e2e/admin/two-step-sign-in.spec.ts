import type { Page } from '@playwright/test'
import { createClient } from '@supabase/supabase-js'
import { expectToHold } from '../accessibility'
import { openGuest, toasts, typeLogin } from '../accounts'
import { download } from '../download'
import { expect, test } from '../fixtures'
import { hydrated } from '../hydrated'
import { acceptInvitation, makeInvitation } from '../../lib/auth/invitations.ts'
import type { Database } from '../../lib/supabase/database.types.ts'
import { newBackendKeys, openBackend } from '../../scripts/backend/embedded.ts'
import { APP_CODE, playFactorService } from '../../supabase/tests/harness/factor-service.ts'
import { addFactorTable, addPasskeyTable } from '../../supabase/tests/harness/factors.ts'
import { startInstance } from '../../tests/support/instances.ts'
import { endServers } from '../../tests/support/play-server.ts'
import { TEST_SESSION_SECRET } from '../../tests/support/ports.ts'
import { openSiteLog, type SiteLog } from '../../tests/support/site-log.ts'

// An instance of the site on a separate backend in this process, whose sign-in service has second factors
// and passkeys as Supabase documents them.
test.describe.configure({ mode: 'serial' })

const DIST = process.env.NEXT_DIST_DIR || '.next-e2e'
const PASSWORD = 'four onions in a drawer'
const [ADMIN, INTERN] = ['maja', 'olek']

async function startSite(log: (chunk: string) => void) {
  const keys = await newBackendKeys()
  const backend = await openBackend({ memory: true }, keys)
  const sql = async <Row>(statement: string) => (await backend.connection.exec<{ rows: Row[] }>(statement)).rows
  await addFactorTable({ sql })
  await addPasskeyTable({ sql })
  const url = await playFactorService({ backend, keys, sql })
  const auth = { persistSession: false }
  const service = createClient<Database>(url, keys.secretKey, { auth })
  for (const [username, role] of [
    [ADMIN, 'admin'],
    [INTERN, 'intern'],
  ] as const) {
    const token = await makeInvitation(service, role, username)
    const visitor = createClient<Database>(url, keys.publishableKey, { auth })
    expect(await acceptInvitation(visitor, { token, username, password: PASSWORD })).toBeNull()
  }
  const env = {
    ...process.env,
    SUPABASE_URL: url,
    SUPABASE_PUBLISHABLE_KEY: keys.publishableKey,
    SUPABASE_SECRET_KEY: keys.secretKey,
    SESSION_SECRET: TEST_SESSION_SECRET,
    // A passkey belongs to a domain name; an IP address is not allowed.
    SITE_URL: 'http://localhost:3325',
  }
  const instance = await startInstance('factors', 3325, DIST, env, log)
  return {
    origin: instance.origin.replace('127.0.0.1', 'localhost'),
    async stop() {
      await instance.stop()
      await backend.close()
      endServers()
    },
  }
}

let log: SiteLog
let site: Awaited<ReturnType<typeof startSite>>
let origin: string

test.beforeAll(async () => {
  log = openSiteLog('test-results/factors.log')
  site = await startSite(log.write)
  origin = site.origin
})
test.afterAll(() => site.stop())

async function logIn(page: Page, username: string): Promise<void> {
  await page.goto(`${origin}/admin/account`)
  await hydrated(page.getByRole('button', { name: 'Log in' }))
  await typeLogin(page, { username, password: PASSWORD })
}

/** Types the code into the login form, after the password was accepted. */
async function typeCode(page: Page, code: string): Promise<void> {
  await page.getByLabel('Code').fill(code)
  await page.getByRole('button', { name: 'Log in' }).click()
}

/** Sets two-step sign-in up and returns the recovery codes. */
async function setUp(page: Page): Promise<string[]> {
  const begin = page.getByRole('button', { name: 'Set up', exact: true })
  await (await hydrated(begin)).click()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(begin).toBeFocused()
  await begin.click()
  await expect(page.getByRole('img', { name: 'QR code with the key below' })).toBeVisible()
  await page.getByLabel('Code').fill('000000')
  await page.getByRole('button', { name: 'Turn on' }).click()
  await expect(page.getByText('This code is not right.')).toBeVisible()
  await page.getByLabel('Code').fill(APP_CODE)
  await page.getByRole('button', { name: 'Turn on' }).click()
  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
  await expect(codes).toHaveCount(10)
  const shown = await codes.allTextContents()
  expect(await download(page.getByRole('button', { name: 'Download as text' }))).toBe(`${shown.join('\n')}\n`)
  await page.getByRole('button', { name: 'I have stored them' }).click()
  await expect(page.getByText('10 recovery codes left.')).toBeVisible()
  return shown
}

/** A virtual device that stores passkeys and confirms every request. */
async function addAuthenticator(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  const options = { protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true } as const
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: { ...options, isUserVerified: true, automaticPresenceSimulation: true },
  })
  return {
    forget: () => session.send('WebAuthn.clearCredentials', { authenticatorId }),
  }
}

test('a passkey is added with the password, opens the panel, and no longer opens it after its removal', async ({
  page,
}) => {
  const device = await addAuthenticator(page)
  await logIn(page, INTERN)
  const section = page.getByRole('region', { name: 'Passkeys' })
  await hydrated(section.getByRole('button', { name: 'Add a passkey' }))
  await section.getByLabel('Your password').fill('five leeks in a drawer')
  await section.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(section.getByText('This is not your present password')).toBeVisible()
  await section.getByLabel('Your password').fill(PASSWORD)
  await section.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(toasts(page).getByText('Passkey added')).toBeVisible()
  await expect(section.getByRole('listitem')).toContainText('Chrome')
  await expectToHold(page)

  const enter = page.getByRole('button', { name: 'Sign in with a passkey' })
  const logOut = async () => {
    await page.getByRole('button', { name: 'Logout' }).click()
    await expect(enter).toBeVisible()
  }
  await logOut()
  await page.goto(`${origin}/admin/account`)
  await (await hydrated(enter)).click()
  await expect(toasts(page).getByText('Access Granted', { exact: true })).toBeVisible()
  await expect(page).toHaveURL(`${origin}/admin/account`)
  await expect(section.getByRole('listitem')).toContainText('last used')

  await (await hydrated(section.getByRole('button', { name: /^Remove the passkey/ }))).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(toasts(page).getByText('Passkey removed')).toBeVisible()
  await expect(section.getByRole('listitem')).toHaveCount(0)
  await logOut()
  await (await hydrated(enter)).click()
  await expect(toasts(page).getByText(/^This passkey does not open the panel\./)).toBeVisible()
  await expectToHold(page)
  await device.forget()
  await enter.click()
  await expect(toasts(page).getByText(/^No passkey was used\./)).toBeVisible()
  expect(log.errors()).toEqual([])
})

let recovery = ''

test('two-step sign-in is set up, and checked at the login', async ({ page, browser }) => {
  await logIn(page, ADMIN)
  // The welcome appears after the full page load.
  await expect(toasts(page).getByText('Access Granted', { exact: true })).toBeVisible()
  recovery = (await setUp(page))[0] ?? ''
  await expectToHold(page)

  // With scripts the login form itself asks for the code.
  const second = await openGuest(browser)
  await logIn(second, ADMIN)
  await expect(second.getByLabel('Code')).toBeFocused()
  await expectToHold(second)
  await typeCode(second, '000000')
  await expect(second.getByText('This code is not right.')).toBeVisible()
  await expect(second.getByLabel('Password')).toHaveValue(PASSWORD)
  await typeCode(second, APP_CODE)
  await expect(toasts(second).getByText('Access Granted', { exact: true })).toBeVisible()
  await expect(second).toHaveURL(`${origin}/admin/account`)

  // Without scripts a separate page asks for the code.
  const plain = await openGuest(browser, false)
  await plain.goto(`${origin}/admin/login`)
  await typeLogin(plain, { username: ADMIN, password: PASSWORD })
  await expect(plain.getByRole('heading', { level: 1 })).toHaveText('Two-step sign-in')
  await plain.goto(`${origin}/admin/posts`)
  await expect(plain).toHaveURL(`${origin}/admin/second-step?to=%2Fadmin%2Fposts`)
  await plain.getByLabel('Code').fill('000000')
  await plain.getByRole('button', { name: 'Continue' }).click()
  await expect(plain.getByText(/^This code was not taken/)).toBeVisible()
  await plain.getByLabel('Code').fill(APP_CODE)
  await plain.getByRole('button', { name: 'Continue' }).click()
  await expect(plain.getByText('Logged in as')).toBeVisible()
  await expect(plain).toHaveURL(`${origin}/admin/posts`)
  expect(log.errors()).toEqual([])
})

test('an account whose role requires two-step sign-in can only set it up', async ({ page, browser }) => {
  await logIn(page, ADMIN)
  await typeCode(page, APP_CODE)
  await expect(toasts(page).getByText('Access Granted', { exact: true })).toBeVisible()
  await page.goto(`${origin}/admin/team`)
  await (await hydrated(page.getByRole('checkbox', { name: 'Intern requires two-step sign-in' }))).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading', { name: 'Require two-step sign-in of Intern?' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Require it' }).click()
  await expect(toasts(page).getByText('Intern requires two-step sign-in now')).toBeVisible()
  await expect(page.getByRole('checkbox', { name: 'Intern requires two-step sign-in' })).toBeChecked()
  const intern = await openGuest(browser)
  await logIn(intern, INTERN)
  await expect(toasts(intern).getByText('Access Granted', { exact: true })).toBeVisible()
  await expect(intern.getByRole('heading', { level: 1 })).toHaveText('Set up two-step sign-in')
  await intern.goto(`${origin}/admin/posts`)
  await expect(intern).toHaveURL(`${origin}/admin/second-step?to=%2Fadmin%2Fposts`)
  await expectToHold(intern)
  await setUp(intern)
  await intern.getByRole('button', { name: 'Open the panel' }).click()
  await expect(intern.getByText('Logged in as')).toBeVisible()

  // The intern has lost the phone and the codes.
  await page.reload()
  await (await hydrated(page.getByRole('button', { name: `More about ${INTERN}` }))).click()
  await page.getByRole('menuitem', { name: 'Remove two-step sign-in…' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(toasts(page).getByText(`${INTERN} signs in without two-step sign-in`)).toBeVisible()
  await intern.goto(`${origin}/admin/posts`)
  await expect(intern.getByLabel('Password')).toBeVisible()
  expect(log.errors()).toEqual([])
})

test('a recovery code signs in without the phone, and ends the session on the phone', async ({ page, browser }) => {
  await logIn(page, ADMIN)
  await typeCode(page, APP_CODE)
  await expect(toasts(page).getByText('Access Granted', { exact: true })).toBeVisible()
  const recovered = await openGuest(browser)
  await logIn(recovered, ADMIN)
  await typeCode(recovered, recovery)
  await expect(toasts(recovered).getByText(/^The recovery code has removed your two-step sign-in\./)).toBeVisible()
  await expect(recovered.getByRole('button', { name: 'Set up', exact: true })).toBeVisible()
  await page.goto(`${origin}/admin/posts`)
  await expect(page.getByLabel('Password')).toBeVisible()
  expect(log.errors()).toEqual([])
})
