import { describe, expect, it } from 'vitest'
import { SEARCH_QUERY_MAX } from './limits.ts'
import { MARK_END, MARK_START, splitMarked, parseSearch, searchPath } from './search-terms.ts'

describe('parseSearch', () => {
  it('reads query, type and page', () => {
    expect(parseSearch({ q: ' beet  soup ', type: 'guide', page: '3' })).toEqual({
      query: 'beet soup',
      type: 'guide',
      page: 3,
    })
    expect(parseSearch({})).toEqual({ query: '', type: null, page: 1 })
  })

  it.each([
    ['\u0000soup\u0007', 'soup'],
    ['a\uD83D', 'a\uFFFD'],
    [`${MARK_START}x${MARK_END}`, 'x'],
    ['🍲', '🍲'],
    ['"split peas" -ham', '"split peas" -ham'],
  ])('cleans %j', (q, query) => expect(parseSearch({ q }).query).toBe(query))

  it('cuts long queries between whole characters', () => {
    expect(parseSearch({ q: 'x'.repeat(10_000) }).query).toHaveLength(SEARCH_QUERY_MAX)
    expect([...parseSearch({ q: '🍲'.repeat(500) }).query]).toHaveLength(SEARCH_QUERY_MAX)
  })

  it.each(['0', '-1', '1e3', '99999', 'x', ''])('treats page %j as the first', (page) =>
    expect(parseSearch({ page }).page).toBe(1),
  )

  it('reads the first of two values, and ignores an unknown type', () => {
    expect(parseSearch({ q: ['a', 'b'], type: 'admin' })).toEqual({ query: 'a', type: null, page: 1 })
  })
})

it('writes the address that it reads', () => {
  const terms = { query: 'salt & "pepper" +1', type: 'recipe', page: 2 } as const
  const path = searchPath(terms)
  expect(parseSearch(Object.fromEntries(new URL(path, 'http://x').searchParams))).toEqual(terms)
  expect(searchPath({ query: '', type: null, page: 1 })).toBe('/search')
})

describe('splitMarked', () => {
  it('splits at marks', () => {
    expect(splitMarked(`Beet ${MARK_START}soup${MARK_END}, cold`)).toEqual([
      { text: 'Beet ', marked: false },
      { text: 'soup', marked: true },
      { text: ', cold', marked: false },
    ])
  })

  it.each([
    ['plain', ['plain']],
    ['', []],
    [`${MARK_START}open`, ['open']],
    [`close${MARK_END} only`, ['close only']],
  ])('drops unpaired marks: %j', (text, expected) => {
    const parts = splitMarked(text)
    expect(parts.map((part) => part.text)).toEqual(expected)
    expect(parts.some((part) => part.marked)).toBe(false)
  })
})
