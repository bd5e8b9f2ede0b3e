import { expect, test } from 'vitest'
import { leaveForDocument, takeForDocument } from './for-document'

test('what was left is found, as often as the document is written', () => {
  leaveForDocument('a', '{"a":1}')
  expect(takeForDocument('a')).toBe('{"a":1}')
  expect(takeForDocument('a')).toBe('{"a":1}')
})

test('what nobody left is an error, so that no page is kept without its data', () => {
  expect(() => takeForDocument('nobody')).toThrow('nobody')
})

test('the oldest go when many were made, and those asked for again stay', () => {
  leaveForDocument('first', '1')
  for (let made = 0; made < 499; made += 1) leaveForDocument(`page ${made}`, '')
  leaveForDocument('first', '1')
  leaveForDocument('one more', '2')
  expect(takeForDocument('first')).toBe('1')
  expect(() => takeForDocument('page 0')).toThrow()
})
