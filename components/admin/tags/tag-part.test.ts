import { expect, it } from 'vitest'
import { partOf, withTag } from './tag-part'

it.each([
  ['', 0, ''],
  ['Sou', 3, 'sou'],
  ['soups, wi', 9, 'wi'],
  ['soups, wi', 2, 'soups'],
  ['soups,, b', 6, ''],
  [', b', 0, ''],
  ['a,b,c', 3, 'b'],
])('finds in %j, with the caret at %i, the tag %j', (line, caret, part) => expect(partOf(line, caret)).toBe(part))

it.each([
  ['wi', 2, 'winter', 6],
  ['soups,wi', 8, 'soups, winter', 13],
  ['soups, wi, quick', 9, 'soups, winter, quick', 13],
  ['wi, quick', 1, 'winter, quick', 6],
])('replaces the tag in %j, with the caret at %i, by the chosen one', (line, caret, whole, after) =>
  expect(withTag(line, caret, 'winter')).toEqual({ line: whole, caret: after }),
)
