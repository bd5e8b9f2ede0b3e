import { ALL_FILTERS, type Filters, parseFilters } from './filters'
import { plain } from '../text'
import { hasOperators, plainWords } from './search-terms'

/** Synonyms of filters in a search, besides their own words and labels. */
const WORDS: Readonly<Record<string, readonly string[]>> = {
  'gluten-free': ['coeliac', 'celiac'],
  soups: ['soup', 'broth'],
  'main-dishes': ['main', 'mains', 'dinner', 'dinners', 'supper', 'lunch'],
  desserts: ['dessert', 'sweets', 'pudding'],
  baking: ['bake', 'bakes'],
  autumn: ['fall'],
  'up-to-30-minutes': ['quick', 'fast'],
}

const FILTER_OF_NAME = new Map(
  ALL_FILTERS.flatMap(({ word, label }) => [word, label, ...(WORDS[word] ?? [])].map((name) => [plain(name), word])),
)

/** Every word that names a filter in a search. */
export const filterWords: readonly string[] = [...FILTER_OF_NAME.keys()]

/** Words that add nothing to a filter: "vegan recipes", "soups for winter". */
const IGNORED = /^(?:a|an|and|for|in|the|with|recipes?|ideas?|dish(?:es)?|food)$/i

/**
 * The filters that a search names, and its other words: "vegan dinner" is two filters, "quick gluten free cake" is two
 * and "cake". Null when it names none, names two of one group, or has quotes or a minus.
 */
export function filtersIn(query: string): { filters: Filters; rest: string } | null {
  if (hasOperators(query)) return null
  const words = plainWords(query)
  const asked: string[] = []
  const rest: string[] = []
  for (let at = 0; at < words.length; at++) {
    const [one = '', two = ''] = words.slice(at, at + 2)
    const pair = FILTER_OF_NAME.get(plain(`${one} ${two}`))
    const filter = pair ?? FILTER_OF_NAME.get(plain(one))
    if (filter !== undefined) asked.push(filter)
    else if (!IGNORED.test(one)) rest.push(one)
    if (pair !== undefined && two) at++
  }
  const filters = parseFilters([...new Set(asked)])
  return filters && { filters, rest: rest.join(' ') }
}
