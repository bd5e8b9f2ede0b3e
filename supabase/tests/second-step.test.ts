import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { adminAction } from '../../lib/action.ts'
import { done } from '../../lib/action-result.ts'
import { SESSION_COOKIE, signSession } from '../../lib/auth/cookies.ts'
import { makeRecoveryCodes } from '../../lib/auth/own-factor.ts'
import { loginSchema } from '../../lib/auth/schema.ts'
import { beginFactor, verifyCode } from '../../lib/auth/second-factor.ts'
import { signIn } from '../../lib/auth/sign-in.ts'
import { serverEnv } from '../../lib/env.ts'
import { requestClient } from '../../lib/supabase/request.ts'
import { endServers } from '../../tests/support/play-server.ts'
import { APP_CODE, BUSY_CODE, playFactorService } from './harness/factor-service.ts'
import { addFactorTable } from './harness/factors.ts'
import { openContract } from './harness/index.ts'
import { only, rowsOf } from './harness/rows.ts'

// The site's sign-in over HTTP, with the migrated database and a sign-in service that has the documented factors.

/** The browser's cookies, which Next hands to an action. */
const browser = new Map<string, string>()
// A former test file may have loaded the modules with Next's own cookies.
vi.hoisted(() => vi.resetModules())
vi.mock('next/headers', () => ({
  cookies: async () => ({
    get: (name: string) => ({ name, value: browser.get(name) }),
    getAll: () => [...browser].map(([name, value]) => ({ name, value })),
    set: (name: string, value: string) => browser.set(name, value),
  }),
  headers: async () => new Headers(),
}))

const contract = await openContract()
const PASSWORD = 'four onions in a drawer'

beforeAll(async () => {
  await addFactorTable(contract)
  const env = {
    SESSION_SECRET: 'a secret of at least thirty-two characters',
    SUPABASE_URL: await playFactorService(contract),
    SUPABASE_PUBLISHABLE_KEY: contract.keys.publishableKey,
    SUPABASE_SECRET_KEY: contract.keys.secretKey,
    SITE_URL: 'http://localhost:3000',
  }
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value)
})
beforeEach(() => browser.clear())
afterAll(() => {
  vi.unstubAllEnvs()
  endServers()
})

/** Submits a login form; `plainly`: as a browser without scripts. */
const send = (username: string, code?: string, plainly = false) =>
  signIn(loginSchema.safeParse({ username, password: PASSWORD, code }), {
    address: '203.0.113.7',
    browser: 'Firefox on Linux',
    isKnown: async () => false,
    mayLackCode: plainly,
  })

const lackingNow = async () => {
  const client = await requestClient()
  return only(rowsOf(await client.rpc('enter_panel_with_factor'))).lacking_factor
}

async function account() {
  const made = await contract.account('intern')
  expect((await made.client.auth.updateUser({ password: PASSWORD })).error).toBeNull()
  return made
}

/** Sets two-step sign-in up for an account, as the account's page does; resolves to its recovery codes. */
async function accountWithFactor() {
  const { username } = await account()
  expect(await send(username)).toMatchObject({ ok: true })
  const client = await requestClient()
  const setup = await beginFactor(client, 'FlavorCraft')
  if (typeof setup === 'string') throw new Error(setup)
  expect(await verifyCode(client, APP_CODE, setup.factorId)).toBeNull()
  const codes = await makeRecoveryCodes(client)
  expect(codes).toHaveLength(10)
  expect(await lackingNow()).toBeNull()
  browser.clear()
  return { username, codes }
}

it('asks for a code after the right password, and writes no cookie until the code is right', async () => {
  const { username } = await accountWithFactor()
  expect(await send(username)).toMatchObject({ ok: false, needsCode: true, failures: 0 })
  expect(await send(username, '')).toMatchObject({ ok: false, fieldErrors: { code: 'Enter a code' } })
  expect(await send(username, '000000')).toMatchObject({ ok: false, needsCode: true })
  expect([...browser.keys()]).toEqual([])
  expect(await send(username, '123 456')).toMatchObject({ ok: true, isRecovered: false })
  expect(await lackingNow()).toBeNull()
})

it('begins a session that lacks its code for a form without scripts', async () => {
  const { username } = await accountWithFactor()
  expect(await send(username, undefined, true)).toMatchObject({ ok: true })
  expect(await lackingNow()).toBe('code')
  expect(await verifyCode(await requestClient(), APP_CODE)).toBeNull()
  expect(await lackingNow()).toBeNull()
})

it('ignores a code for an account without a second step', async () => {
  const { username } = await account()
  expect(await send(username, '000000')).toMatchObject({ ok: true, isRecovered: false })
})

it('blocks the step after five wrong codes, even for a right one, and a right password does not unblock it', async () => {
  const { username } = await accountWithFactor()
  await Promise.all(Array.from({ length: 5 }, () => send(username, '000000')))
  const refusal = { code: 'Too many wrong codes. Try again in 15 minutes.' }
  expect(await send(username, APP_CODE)).toMatchObject({ ok: false, fieldErrors: refusal })
  expect(await send(username)).toMatchObject({ ok: false, needsCode: true })
  expect(await send(username, APP_CODE)).toMatchObject({ ok: false, fieldErrors: refusal })
})

it('does not count a code that the sign-in service has not checked', async () => {
  const { username } = await accountWithFactor()
  for (let n = 0; n < 5; n += 1) {
    const refusal = { code: expect.stringContaining('takes no more codes at the moment') as string }
    expect(await send(username, BUSY_CODE)).toMatchObject({ ok: false, fieldErrors: refusal })
  }
  expect(await send(username, APP_CODE)).toMatchObject({ ok: true })
})

it('names the step that a role requires meanwhile, and does not ask for another sign-in', async () => {
  const { username, userId } = await account()
  expect(await send(username)).toMatchObject({ ok: true })
  browser.set(SESSION_COOKIE, await signSession(serverEnv().SESSION_SECRET, { username, userId }))
  const act = adminAction(z.undefined(), async () => done('saved'), String)
  expect(await act(undefined)).toEqual(done('saved'))
  const require = (isRequired: boolean) =>
    contract.sql(`update public.roles set requires_second_factor = ${isRequired} where name = 'intern'`)
  await require(true)
  expect(await act(undefined)).toMatchObject({
    ok: false,
    reason: 'invalid',
    message: expect.stringContaining('in a new tab') as string,
  })
  await require(false)
})

it('accepts a recovery code in place of a code once, and then the account has no second step', async () => {
  const { username, codes } = await accountWithFactor()
  const [code = '', other = ''] = codes
  expect(await send(username, 'aaaa-aaaa-aaaa-aaaa-aaaa')).toMatchObject({ ok: false, needsCode: true })
  expect(await send(username, ` ${code.toUpperCase()} `)).toMatchObject({ ok: true, isRecovered: true })
  expect(await lackingNow()).toBeNull()
  expect(await send(username)).toMatchObject({ ok: true })
  const { client } = await contract.signIn(username, PASSWORD)
  expect((await client.rpc('use_recovery_code', { p_code: other })).data).toBe(false)
})
