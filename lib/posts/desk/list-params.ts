import { z } from 'zod'
import { SEARCH_MAX } from './limits.ts'
import { POST_STATES } from './state.ts'
import { POST_TYPES } from '../schema.ts'

export const DESK_SORTS = ['changed', 'published', 'created', 'title'] as const
export type DeskSort = (typeof DESK_SORTS)[number]

export const DESK_SORT_LABELS: Record<DeskSort, string> = {
  changed: 'Last changed',
  published: 'Publication date',
  created: 'Created',
  title: 'Title',
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
  order: z.preprocess(first, z.enum(['asc', 'desc']).optional().catch(undefined)),
  page: z.preprocess(first, z.coerce.number().int().min(1).max(100_000).catch(1)),
})

export type DeskListParams = z.output<typeof deskListSchema>

type SearchParams = Record<string, string | string[] | undefined>

export const readDeskList = (params: SearchParams): DeskListParams => deskListSchema.parse(params)

/** The direction a person expects when none is asked for: newest first, titles from A. */
export const orderOf = ({ sort, order }: Pick<DeskListParams, 'sort' | 'order'>): 'asc' | 'desc' =>
  order ?? (sort === 'title' ? 'asc' : 'desc')

/** The address of a list; what is as by default is left out, and any change but of the page leads to the first page. */
export function deskListHref(params: DeskListParams, change: Partial<DeskListParams> = {}): string {
  const next = { ...params, page: 1, ...change }
  const query = new URLSearchParams()
  if (next.q) query.set('q', next.q)
  if (next.state) query.set('state', next.state)
  if (next.type) query.set('type', next.type)
  if (next.author) query.set('author', next.author)
  if (next.sort !== 'changed') query.set('sort', next.sort)
  if (next.order) query.set('order', next.order)
  if (next.page > 1) query.set('page', String(next.page))
  const text = query.toString()
  return text ? `/admin/posts?${text}` : '/admin/posts'
}
