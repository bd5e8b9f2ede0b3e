import { expect, test } from 'vitest'
import { putOnShelf, takeForDocument } from './document-shelf'

test('what was left is found, as often as the document is written', () => {
  putOnShelf('a', '{"a":1}')
  expect(takeForDocument('a')).toBe('{"a":1}')
  expect(takeForDocument('a')).toBe('{"a":1}')
})

test('what nobody left is an error, so that no page is kept without its data', () => {
  expect(() => takeForDocument('nobody')).toThrow('nobody')
})

test('the oldest go when many were made, and those asked for again stay', () => {
  putOnShelf('first', '1')
  for (let made = 0; made < 999; made += 1) putOnShelf(`page ${made}`, '')
  putOnShelf('first', '1')
  putOnShelf('one more', '2')
  expect(takeForDocument('first')).toBe('1')
  expect(() => takeForDocument('page 0')).toThrow()
})
