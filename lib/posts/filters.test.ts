import { describe, expect, it } from 'vitest'
import { ALL_FILTERS, facetsOf, FILTER_GROUPS, filtersPath, filtersTitle, parseFilters, toggled } from './filters'

const chosen = (...words: string[]) => {
  const filters = parseFilters(words)
  if (!filters) throw new Error(words.join())
  return filters
}

describe('filters of recipes', () => {
  it('have a unique word each', () => {
    expect(new Set(ALL_FILTERS.map(({ word }) => word)).size).toBe(ALL_FILTERS.length)
  })

  it.each([
    [['vegan'], '/blog/filter/vegan', 'Vegan recipes', ['diet:vegan']],
    [['soups'], '/blog/filter/soups', 'Recipes for soups', ['type:recipe', 'tag:soups']],
    [['soups', 'winter'], '/blog/filter/soups/winter', 'Soups for winter', ['type:recipe', 'tag:soups', 'tag:winter']],
    [
      ['up-to-60-minutes', 'winter', 'soups', 'vegan'],
      '/blog/filter/vegan/soups/winter/up-to-60-minutes',
      'Vegan soups for winter in up to 1 hour',
      ['diet:vegan', 'tag:soups', 'tag:winter', 'time:60'],
    ],
    [
      ['safe-for-pets', 'baking'],
      '/blog/filter/baking/safe-for-pets',
      'Bakes that are safe for pets',
      ['type:recipe', 'tag:baking', 'tag:safe-for-pets'],
    ],
  ])('%j have one address, a title, and facets', (words, path, title, facets) => {
    const filters = chosen(...words)
    expect(filtersPath(filters)).toBe(path)
    expect(filtersTitle(filters)).toBe(title)
    expect(facetsOf(filters)).toEqual(facets)
  })

  it.each([[[]], [['unknown']], [['vegan', 'vegetarian']], [['vegan', 'vegan']], [['vegan', 'page']], [['__proto__']]])(
    'are null for the words %j',
    (words) => expect(parseFilters(words)).toBeNull(),
  )

  it('are added, removed, and replaced within their group', () => {
    const [vegan] = chosen('vegan')
    const [vegetarian] = chosen('vegetarian')
    const [winter] = chosen('winter')
    if (!vegan || !vegetarian || !winter) throw new Error('missing')
    expect(filtersPath(toggled([], winter))).toBe('/blog/filter/winter')
    expect(filtersPath(toggled([winter], vegan))).toBe('/blog/filter/vegan/winter')
    expect(filtersPath(toggled(chosen('vegan', 'winter'), vegetarian))).toBe('/blog/filter/vegetarian/winter')
    expect(filtersPath(toggled([vegan], vegan))).toBe('/blog')
  })

  it('have a bounded number of addresses', () => {
    expect(FILTER_GROUPS.reduce((product, { options }) => product * (options.length + 1), 1)).toBeLessThan(1500)
  })
})
