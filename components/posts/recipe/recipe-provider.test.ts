import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createTickStore, noTicks } from './recipe-provider'

const KEY = 'ticks:1'
let stored: Map<string, string>

beforeEach(() => {
  stored = new Map()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
  vi.stubGlobal('addEventListener', vi.fn())
  vi.stubGlobal('removeEventListener', vi.fn())
})
afterEach(() => vi.unstubAllGlobals())

it('keeps ticks for the next visit', () => {
  createTickStore(KEY).toggle('2 eggs')
  expect([...createTickStore(KEY).get()]).toEqual(['2 eggs'])
})

it('tells its listeners, and answers the same set until something changes', () => {
  const store = createTickStore(KEY)
  const listener = vi.fn()
  const stop = store.subscribe(listener)
  expect(store.get()).toBe(store.get())
  store.toggle('salt')
  expect(listener).toHaveBeenCalledTimes(1)
  stop()
  store.toggle('salt')
  expect(listener).toHaveBeenCalledTimes(1)
  expect(store.get().size).toBe(0)
})

it('leaves nothing behind when all is unticked', () => {
  const store = createTickStore(KEY)
  store.toggle('salt')
  store.clear()
  expect(stored.size).toBe(0)
})

it.each(['not json', '{"a":1}', 'null', '[1,null]'])('starts empty from %s', (text) => {
  stored.set(KEY, text)
  expect(createTickStore(KEY).get().size).toBe(0)
})

it('works without storage', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new Error('denied')
    },
    setItem: () => {
      throw new Error('full')
    },
  })
  const store = createTickStore(KEY)
  expect(store.get()).toBe(noTicks())
  store.toggle('salt')
  expect(store.get().has('salt')).toBe(true)
})
