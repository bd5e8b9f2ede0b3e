import { expect, it } from 'vitest'
import { searchTools } from '../search.ts'

/** Tests that the search of the tools lists a tool among the first three results of queries in visitors' words. */
export const testSearches = (key: string, queries: readonly string[]) =>
  it.each(queries)('the search finds the tool for “%s”', (query) => {
    const found = searchTools(query).map(({ group, slug }) => `${group}/${slug}`)
    expect(found.slice(0, 3)).toContain(key)
  })
