import { expect, it } from 'vitest'
import { wordFilters } from './search-pattern'

it('looks for every word in every column', () => {
  expect(wordFilters(' onion  soup ', ['title', 'slug'])).toEqual([
    'title.ilike."%onion%",slug.ilike."%onion%"',
    'title.ilike."%soup%",slug.ilike."%soup%"',
  ])
  expect(wordFilters('   ', ['title'])).toEqual([])
})

it('takes signs of the pattern and of the filter as text', () => {
  expect(wordFilters('50%', ['title'])).toEqual(['title.ilike."%50\\\\%%"'])
  expect(wordFilters('a,b)', ['title'])).toEqual(['title.ilike."%a,b)%"'])
  expect(wordFilters('"x"', ['title'])).toEqual(['title.ilike."%\\"x\\"%"'])
})
