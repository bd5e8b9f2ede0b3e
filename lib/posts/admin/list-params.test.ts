import { describe, expect, it } from 'vitest'
import { postListHref, readPostList, sortKey } from './list-params'

describe('readPostList', () => {
  it('reads a whole address', () => {
    const params = { q: ' soup ', state: 'scheduled', type: 'news', author: 'Anna', sort: 'title-last', page: '3' }
    expect(readPostList(params)).toEqual({ ...params, q: 'soup', page: 3 })
  })

  it('takes junk as absent, and the first of several', () => {
    expect(readPostList({})).toEqual({ q: '', author: '', sort: 'changed', page: 1 })
    expect(readPostList({ state: 'gone', type: ['guide', 'news'], sort: 'x', page: '-4', q: 'a'.repeat(200) })).toEqual(
      {
        q: '',
        type: 'guide',
        author: '',
        sort: 'changed',
        page: 1,
      },
    )
    expect(readPostList({ page: '1e9' }).page).toBe(1)
    expect(readPostList({ page: '2.5' }).page).toBe(1)
  })
})

describe('postListHref', () => {
  const params = readPostList({ q: 'a&b', state: 'draft', page: '4' })

  it('leaves out what is as by default', () => {
    expect(postListHref(readPostList({}))).toBe('/admin/posts')
  })

  it('starts at the first page again when a filter changes', () => {
    expect(postListHref(params, { type: 'news' })).toBe('/admin/posts?q=a%26b&state=draft&type=news')
    expect(postListHref(params, { page: 5 })).toBe('/admin/posts?q=a%26b&state=draft&page=5')
    expect(postListHref(params, { state: undefined })).toBe('/admin/posts?q=a%26b')
  })

  it('reads back what it wrote', () => {
    const full = readPostList({ q: 'ł ó', state: 'bin', type: 'guide', author: 'A & B', sort: 'title', page: '2' })
    const query = new URL(postListHref(full, { page: 2 }), 'http://x').searchParams
    expect(readPostList(Object.fromEntries(query))).toEqual(full)
  })
})

it('sorts dates from the newest and titles from A, or the other way round', () => {
  expect(sortKey('published')).toEqual({ key: 'published', descending: true })
  expect(sortKey('published-first')).toEqual({ key: 'published', descending: false })
  expect(sortKey('title')).toEqual({ key: 'title', descending: false })
  expect(sortKey('title-last')).toEqual({ key: 'title', descending: true })
})
