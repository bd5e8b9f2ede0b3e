import { SEARCH_QUERY_MAX } from './limits'
import { POST_TYPES, type PostType } from './types'

/** Marks around a found word (public.search_posts): characters for private use, not HTML. */
export const MARK_START = '\uE000'
export const MARK_END = '\uE001'

const MARKED = new RegExp(`${MARK_START}([^${MARK_START}${MARK_END}]*)${MARK_END}`)

export type MarkedPart = { text: string; marked: boolean }

/** Splits a text at its marks; unpaired marks are dropped. */
export const splitMarked = (text: string): MarkedPart[] =>
  text
    .split(MARKED)
    // Every second part is what the pattern captures.
    .map((part, index) => ({
      text: part.replaceAll(MARK_START, '').replaceAll(MARK_END, ''),
      marked: index % 2 === 1,
    }))
    .filter((part) => part.text !== '')

/** A search, as in the address `/search?q=soup&type=recipe&page=2`. */
export type SearchTerms = { query: string; type: PostType | null; page: number }

/** Whether a search uses operators: quotes, or a minus before a word. */
export const hasOperators = (query: string): boolean => /"|(?:^|\s)-\S/.test(query)

/** The words of a search without operators, without signs such as a question mark. */
export const plainWords = (query: string): string[] => query.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'’-]*/gu) ?? []

type Params = Record<string, string | string[] | undefined>

const first = (value: string | string[] | undefined): string => (Array.isArray(value) ? value[0] : value) ?? ''

/** Removes control characters (the database refuses NUL) and the marks, and leaves one space between words. */
const clean = (text: string): string =>
  [
    ...text
      .toWellFormed()
      .replace(/[\p{Cc}\p{Co}\s]+/gu, ' ')
      .trim(),
  ]
    .slice(0, SEARCH_QUERY_MAX)
    .join('')
    .trim()

/** Reads a search from an address; invalid parts are ignored. */
export function parseSearch(params: Params): SearchTerms {
  const type = POST_TYPES.find((known) => known === first(params.type)) ?? null
  const page = /^[1-9]\d{0,3}$/.test(first(params.page)) ? Number(first(params.page)) : 1
  return { query: clean(first(params.q)), type, page }
}

/** The address of a search, without its default values. */
export function searchPath({ query, type, page }: SearchTerms): string {
  const params = new URLSearchParams()
  if (query) params.set('q', query)
  if (type) params.set('type', type)
  if (page > 1) params.set('page', String(page))
  return params.size > 0 ? `/search?${params}` : '/search'
}
