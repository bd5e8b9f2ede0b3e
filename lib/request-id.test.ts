import { expect, test } from 'vitest'
import { madeId, requestIdOf } from './request-id'

test('a proxy’s name for a request is kept', () => {
  expect(requestIdOf('fra1::abcde-1700000000000-0123456789ab')).toBe('fra1::abcde-1700000000000-0123456789ab')
})

test.each([null, undefined, '', 'short', 'a b c d e f g h', `"},{"level":"error"`, 'x'.repeat(129), 'line\nfeed-here'])(
  'what cannot be a name (%j) is replaced, and what is no name of ours is nobody’s',
  (given) => {
    expect(madeId(given)).toBeUndefined()
    expect(madeId(requestIdOf(given))).toMatch(/^[0-9a-f-]{36}$/)
  },
)
