import { expect, it } from 'vitest'
import { paragraphsOf } from './schema'

it('splits a text at its blank lines, and returns a repeated paragraph once', () => {
  expect(paragraphsOf('## Leeks\n\nSlice them.\nThinly.\n \t\nSlice them.\nThinly.\n\n\n')).toEqual([
    '## Leeks',
    'Slice them.\nThinly.',
  ])
})

it('cuts a paragraph at the limit of a quote, and splits no emoji', () => {
  expect(paragraphsOf('a'.repeat(5000))[0]).toHaveLength(2000)
  expect(paragraphsOf(' \n\n ')).toEqual([])
  expect(paragraphsOf(`${'a'.repeat(1999)}🍲 and more`)).toEqual(['a'.repeat(1999)])
})
