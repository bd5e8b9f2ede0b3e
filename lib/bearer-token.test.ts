import { expect, it } from 'vitest'
import { hasBearerToken } from './bearer-token'

it('accepts the configured secret only', () => {
  const secret = 'a-secret-of-at-least-24-signs'
  expect(hasBearerToken(`Bearer ${secret}`, secret)).toBe(true)
  for (const header of [null, '', secret, `bearer ${secret}`, 'Bearer ', `Bearer ${secret}x`])
    expect(hasBearerToken(header, secret)).toBe(false)
  expect(hasBearerToken('Bearer undefined', undefined)).toBe(false)
  expect(hasBearerToken('Bearer ', '')).toBe(false)
})
