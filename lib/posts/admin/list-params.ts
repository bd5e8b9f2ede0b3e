import { z } from 'zod'
import { SEARCH_MAX } from '../limits.ts'
import { POST_STATES } from './state.ts'
import { POST_TYPES } from '../types.ts'

export const POST_SORTS = [
  'changed',
  'changed-first',
  'published',
  'published-first',
  'created',
  'created-first',
  'title',
  'title-last',
] as const
export type PostSort = (typeof POST_SORTS)[number]

export const POST_SORT_LABELS: Record<PostSort, string> = {
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
export function sortKey(sort: PostSort): { key: string; descending: boolean } {
  const [key, suffix] = sort.split('-')
  return { key: key ?? sort, descending: key === 'title' ? suffix === 'last' : suffix !== 'first' }
}

const first = (value: unknown) => (Array.isArray(value) ? value[0] : value)
const text = (max: number) => z.preprocess(first, z.string().trim().max(max).catch(''))

/** What the list shows, read from an address. Junk in an address is not an error: it counts as absent. */
export const postListSchema = z.object({
  q: text(SEARCH_MAX),
  state: z.preprocess(first, z.enum(POST_STATES).optional().catch(undefined)),
  type: z.preprocess(first, z.enum(POST_TYPES).optional().catch(undefined)),
  author: text(200),
  sort: z.preprocess(first, z.enum(POST_SORTS).catch('changed')),
  page: z.preprocess(first, z.coerce.number().int().min(1).max(100_000).catch(1)),
})

export type PostListParams = z.output<typeof postListSchema>

type SearchParams = Record<string, string | string[] | undefined>

export const readPostList = (params: SearchParams): PostListParams => postListSchema.parse(params)

/** The address of a list; what is as by default is left out, and any change but of the page leads to the first page. */
export function postListHref(params: PostListParams, change: Partial<PostListParams> = {}): string {
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
