import { describe, expect, it } from 'vitest'
import { keyLabel, PICTURE_KEY, TOOLS } from './tools'

describe('the tools', () => {
  it('have a key each, and no key twice', () => {
    const keys = [...TOOLS.map(({ key }) => key), PICTURE_KEY]
    expect(new Set(keys).size).toBe(keys.length)
  })
  it('name their keys as the keyboard does', () => {
    expect(keyLabel('Mod-Shift-8', false)).toBe('Ctrl+Shift+8')
    expect(keyLabel('Mod-b', true)).toBe('⌘B')
  })
})
