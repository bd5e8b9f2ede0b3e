import { expect, test } from 'vitest'
import { parsePageNumber } from './paging'

test.each(['2', '13', '999999'])('%s is a page', (segment) => {
  expect(parsePageNumber(segment)).toBe(Number(segment))
})

test.each(['1', '0', '-1', '01', '2.0', '1e3', '', 'abc', '２', '2 ', '99999999999'])('%j is none', (segment) => {
  expect(parsePageNumber(segment)).toBeNull()
})
