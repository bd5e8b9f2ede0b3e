import { expect, test } from 'vitest'
import { SESSION_SECONDS } from '../supabase/cookies'
import { isAuthCookie, isKnownDevice, readSession, signDevice, signSession } from './cookies'

const SECRET = 'a-secret-of-more-than-thirty-two-characters'
const WHO = { userId: '6d6b0f6e-6f0f-4a5c-9d2b-0d8a4f3b2c1d', username: 'admin' }
const now = () => Math.floor(Date.now() / 1000)

test('a session names its account and ends 8 hours after the sign-in', async () => {
  const startedAt = now() - 60
  const session = await readSession(SECRET, await signSession(SECRET, WHO, startedAt))
  expect(session).toEqual({ ...WHO, endsAt: startedAt + 8 * 60 * 60 })
})

test('refuses a session that is older than 8 hours', async () => {
  expect(await readSession(SECRET, await signSession(SECRET, WHO, now() - SESSION_SECONDS - 1))).toBeNull()
  expect(await readSession(SECRET, await signSession(SECRET, WHO, now() - SESSION_SECONDS + 60))).not.toBeNull()
})

test('refuses a session that starts in the future, beyond the difference of two clocks', async () => {
  expect(await readSession(SECRET, await signSession(SECRET, WHO, now() + 2))).not.toBeNull()
  expect(await readSession(SECRET, await signSession(SECRET, WHO, now() + 3600))).toBeNull()
})

test('refuses an absent, forged or foreign session token', async () => {
  const token = await signSession(SECRET, WHO)
  const [header, , signature] = token.split('.')
  const forged = btoa(JSON.stringify({ sub: WHO.userId, username: 'root', iat: now(), exp: now() + 99999 }))
  const unsigned = `${btoa('{"alg":"none"}')}.${forged}.`
  for (const bad of [undefined, '', 'x', `${header}.${forged}.${signature}`, unsigned]) {
    expect(await readSession(SECRET, bad), String(bad)).toBeNull()
  }
  expect(await readSession('another-secret-of-more-than-thirty-two', token)).toBeNull()
})

test('a device is known for the name that signed in from it, in any case', async () => {
  const token = await signDevice(SECRET, 'Admin')
  expect(await isKnownDevice(SECRET, token, 'ADMIN')).toBe(true)
  expect(await isKnownDevice(SECRET, token, 'intern')).toBe(false)
})

test('refuses an absent or foreign device token, and a session token', async () => {
  const foreign = await signDevice('another-secret-of-more-than-thirty-two', 'admin')
  const session = await signSession(SECRET, WHO)
  for (const token of [undefined, '', 'x', foreign, session]) {
    expect(await isKnownDevice(SECRET, token, 'admin'), String(token)).toBe(false)
  }
})

test('refuses a device token as a session', async () => {
  expect(await readSession(SECRET, await signDevice(SECRET, WHO.userId))).toBeNull()
})

test('recognises only the cookies that the site and the library write', () => {
  for (const name of ['fc_session', 'fc_auth', 'fc_auth.0', 'fc_auth.9']) expect(isAuthCookie(name), name).toBe(true)
  for (const name of ['known_device', 'fc_auth.10', 'fc_auth.x', 'fc_authors'])
    expect(isAuthCookie(name), name).toBe(false)
})
