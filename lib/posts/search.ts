import 'server-only'
import { cardsOf } from './cards'
import { findByFacets } from './facets'
import { facetsOf, type Filters } from './filters'
import { SEARCH_HITS_MAX, SEARCH_PAGE_SIZE } from './limits'
import { filtersIn, filterWords } from './search-filters'
import { hasOperators, type MarkedPart, splitMarked, type SearchTerms } from './search-terms'
import { foodNames, similarFoods } from './similar-foods'
import { toIsoDate } from '@/lib/dates'
import { distance } from '@/lib/edit-distance'
import { mapSkippingFailures } from '@/lib/map-skipping-failures'
import type { PostType } from './types'
import { imagesOf } from '@/lib/images/public'
import { type ImageInfo, mediaName } from '@/lib/images/image'
import { rowsOf } from '@/lib/supabase/backend-error'
import { publicClient } from '@/lib/supabase/public'
import { plain } from '@/lib/text'

export type SearchHit = {
  slug: string
  title: MarkedPart[]
  excerpt: MarkedPart[]
  type: PostType
  author: string
  publishedAt: string
  image: ImageInfo | null
}

/** `total` is exact below SEARCH_HITS_MAX. */
export type SearchResult = { hits: SearchHit[]; total: number; hasNext: boolean }

/** The start of a question is not searched: "how long does chicken keep" finds posts about keeping chicken. */
const QUESTION = /^how (?:long|much|many|often)\s+(?=\S)/i

const NOTHING: SearchResult = { hits: [], total: 0, hasNext: false }

/**
 * Published posts that contain the words of a search, best first. Not cached: readers could fill the cache with
 * queries. Throws a BackendError.
 */
export async function searchPosts({ query, type, page }: SearchTerms, limit = SEARCH_PAGE_SIZE): Promise<SearchResult> {
  const offset = (page - 1) * SEARCH_PAGE_SIZE
  if (query === '' || offset >= SEARCH_HITS_MAX) return NOTHING
  const client = publicClient('live')
  const rows = rowsOf(
    await client.rpc('search_posts', {
      p_query: query.replace(QUESTION, ''),
      p_limit: limit,
      p_offset: offset,
      ...(type && { p_type: type }),
    }),
  )
  const paths = rows.map((row) => row.image_url)
  const images = await imagesOf(paths, '', client)
  const total = rows[0]?.total ?? 0
  const hits = await mapSkippingFailures('search', rows, (row) => ({
    slug: row.slug,
    title: splitMarked(row.marked_title),
    excerpt: splitMarked(row.marked_excerpt),
    type: row.post_type,
    author: row.author,
    publishedAt: toIsoDate(row.published_at),
    image: images[mediaName(row.image_url) ?? ''] ?? null,
  }))
  return { hits, total, hasNext: offset + rows.length < total }
}

/** A word of a query that no post contains, and a similar word of the posts; both without diacritics. */
export type Candidate = { typed: string; word: string; spelling: string }

/** The edit distance that counts as a misspelling: one in a short word, two in a long one. */
const distanceMax = (typed: string): number => (typed.length <= 5 ? 1 : 2)

/** For each word, the candidate with the smallest edit distance; of equal ones the singular, else the first. */
function bestOf(candidates: readonly Candidate[]): Map<string, string> {
  const best = new Map<string, { spelling: string; slips: number }>()
  for (const { typed, word, spelling } of candidates) {
    const slips = distance(typed, word, distanceMax(typed))
    if (slips > distanceMax(typed)) continue
    const known = best.get(typed)
    const isSingular = known?.slips === slips && known.spelling !== spelling && known.spelling.startsWith(spelling)
    if (!known || slips < known.slips || isSingular) best.set(typed, { spelling, slips })
  }
  return new Map([...best].map(([typed, { spelling }]) => [typed, spelling]))
}

/** A query with its misspelt words as posts spell them; null when nothing changes. */
export function respell(query: string, candidates: readonly Candidate[]): string | null {
  const best = bestOf(candidates)
  const respelt = query.replace(/[\p{L}\p{M}]+/gu, (word) => best.get(plain(word)) ?? word)
  return respelt === query ? null : respelt
}

/** Shorter words resemble too many others. */
const GUESSED_MIN = 4
/** A query with more unknown words is not respelt: no post would contain all of them. */
const GUESSED_MAX = 3

/** Words of dishes and foods, the likeliest subjects of a search. */
const DISH_WORDS: readonly string[] = [
  ...new Set([...filterWords, ...foodNames].flatMap((name) => name.split(/[\s-]+/))),
].filter(({ length }) => length >= GUESSED_MIN)

/** Pairs each word with every dish word. */
export const dishCandidates = (words: readonly string[]): Candidate[] =>
  words.flatMap((typed) => DISH_WORDS.map((word) => ({ typed, word: plain(word), spelling: word })))

const isUnknown = async (word: string): Promise<boolean> =>
  (await searchPosts({ query: word, type: null, page: 1 }, 1)).total === 0

/** A query as posts or dishes spell its words; null when nothing is similar. Throws a BackendError. */
async function respellSearch(query: string): Promise<string | null> {
  const candidates = rowsOf(await publicClient('live').rpc('suggest_words', { p_query: query }))
  const guessed = [...new Set(candidates.map(({ typed }) => typed))]
  const others = [...new Set(plain(query).match(/\p{L}+/gu))].filter(
    (word) => word.length >= GUESSED_MIN && !guessed.includes(word),
  )
  const isFew = guessed.length + others.length <= GUESSED_MAX
  const unknown = isFew ? await Promise.all(others.map(isUnknown)) : []
  // Dish words come first, because the first of equally near words wins: "soop" is soup, not "soon".
  const dishes = dishCandidates([...guessed, ...others.filter((_, index) => unknown[index])])
  return respell(query, [...dishes, ...candidates])
}

/**
 * The result of a search. When no post contains all its words, `respelt` is the query that found the hits, `isNearest`
 * says that they match only a part of it, and `similar` names the foods that replaced the one in the query. `filters`:
 * those that the query names.
 */
export type ForgivingResult = SearchResult & {
  respelt: string | null
  isNearest: boolean
  similar: readonly string[]
  filters: Filters
}

/** The most hits of one database query. */
const HITS_MAX = 50

/** Posts as hits without marked words. */
async function hitsOf(slugs: readonly string[]): Promise<SearchHit[]> {
  const part = (text: string): MarkedPart[] => [{ text, marked: false }]
  return (await cardsOf(slugs)).map((post) => ({
    ...post,
    title: part(post.title),
    excerpt: part(post.excerpt),
  }))
}

/** The hits that have every facet. */
async function withFacets(hits: readonly SearchHit[], facets: readonly string[]): Promise<SearchHit[]> {
  const slugs = hits.map(({ slug }) => slug)
  const rows = rowsOf(
    await publicClient('live').from('blog_posts').select('slug').in('slug', slugs).contains('facets', facets),
  )
  return hits.filter(({ slug }) => rows.some((row) => row.slug === slug))
}

/** Posts that pass the filters of a query and contain its other words. */
async function searchByFilters(filters: Filters, rest: string, type: PostType | null): Promise<SearchResult> {
  const facets = facetsOf(filters)
  const hits =
    rest === ''
      ? await hitsOf(await findByFacets(facets, HITS_MAX))
      : await withFacets((await searchPosts({ query: rest, type, page: 1 }, HITS_MAX)).hits, facets)
  const ofType = type ? hits.filter((hit) => hit.type === type) : hits
  return { hits: ofType, total: ofType.length, hasNext: false }
}

/** Whether a query may find posts with only some of its words: it has several, and no quotes or minus. */
export const mayMatchInPart = (query: string): boolean => query.includes(' ') && !hasOperators(query)

/** The searches that replace one without results, one after the other. */
async function* otherSearches(terms: SearchTerms): AsyncGenerator<SearchResult & Partial<ForgivingResult>> {
  const asked = filtersIn(terms.query)
  // Drops the last filter until something is found.
  for (let kept = asked?.filters.length ?? 0; asked && kept > 0; kept--) {
    const filters = asked.filters.slice(0, kept)
    const filtered = await searchByFilters(filters, asked.rest, terms.type)
    yield { ...filtered, filters, isNearest: kept < asked.filters.length }
  }
  const respelt = await respellSearch(terms.query)
  if (respelt !== null) yield { ...(await searchPosts({ ...terms, query: respelt })), respelt }
  const foods = similarFoods(terms.query)
  if (foods) yield { ...(await searchPosts({ ...terms, query: foods.query })), hasNext: false, similar: foods.names }
  if (!mayMatchInPart(terms.query)) return
  const anyWordOf = (query: string) => searchPosts({ ...terms, query: query.split(' ').join(' or ') })
  yield { ...(await anyWordOf(terms.query)), hasNext: false, isNearest: true }
  if (respelt !== null) yield { ...(await anyWordOf(respelt)), hasNext: false, isNearest: true, respelt }
}

/** Like searchPosts; without results it tries filters, then respelling, similar foods, and any of the words. */
export async function searchForgivingly(terms: SearchTerms): Promise<ForgivingResult> {
  const result = await searchPosts(terms)
  const plainly = { respelt: null, isNearest: false, similar: [], filters: filtersIn(terms.query)?.filters ?? [] }
  if (result.total > 0 || terms.page > 1 || terms.query === '') return { ...plainly, ...result }
  for await (const other of otherSearches(terms)) if (other.total > 0) return { ...plainly, ...other }
  return { ...plainly, ...NOTHING }
}
