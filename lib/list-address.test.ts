import { describe, expect, it } from 'vitest'
import { anyOf, listAddress, oneOf, words } from './list-address'

const pots = listAddress('/pots', {
  state: anyOf(['full', 'empty']),
  q: words(10),
  sort: oneOf(['name', 'size'], 'name'),
})

describe('listAddress', () => {
  it('treats missing, invalid and repeated parts as absent', () => {
    const plain = { state: undefined, q: '', sort: 'name', page: 1 }
    expect(pots.read({})).toEqual(plain)
    expect(pots.read({ state: 'broken', q: 'x'.repeat(11), sort: ['?', 'size'], page: '-1' })).toEqual(plain)
    expect(pots.read({ state: 'full\0', q: 'so\0up' })).toEqual(plain)
    expect(pots.read({ q: '\ud83c' })).toEqual(plain)
    expect(pots.read({ state: ['full', 'empty'], q: ' soup ', sort: 'size', page: '7' })).toEqual({
      state: 'full',
      q: 'soup',
      sort: 'size',
      page: 7,
    })
  })

  it('writes an address that it reads back, without defaults', () => {
    const params = pots.read({ state: 'full', q: 'a&b', sort: 'name', page: '3' })
    expect(pots.href(params, { page: 3 })).toBe('/pots?state=full&q=a%26b&page=3')
    expect(pots.href(params)).toBe('/pots?state=full&q=a%26b')
    expect(pots.href(params, { state: undefined, q: '' })).toBe('/pots')
    expect(pots.href({ sort: 'size' })).toBe('/pots?sort=size')
  })

  it('keeps every part in a search except defaults, its own fields and the page', () => {
    const params = pots.read({ state: 'full', q: 'soup', sort: 'size', page: '3' })
    expect(pots.search(params)).toEqual({ action: '/pots', value: 'soup', keep: { state: 'full', sort: 'size' } })
    expect(pots.search(params, ['sort']).keep).toEqual({ state: 'full' })
    expect(pots.search(pots.read({}))).toEqual({ action: '/pots', value: '', keep: {} })
  })
})
