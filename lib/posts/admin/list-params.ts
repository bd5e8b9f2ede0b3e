import { z } from 'zod'
import { USERNAME_MAX } from '../../auth/limits.ts'
import { daysAfter } from '../../dates.ts'
import { anyOf, listAddress, oneOf, words } from '../../list-address.ts'
import { SEARCH_MAX, TAG_MAX } from '../limits.ts'
import { POST_STATES } from './state.ts'
import { POST_TYPES, postTypes } from '../types.ts'

export const POST_SORT_LABELS = {
  changed: 'Last changed',
  'changed-first': 'Longest unchanged',
  published: 'Newest publication',
  'published-first': 'Oldest publication',
  created: 'Last created',
  'created-first': 'First created',
  title: 'Title, A to Z',
  'title-last': 'Title, Z to A',
} as const
export type PostSort = keyof typeof POST_SORT_LABELS
const POST_SORTS = Object.keys(POST_SORT_LABELS) as PostSort[]

/** A sort as the database takes it: the key, and whether the highest comes first. */
export function sortKey(sort: PostSort): { key: string; descending: boolean } {
  const [key, suffix] = sort.split('-')
  return { key: key ?? sort, descending: key === 'title' ? suffix === 'last' : suffix !== 'first' }
}

export const TYPE_CHOICES = POST_TYPES.map((type) => [type, postTypes[type].label] as const)

/** A day in UTC, such as 2026-11-25. An invalid day is ignored; so are the years 0 and 9999, where dates end. */
const day = words(10).pipe(
  z.iso
    .date()
    .refine((date) => date > '0001' && date < '9999')
    .catch(''),
)

const list = listAddress('/admin/posts', {
  q: words(SEARCH_MAX),
  state: anyOf(POST_STATES),
  type: anyOf(POST_TYPES),
  author: words(200),
  owner: words(USERNAME_MAX),
  tag: words(TAG_MAX),
  from: day,
  to: day,
  changes: anyOf(['kept']),
  sort: oneOf(POST_SORTS, 'changed'),
})

/** Opens the form for a new post. On a site without posts, `/admin/blog` alone shows the first steps instead. */
export const WRITE_FIRST_POST = '/admin/blog?write=first'

export type PostListParams = z.output<typeof list.schema>
export const readPostList = list.read
export const postListHref = list.href

export type PostDate = 'publishedAt' | 'createdAt' | 'updatedAt'

/** The date by which a list is sorted, and which `from` and `to` limit. */
export const dateOf = (sort: PostSort): PostDate =>
  sort.startsWith('published') ? 'publishedAt' : sort.startsWith('created') ? 'createdAt' : 'updatedAt'

/** The database's parameters for the start of `from` and the end of `to`. */
export const spanOf = ({ from, to }: Pick<PostListParams, 'from' | 'to'>) => ({
  ...(from && { p_from: `${from}T00:00:00Z` }),
  ...(to && { p_to: daysAfter(`${to}T00:00:00Z`, 1) }),
})

/** The most saved views of one editor, as in the database (contract test). */
export const VIEWS_MAX = 12
export const VIEW_NAME_MAX = 40
const VIEW_QUERY_MAX = 1000

/** The address of the list's first page with the parameters of a query. */
export const hrefOfView = (query: string): string =>
  postListHref(readPostList(Object.fromEntries(new URLSearchParams(query))))

export const queryOf = (href: string): string => href.split('?')[1] ?? ''

export const saveViewSchema = z.object({
  name: z.string().trim().min(1, 'Give it a name').max(VIEW_NAME_MAX, `A name may have ${VIEW_NAME_MAX} characters`),
  query: z
    .string()
    .transform((query) => queryOf(hrefOfView(query)))
    .refine((query) => query !== '', 'Search, filter or sort the list first')
    .refine((query) => query.length <= VIEW_QUERY_MAX, 'These words are too long for a view. Use fewer of them.'),
})
