import { expect, test } from 'vitest'
import { countedUpTo, parsePageNumber, readListed } from './paging'

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

test.each([
  [50, 1, 1, 50, 1],
  [51, 1, 1, 50, 2],
  [51, 2, 2, 1, 2],
  // The only row of the second page was deleted.
  [50, 2, 1, 50, 1],
  [0, 3, 1, 0, 1],
])('of %i rows, page %i of a list is page %i with %i rows of %i pages', async (total, asked, page, shown, pages) => {
  const all = Array.from({ length: total }, (_, row) => row)
  const list = await readListed(asked, (from, to) => Promise.resolve(all.slice(from, to + 1)))
  expect([list.page, list.rows.length, list.pages]).toEqual([page, shown, pages])
})
