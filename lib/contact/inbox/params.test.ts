import { expect, it } from 'vitest'
import { inboxHref, readInbox } from './params'

it('reads an address, and takes junk as absent', () => {
  expect(readInbox({ q: ' beans ', box: 'archived', page: '2' })).toEqual({ q: 'beans', box: 'archived', page: 2 })
  expect(readInbox({ box: 'attic', page: '0' })).toEqual({ q: '', box: 'inbox', page: 1 })
})

it('writes addresses that it reads back', () => {
  const params = readInbox({ q: 'a&b', box: 'unread', page: '3' })
  expect(inboxHref(params, { page: 3 })).toBe('/admin/messages?box=unread&q=a%26b&page=3')
  expect(inboxHref(params, { box: 'inbox' })).toBe('/admin/messages?q=a%26b')
})
