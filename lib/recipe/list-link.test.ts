import { expect, it } from 'vitest'
import { listFragment, readListFragment } from './list-link.ts'

it('reads back the lines of any script', () => {
  const lines = ['3 onions', '150 g śmietany', '½ lemon', '🧅 & <b>']
  const fragment = listFragment(lines)
  expect(fragment).toMatch(/^#list=[\w-]+$/)
  expect(readListFragment(fragment)).toEqual(lines)
})

it('reads no lines from another fragment, half a link or an invalid one', () => {
  expect(readListFragment('')).toEqual([])
  expect(readListFragment('#user-content-notes')).toEqual([])
  expect(readListFragment('#list=')).toEqual([])
  expect(readListFragment('#list=%%%')).toEqual([])
  expect(readListFragment('#list=wyg')).toEqual([])
  expect(readListFragment(listFragment(['żółć'.repeat(40)]).slice(0, -1)).length).toBeLessThanOrEqual(1)
})

it('limits the length of a line and the number of lines', () => {
  expect(readListFragment(listFragment(['x'.repeat(301), 'bread', 'bread', '  ']))).toEqual([
    `${'x'.repeat(299)}…`,
    'bread',
  ])
  expect(readListFragment(listFragment(Array.from({ length: 1000 }, (_, index) => `item ${index}`)))).toHaveLength(300)
})
