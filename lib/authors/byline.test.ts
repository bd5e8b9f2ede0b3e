import { expect, it } from 'vitest'
import { bylineOf } from './byline'

const authors = [
  { slug: 'ada-beet', name: 'Ada Beet' },
  { slug: 'ola-leek', name: 'Ola Leek' },
  { slug: 'ola-chard', name: 'Ola Chard' },
  { slug: 'ada', name: 'Ada' },
]

it.each([
  ['ola.leek', 'Ola Leek'],
  ['ola_chard', 'Ola Chard'],
  ['ada', 'Ada'],
  // Two authors have this first name.
  ['ola', null],
  ['admin', null],
  ['beet', null],
])('finds the author of the account %s', (username, name) => {
  expect(bylineOf(username, authors)).toBe(name)
})

it('finds the only author with the first name of the account', () => {
  expect(bylineOf('ada', authors.slice(0, 2))).toBe('Ada Beet')
})
