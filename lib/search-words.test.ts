import { describe, expect, it } from 'vitest'
import { nameFinder } from './search-words.ts'

const isMeant = (search: string, name: string) => nameFinder(search)?.(name)

describe('nameFinder', () => {
  it('matches every word as a prefix', () => {
    expect(isMeant('quick din', 'Quick Dinners')).toBe(true)
    expect(isMeant('quick soup', 'Quick Dinners')).toBe(false)
    expect(isMeant('one-pot', 'One-Pot Meals')).toBe(true)
  })

  it('excludes a word after a minus', () => {
    expect(isMeant('quick -soups', 'Quick Soups')).toBe(false)
    expect(isMeant('quick -soups', 'Quick Dinners')).toBe(true)
  })

  it('is null without a required word', () => {
    for (const search of ['', ' ', '-soup', '-']) expect(nameFinder(search), search).toBeNull()
  })
})
