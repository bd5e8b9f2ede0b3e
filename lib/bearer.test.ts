import { expect, it } from 'vitest'
import { isBearer } from './bearer'

it('opens to the secret alone', () => {
  const secret = 'a-secret-of-at-least-24-signs'
  expect(isBearer(`Bearer ${secret}`, secret)).toBe(true)
  for (const header of [null, '', secret, `bearer ${secret}`, 'Bearer ', `Bearer ${secret}x`])
    expect(isBearer(header, secret)).toBe(false)
  expect(isBearer('Bearer undefined', undefined)).toBe(false)
  expect(isBearer('Bearer ', '')).toBe(false)
})
