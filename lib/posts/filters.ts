import { DIETS } from '../recipe/labels.ts'

/** A filter of recipes. `word` is its part of the address, `facet` its name in the database. */
export interface FilterOption {
  readonly word: string
  readonly label: string
  readonly facet: string
  /** Its part of the page's title: "Vegan", "soups", "for winter". */
  readonly phrase: string
}

export interface FilterGroup {
  readonly name: 'diet' | 'course' | 'season' | 'time' | 'pets'
  readonly label: string
  readonly options: readonly FilterOption[]
}

const diet = ([word, label]: [string, string]): FilterOption => ({ word, label, facet: `diet:${word}`, phrase: label })
const course = (word: string, label: string, phrase: string): FilterOption => ({
  word,
  label,
  phrase,
  facet: `tag:${word}`,
})
const season = (word: string): FilterOption => ({
  word,
  label: `${word.charAt(0).toUpperCase()}${word.slice(1)}`,
  facet: `tag:${word}`,
  phrase: `for ${word}`,
})
const time = (minutes: number, words: string): FilterOption => ({
  word: `up-to-${minutes}-minutes`,
  label: `Up to ${words}`,
  facet: `time:${minutes}`,
  phrase: `in up to ${words}`,
})

/** The filters of recipes, in the order of their words in addresses. */
export const FILTER_GROUPS: readonly FilterGroup[] = [
  { name: 'diet', label: 'Diet', options: Object.entries(DIETS).map(diet) },
  {
    name: 'course',
    label: 'Course',
    options: [
      course('soups', 'Soups', 'soups'),
      course('main-dishes', 'Main dishes', 'main dishes'),
      course('desserts', 'Desserts', 'desserts'),
      course('baking', 'Baking', 'bakes'),
    ],
  },
  { name: 'season', label: 'Season', options: ['spring', 'summer', 'autumn', 'winter'].map(season) },
  { name: 'time', label: 'Time', options: [time(30, '30 minutes'), time(60, '1 hour'), time(120, '2 hours')] },
  {
    name: 'pets',
    label: 'Pets',
    options: [
      { word: 'safe-for-pets', label: 'Safe for pets', facet: 'tag:safe-for-pets', phrase: 'that are safe for pets' },
    ],
  },
]

const FILTERS_PATH = '/blog/filter'

/** Chosen filters: at most one option of each group, in the order of the groups. */
export type Filters = readonly FilterOption[]

export const ALL_FILTERS: readonly FilterOption[] = FILTER_GROUPS.flatMap(({ options }) => options)

const groupOf = (option: FilterOption): FilterGroup | undefined =>
  FILTER_GROUPS.find(({ options }) => options.includes(option))

const inOrder = (options: Iterable<FilterOption>): Filters => {
  const chosen = new Set(options)
  return ALL_FILTERS.filter((option) => chosen.has(option))
}

/** The filters that the words of an address name, in any order. Null for an unknown word, or two of one group. */
export function parseFilters(words: readonly string[]): Filters | null {
  const options = words.map((word) => ALL_FILTERS.find((option) => option.word === word))
  const known = options.filter((option) => option !== undefined)
  const groups = new Set(known.map(groupOf))
  return words.length > 0 && known.length === words.length && groups.size === words.length ? inOrder(known) : null
}

/** The address of chosen filters; without any, the address of the listing. */
export const filtersPath = (filters: Filters): string =>
  filters.length > 0 ? `${FILTERS_PATH}/${filters.map(({ word }) => word).join('/')}` : '/blog'

/** Removes a chosen option, or adds it in place of another of its group. */
export function toggled(filters: Filters, option: FilterOption): Filters {
  const group = groupOf(option)
  const others = filters.filter((one) => groupOf(one) !== group)
  return filters.includes(option) ? others : inOrder([...others, option])
}

/** "Vegan soups for winter in up to 1 hour". */
export function filtersTitle(filters: Filters): string {
  const phraseOf = (name: FilterGroup['name']) => filters.find((option) => groupOf(option)?.name === name)?.phrase
  const course = phraseOf('course')
  // A course alone has another title than the topic of its name, which has posts of every type.
  const noun = course && filters.length === 1 ? `recipes for ${course}` : (course ?? 'recipes')
  const text = [phraseOf('diet'), noun, phraseOf('season'), phraseOf('time'), phraseOf('pets')]
    .filter(Boolean)
    .join(' ')
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`
}

/** The facets to query. Posts of every type have topics, so the type is added unless a diet or a time limits it. */
export function facetsOf(filters: Filters): string[] {
  const facets = filters.map(({ facet }) => facet)
  return facets.some((facet) => facet.startsWith('diet:') || facet.startsWith('time:'))
    ? facets
    : ['type:recipe', ...facets]
}
