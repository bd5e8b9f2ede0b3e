import { describe, expect, it } from 'vitest'
import { groupIds } from './groups.ts'
import { tools } from './registry.ts'
import { answerSearch, searchTools } from './search.ts'

const names = (query: string) => searchTools(query).map(({ name }) => name)
const keys = (query: string) => searchTools(query).map(({ group, slug }) => `${group}/${slug}`)

describe('the search of the tools', () => {
  it('finds every tool first by its own name, in any case and without accents', () => {
    for (const { name, group, slug } of tools) {
      expect(keys(name)[0], name).toBe(`${group}/${slug}`)
      expect(keys(name.toUpperCase())[0], name).toBe(`${group}/${slug}`)
    }
  })

  it('finds every tool by the jobs that its page names', () => {
    for (const { wants, group, slug } of tools)
      for (const want of wants) expect(keys(want).slice(0, 3), want).toContain(`${group}/${slug}`)
  })

  it('finds nothing for signs alone, and counts repeated words once', () => {
    for (const query of ['.*', '&|!():*', '🍲', '   ']) expect(names(query), query).toEqual([])
    expect(names('invoice '.repeat(20_000))).toEqual(names('invoice'))
  })
})

describe('the answer of the directory and of a group', () => {
  it('is null without words', () => {
    expect(answerSearch('')).toBeNull()
    expect(answerSearch('  ', 'seo')).toBeNull()
  })

  it('searches the group first, and other groups when it has no such tool', () => {
    expect(answerSearch('invoice', 'freelancers')?.kind).toBe('found')
    const elsewhere = answerSearch('subtitles', 'seo')
    expect(elsewhere?.kind).toBe('elsewhere')
    expect(elsewhere?.entries.length).toBeGreaterThan(0)
  })

  it('offers the nearest tools for words that no tool has', () => {
    for (const group of [undefined, ...groupIds]) {
      const answer = answerSearch('zebra xylophone', group)
      expect(answer?.kind).toBe('nearest')
      expect(answer?.entries).toHaveLength(3)
    }
  })
})
