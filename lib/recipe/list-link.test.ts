import { expect, it } from 'vitest'
import { listFragment, readListFragment } from './list-link.ts'

it('comes back as it went, whatever its letters', () => {
  const lines = ['3 onions', '150 g śmietany', '½ lemon', '🧅 & <b>']
  const fragment = listFragment(lines)
  expect(fragment).toMatch(/^#list=[\w-]+$/)
  expect(readListFragment(fragment)).toEqual(lines)
})

it('is nothing for another fragment, half a link or rubbish', () => {
  expect(readListFragment('')).toEqual([])
  expect(readListFragment('#user-content-notes')).toEqual([])
  expect(readListFragment('#list=')).toEqual([])
  expect(readListFragment('#list=%%%')).toEqual([])
  expect(readListFragment('#list=wyg')).toEqual([])
  expect(readListFragment(listFragment(['żółć'.repeat(40)]).slice(0, -1)).length).toBeLessThanOrEqual(1)
})

it('keeps to a length that a browser takes', () => {
  expect(readListFragment(listFragment(['x'.repeat(301), 'bread', 'bread', '  ']))).toEqual(['bread'])
  expect(readListFragment(listFragment(Array.from({ length: 1000 }, (_, index) => `item ${index}`)))).toHaveLength(300)
})
