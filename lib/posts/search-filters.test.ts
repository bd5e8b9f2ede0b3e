import { expect, test } from 'vitest'
import { filtersIn } from './search-filters'

const asked = (query: string) => {
  const found = filtersIn(query)
  return found && [found.filters.map(({ word }) => word), found.rest]
}

test.each([
  ['vegan dinner', [['vegan', 'main-dishes'], '']],
  ['quick gluten free cake', [['gluten-free', 'up-to-30-minutes'], 'cake']],
  ['Gluten-free recipes', [['gluten-free'], '']],
  ['soups for winter', [['soups', 'winter'], '']],
  ['Vegan curry', [['vegan'], 'curry']],
  ['quick, gluten-free plum-cake?', [['gluten-free', 'up-to-30-minutes'], 'plum-cake']],
  ['lentils', null],
  ['soup or dessert', null],
  ['-vegan soup', null],
])('%s', (query, filters) => expect(asked(query)).toEqual(filters))
