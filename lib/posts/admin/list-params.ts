import { z } from 'zod'
import { SEARCH_MAX } from './limits.ts'
import { POST_STATES } from './state.ts'
import { POST_TYPES } from '../schema.ts'

export const DESK_SORTS = [
  'changed',
  'changed-first',
  'published',
  'published-first',
  'created',
  'created-first',
  'title',
  'title-last',
] as const
export type DeskSort = (typeof DESK_SORTS)[number]

export const DESK_SORT_LABELS: Record<DeskSort, string> = {
  changed: 'Last changed',
  'changed-first': 'Longest unchanged',
  published: 'Newest publication',
  'published-first': 'Oldest publication',
  created: 'Last created',
  'created-first': 'First created',
  title: 'Title, A to Z',
  'title-last': 'Title, Z to A',
}

/** What a sort means to the database: the key, and whether the highest comes first. */
export function sortKey(sort: DeskSort): { key: string; descending: boolean } {
  const [key, suffix] = sort.split('-')
  return { key: key ?? sort, descending: key === 'title' ? suffix === 'last' : suffix !== 'first' }
}

const first = (value: unknown) => (Array.isArray(value) ? value[0] : value)
const text = (max: number) => z.preprocess(first, z.string().trim().max(max).catch(''))

/** What the list shows, read from an address. Junk in an address is not an error: it counts as absent. */
export const deskListSchema = z.object({
  q: text(SEARCH_MAX),
  state: z.preprocess(first, z.enum(POST_STATES).optional().catch(undefined)),
  type: z.preprocess(first, z.enum(POST_TYPES).optional().catch(undefined)),
  author: text(200),
  sort: z.preprocess(first, z.enum(DESK_SORTS).catch('changed')),
  page: z.preprocess(first, z.coerce.number().int().min(1).max(100_000).catch(1)),
})

export type DeskListParams = z.output<typeof deskListSchema>

type SearchParams = Record<string, string | string[] | undefined>

export const readDeskList = (params: SearchParams): DeskListParams => deskListSchema.parse(params)

/** The address of a list; what is as by default is left out, and any change but of the page leads to the first page. */
export function deskListHref(params: DeskListParams, change: Partial<DeskListParams> = {}): string {
  const next = { ...params, page: 1, ...change }
  const query = new URLSearchParams()
  if (next.q) query.set('q', next.q)
  if (next.state) query.set('state', next.state)
  if (next.type) query.set('type', next.type)
  if (next.author) query.set('author', next.author)
  if (next.sort !== 'changed') query.set('sort', next.sort)
  if (next.page > 1) query.set('page', String(next.page))
  const text = query.toString()
  return text ? `/admin/posts?${text}` : '/admin/posts'
}
