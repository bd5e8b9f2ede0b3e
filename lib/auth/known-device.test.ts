import { expect, test } from 'vitest'
import { isKnownDevice, signDevice } from './known-device'
import { readSession, signSession } from './session-token'

const SECRET = 'a-secret-of-more-than-thirty-two-characters'
const WHO = { userId: '6d6b0f6e-6f0f-4a5c-9d2b-0d8a4f3b2c1d', username: 'admin' }

test('a device is known for the name that signed in from it, however it is written', async () => {
  const token = await signDevice(SECRET, 'Admin')
  expect(await isKnownDevice(SECRET, token, 'ADMIN')).toBe(true)
  expect(await isKnownDevice(SECRET, token, 'intern')).toBe(false)
})

test('what is absent, signed by somebody else or made for something else makes no device known', async () => {
  const foreign = await signDevice('another-secret-of-more-than-thirty-two', 'admin')
  const session = await signSession(SECRET, WHO)
  for (const token of [undefined, '', 'x', foreign, session]) {
    expect(await isKnownDevice(SECRET, token, 'admin'), String(token)).toBe(false)
  }
})

test('a known device is no session', async () => {
  expect(await readSession(SECRET, await signDevice(SECRET, WHO.userId))).toBeNull()
})
