import { describe, expect, it } from 'vitest'
import { hrefOfView, readPostList, saveViewSchema, sortKey, spanOf } from './list-params'

describe('readPostList', () => {
  it('reads a whole address', () => {
    const params = { q: ' soup ', state: 'scheduled', type: 'news', author: 'Anna', sort: 'title-last', page: '3' }
    const more = { owner: 'anna', tag: 'one-pot', from: '2026-01-31', to: '2026-02-01', changes: 'kept' }
    expect(readPostList({ ...params, ...more })).toEqual({ ...params, ...more, q: 'soup', page: 3 })
  })

  it('ignores a day that does not exist', () => {
    const none = readPostList({})
    for (const day of ['2026-02-30', 'tomorrow', '0000-01-01', '9999-12-31'])
      expect(readPostList({ from: day, to: day })).toEqual(none)
  })
})

it('spanOf reaches from the start of the first day to the end of the last', () => {
  expect(spanOf(readPostList({ from: '2026-02-28', to: '2026-02-28' }))).toEqual({
    p_from: '2026-02-28T00:00:00Z',
    p_to: '2026-03-01T00:00:00.000Z',
  })
  expect(spanOf(readPostList({}))).toEqual({})
})

it('sorts dates from the newest and titles from A, or the other way round', () => {
  expect(sortKey('published')).toEqual({ key: 'published', descending: true })
  expect(sortKey('published-first')).toEqual({ key: 'published', descending: false })
  expect(sortKey('title')).toEqual({ key: 'title', descending: false })
  expect(sortKey('title-last')).toEqual({ key: 'title', descending: true })
})

describe('a saved view', () => {
  it('has the parameters of the address, without the page, defaults and invalid ones', () => {
    const query = 'page=3&sort=changed&state=draft&author=Anna&nonsense=1&type=essay'
    expect(saveViewSchema.parse({ name: ' Anna’s drafts ', query })).toEqual({
      name: 'Anna’s drafts',
      query: 'state=draft&author=Anna',
    })
    expect(hrefOfView('state=draft&author=Anna')).toBe('/admin/posts?state=draft&author=Anna')
  })

  it.each([
    [{ name: ' ', query: 'q=soup' }, 'Give it a name'],
    [{ name: 'n'.repeat(41), query: 'q=soup' }, 'A name may have 40 characters'],
    [{ name: 'All', query: 'page=2&sort=changed' }, 'Search, filter or sort the list first'],
    // As in the address, where each of these letters takes six characters. The database stores 1000.
    [{ name: 'Long', query: `author=${'ż'.repeat(200)}` }, 'These words are too long for a view. Use fewer of them.'],
  ])('%j is refused', (view, message) => {
    expect(saveViewSchema.safeParse(view).error?.issues[0]?.message).toBe(message)
  })
})
