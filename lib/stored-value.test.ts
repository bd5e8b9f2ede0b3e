import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { storedValue } from './stored-value'

let stored: Map<string, string>
let heard: Map<string, (event: object) => void>
const dispatch = (type: string, event: object) => heard.get(type)?.(event)

beforeEach(() => {
  stored = new Map()
  heard = new Map()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
  vi.stubGlobal('addEventListener', (type: string, listener: (event: object) => void) => heard.set(type, listener))
  vi.stubGlobal('removeEventListener', (type: string) => heard.delete(type))
})
afterEach(() => vi.unstubAllGlobals())

it('keeps a value for the next visit, and none after its removal', () => {
  const value = storedValue('kept')
  value.set('soup')
  expect(stored.get('kept')).toBe('soup')
  value.set(null)
  expect(stored.has('kept')).toBe(false)
})

it('is shared, and notifies listeners until they unsubscribe', () => {
  const listener = vi.fn()
  const stop = storedValue('shared').subscribe(listener)
  storedValue('shared').set('salt')
  expect(listener).toHaveBeenCalledTimes(1)
  expect(storedValue('shared').get()).toBe('salt')
  stop()
  storedValue('shared').set('pepper')
  expect(listener).toHaveBeenCalledTimes(1)
})

it.each(['elsewhere', null])('is read again after a change in another window (the event names %s)', (key) => {
  const value = storedValue('elsewhere')
  const listener = vi.fn()
  const stop = value.subscribe(listener)
  value.set('here')
  stored.set('elsewhere', 'there')
  dispatch('storage', { key: 'another' })
  expect(value.get()).toBe('here')
  dispatch('storage', { key })
  expect(value.get()).toBe('there')
  expect(listener).toHaveBeenCalledTimes(2)
  stop()
})

it('is read again when Back shows the page that the browser kept', () => {
  const value = storedValue('kept page')
  const listener = vi.fn()
  const stop = value.subscribe(listener)
  value.set('before')
  stored.set('kept page', 'meanwhile')
  dispatch('pageshow', { persisted: false })
  expect(value.get()).toBe('before')
  dispatch('pageshow', { persisted: true })
  expect(value.get()).toBe('meanwhile')
  expect(listener).toHaveBeenCalledTimes(2)
  stop()
  expect(heard.size).toBe(0)
})

it('is gone when another window removes it while no part of this page listens', () => {
  const value = storedValue('removed')
  value.set('soup')
  stored.delete('removed')
  expect(value.get()).toBeNull()
})

it('lasts as long as the page when storage is full', () => {
  const value = storedValue('full')
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => {
      throw new Error('full')
    },
  })
  value.set('salt')
  expect(value.get()).toBe('salt')
  expect(value.isStored()).toBe(false)
})

it('lasts as long as the page when storage is disabled', () => {
  const refuse = () => {
    throw new Error('denied')
  }
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
  const value = storedValue('refused')
  expect(value.get()).toBeNull()
  value.set('salt')
  expect(value.get()).toBe('salt')
})
