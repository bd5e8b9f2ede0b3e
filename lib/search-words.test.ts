import { describe, expect, it } from 'vitest'
import { nameFinder } from './search-words.ts'

const matches = (search: string, name: string) => nameFinder(search)?.(name)

describe('nameFinder', () => {
  it('matches every word as a prefix', () => {
    expect(matches('quick din', 'Quick Dinners')).toBe(true)
    expect(matches('quick soup', 'Quick Dinners')).toBe(false)
    expect(matches('one-pot', 'One-Pot Meals')).toBe(true)
    expect(matches('"soups" (cold)?', 'Soups, cold')).toBe(true)
  })

  it('excludes a word after a minus', () => {
    expect(matches('quick -soups', 'Quick Soups')).toBe(false)
    expect(matches('quick -soups', 'Quick Dinners')).toBe(true)
  })

  it('is null without two required letters', () => {
    for (const search of ['', ' ', '-soup', '-', '?!', 'C++ -soup']) expect(nameFinder(search), search).toBeNull()
  })
})
