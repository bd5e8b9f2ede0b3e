import { z } from 'zod'
import { anyOf, listAddress, oneOf, words } from '../../list-address.ts'
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

/** A sort as the database takes it: the key, and whether the highest comes first. */
export function sortKey(sort: PostSort): { key: string; descending: boolean } {
  const [key, suffix] = sort.split('-')
  return { key: key ?? sort, descending: key === 'title' ? suffix === 'last' : suffix !== 'first' }
}

const list = listAddress('/admin/posts', {
  q: words(SEARCH_MAX),
  state: anyOf(POST_STATES),
  type: anyOf(POST_TYPES),
  author: words(200),
  sort: oneOf(POST_SORTS, 'changed'),
})

export type PostListParams = z.output<typeof list.schema>
export const readPostList = list.read
export const postListHref = list.href

/** The most saved views of one editor, as in the database (contract test). */
export const VIEWS_MAX = 12
export const VIEW_NAME_MAX = 40

/** The address of the list's first page with the parameters of a query. */
export const hrefOfView = (query: string): string =>
  postListHref(readPostList(Object.fromEntries(new URLSearchParams(query))))

/** The query of an address; '' without one. */
export const queryOf = (href: string): string => href.split('?')[1] ?? ''

export const saveViewSchema = z.object({
  name: z.string().trim().min(1, 'Give it a name').max(VIEW_NAME_MAX, `A name may have ${VIEW_NAME_MAX} characters`),
  query: z
    .string()
    .max(2000)
    .transform((query) => queryOf(hrefOfView(query)))
    .refine((query) => query !== '', 'Search, filter or sort the list first'),
})
