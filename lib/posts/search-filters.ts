import { ALL_FILTERS, type Filters, parseFilters } from './filters'
import { plain } from '../text'
import { hasOperators } from './search-terms'

/** Other words by which readers ask for a filter; its own word and label are known too. */
const WORDS: Readonly<Record<string, readonly string[]>> = {
  'gluten-free': ['coeliac', 'celiac'],
  soups: ['soup', 'broth'],
  'main-dishes': ['main', 'mains', 'dinner', 'dinners', 'supper', 'lunch'],
  desserts: ['dessert', 'sweets', 'pudding'],
  baking: ['bake', 'bakes'],
  autumn: ['fall'],
  'up-to-30-minutes': ['quick', 'fast'],
}

const ASKED = new Map(
  ALL_FILTERS.flatMap(({ word, label }) => [word, label, ...(WORDS[word] ?? [])].map((name) => [plain(name), word])),
)

/** Every word by which a filter is asked for. */
export const filterWords: readonly string[] = [...ASKED.keys()]

/** A word that says nothing beside a filter: "vegan recipes", "soups for winter". */
const EMPTY = /^(?:a|an|and|for|in|the|with|recipes?|ideas?|dish(?:es)?|food)$/i

/**
 * The filters that a search asks for, and the words that are left: "vegan dinner" are two filters, "quick gluten free cake"
 * are two and "cake". Null when it asks for none, for two of one group, or with quotes or a minus.
 */
export function filtersIn(query: string): { filters: Filters; rest: string } | null {
  if (hasOperators(query)) return null
  const words = query.split(/\s+/).filter(Boolean)
  const asked: string[] = []
  const rest: string[] = []
  for (let at = 0; at < words.length; at++) {
    const [one = '', two = ''] = words.slice(at, at + 2)
    const pair = ASKED.get(plain(`${one} ${two}`))
    const filter = pair ?? ASKED.get(plain(one))
    if (filter !== undefined) asked.push(filter)
    else if (!EMPTY.test(one)) rest.push(one)
    if (pair !== undefined && two) at++
  }
  const filters = parseFilters([...new Set(asked)])
  return filters && { filters, rest: rest.join(' ') }
}
