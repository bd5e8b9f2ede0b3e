import { expect, test } from 'vitest'
import { countedUpTo, parsePageNumber } from './paging'

test.each(['2', '13', '200'])('%s is a page number', (segment) => {
  expect(parsePageNumber(segment)).toBe(Number(segment))
})

test.each(['1', '0', '-1', '01', '2.0', '1e3', '', 'abc', '２', '2 ', '201', '99999999999'])(
  '%j is no page number',
  (segment) => {
    expect(parsePageNumber(segment)).toBeNull()
  },
)

test('a count shows its limit', () => {
  expect([0, 999, 1000, 9999, 10_000].map((count) => countedUpTo(count))).toEqual([
    '0',
    '999',
    '1,000',
    '9,999',
    '10,000+',
  ])
  expect(countedUpTo(1000, 1000)).toBe('1,000+')
})
