import { describe, expect, it } from 'vitest'
import { deskListHref, readDeskList, sortKey } from './list-params'

describe('readDeskList', () => {
  it('reads a whole address', () => {
    const params = { q: ' soup ', state: 'scheduled', type: 'news', author: 'Anna', sort: 'title-last', page: '3' }
    expect(readDeskList(params)).toEqual({ ...params, q: 'soup', page: 3 })
  })

  it('takes junk as absent, and the first of several', () => {
    expect(readDeskList({})).toEqual({ q: '', author: '', sort: 'changed', page: 1 })
    expect(readDeskList({ state: 'gone', type: ['guide', 'news'], sort: 'x', page: '-4', q: 'a'.repeat(200) })).toEqual(
      {
        q: '',
        type: 'guide',
        author: '',
        sort: 'changed',
        page: 1,
      },
    )
    expect(readDeskList({ page: '1e9' }).page).toBe(1)
    expect(readDeskList({ page: '2.5' }).page).toBe(1)
  })
})

describe('deskListHref', () => {
  const params = readDeskList({ q: 'a&b', state: 'draft', page: '4' })

  it('leaves out what is as by default', () => {
    expect(deskListHref(readDeskList({}))).toBe('/admin/posts')
  })

  it('starts at the first page again when a filter changes', () => {
    expect(deskListHref(params, { type: 'news' })).toBe('/admin/posts?q=a%26b&state=draft&type=news')
    expect(deskListHref(params, { page: 5 })).toBe('/admin/posts?q=a%26b&state=draft&page=5')
    expect(deskListHref(params, { state: undefined })).toBe('/admin/posts?q=a%26b')
  })

  it('reads back what it wrote', () => {
    const full = readDeskList({ q: 'ł ó', state: 'bin', type: 'guide', author: 'A & B', sort: 'title', page: '2' })
    const query = new URL(deskListHref(full, { page: 2 }), 'http://x').searchParams
    expect(readDeskList(Object.fromEntries(query))).toEqual(full)
  })
})

it('sorts dates from the newest and titles from A, or the other way round', () => {
  expect(sortKey('published')).toEqual({ key: 'published', descending: true })
  expect(sortKey('published-first')).toEqual({ key: 'published', descending: false })
  expect(sortKey('title')).toEqual({ key: 'title', descending: false })
  expect(sortKey('title-last')).toEqual({ key: 'title', descending: true })
})
