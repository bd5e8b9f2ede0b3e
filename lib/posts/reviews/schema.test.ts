import { expect, it } from 'vitest'
import { paragraphsOf } from './schema'

it('cuts a text at its blank lines, and names a paragraph that stands twice once', () => {
  expect(paragraphsOf('## Leeks\n\nSlice them.\nThinly.\n \t\nSlice them.\nThinly.\n\n\n')).toEqual([
    '## Leeks',
    'Slice them.\nThinly.',
  ])
})

it('keeps what a comment can hold of an endless paragraph', () => {
  expect(paragraphsOf('a'.repeat(5000))[0]).toHaveLength(2000)
  expect(paragraphsOf(' \n\n ')).toEqual([])
})
