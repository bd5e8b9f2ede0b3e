import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { flashToast, takeFlashToast } from './flash-toast'

const items = new Map<string, string>()

describe('flash toast', () => {
  beforeEach(() =>
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, value: string) => void items.set(key, value),
      removeItem: (key: string) => void items.delete(key),
    }),
  )
  afterEach(() => {
    items.clear()
    vi.unstubAllGlobals()
  })

  it('is returned once', () => {
    flashToast({ variant: 'success', title: 'Logged Out', description: 'Bye.' })
    expect(takeFlashToast()).toEqual({ variant: 'success', title: 'Logged Out', description: 'Bye.' })
    expect(takeFlashToast()).toBeNull()
  })

  it('is null when the stored value has another shape', () => {
    flashToast({ variant: 'info', title: 'x' })
    for (const key of items.keys()) items.set(key, '{"title":1}')
    expect(takeFlashToast()).toBeNull()
  })

  it('is null, without an error, when the browser has no storage', () => {
    vi.unstubAllGlobals()
    expect(() => flashToast({ variant: 'info', title: 'x' })).not.toThrow()
    expect(takeFlashToast()).toBeNull()
  })
})
