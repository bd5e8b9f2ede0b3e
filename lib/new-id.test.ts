import { afterEach, expect, it, vi } from 'vitest'
import { newId } from './new-id'

afterEach(() => vi.unstubAllGlobals())

it('makes a random id on an insecure page, which lacks randomUUID', () => {
  const { getRandomValues } = crypto
  vi.stubGlobal('crypto', { getRandomValues: getRandomValues.bind(crypto) })
  const ids = Array.from({ length: 100 }, newId)
  expect(new Set(ids).size).toBe(100)
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
})
