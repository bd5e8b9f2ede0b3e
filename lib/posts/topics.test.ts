import { expect, it } from 'vitest'
import { topicsOf } from './topics'

it.each([
  [
    ['soups', 'polish cooking'],
    ['tag:polish-cooking', 'tag:soups', 'type:recipe', 'diet:vegan'],
    [
      ['soups', 'soups'],
      ['polish-cooking', 'polish cooking'],
    ],
  ],
  [['śniadania łatwe'], ['tag:sniadania-latwe'], [['sniadania-latwe', 'śniadania łatwe']]],
  [['smørrebrød'], ['tag:smorrebrod'], [['smorrebrod', 'smørrebrød']]],
  [
    ['Käse', 'ku\u0308rbis'],
    ['tag:kaese', 'tag:kuerbis'],
    [
      ['kaese', 'Käse'],
      ['kuerbis', 'ku\u0308rbis'],
    ],
  ],
  [["shepherd's pie"], ['tag:shepherds-pie'], [['shepherds-pie', "shepherd's pie"]]],
  [['mac & cheese'], ['tag:mac-and-cheese'], [['mac-and-cheese', 'mac & cheese']]],
  // The database made another slug than this code: the link must still be right.
  [['χαλβάς'], ['tag:chalvas'], [['chalvas', 'chalvas']]],
  [['čaj', 'caj'], ['tag:caj'], [['caj', 'čaj']]],
  [['🍲'], ['type:recipe'], []],
  [[], [], []],
])('the topics of a post %j', (tags, facets, expected) => {
  expect(topicsOf({ tags, facets }).map(({ slug, name }) => [slug, name])).toEqual(expected)
})
