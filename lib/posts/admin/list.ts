import 'server-only'
import { ADMIN_PAGE_SIZE } from '../limits'
import { reviewStates } from '../reviews/queries'
import { hrefOfView, type PostListParams, sortKey, spanOf } from './list-params'
import { type AdminPost, toAdminPost } from './post'
import { POST_STATE_LABELS, POST_STATES, type PostState } from './state'
import { postType } from '../types'
import type { AdminContext } from '@/lib/auth/session'
import { readPage } from '@/lib/paging'
import { searchWords } from '@/lib/search-words'
import { rowsOf } from '@/lib/supabase/backend-error'

/** One page of the list. `total` counts all posts that match the filters; `pages` is at least 1. */
export async function listAdminPosts(context: AdminContext, params: PostListParams) {
  const { supabase } = context
  const { key, descending } = sortKey(params.sort)
  const { rows, ...numbers } = await readPage(params.page, ADMIN_PAGE_SIZE, async (limit, offset) =>
    rowsOf(
      await supabase.rpc('find_posts', {
        p_words: searchWords(params.q),
        p_sort: key,
        p_descending: descending,
        p_limit: limit,
        p_offset: offset,
        ...(params.state && { p_state: params.state }),
        ...(params.type && { p_type: params.type }),
        ...(params.author && { p_author: params.author }),
        ...(params.owner && { p_owner: params.owner }),
        ...(params.tag && { p_tag: params.tag }),
        ...(params.changes && { p_changed: true }),
        ...spanOf(params),
      }),
    ),
  )
  const [changed, reviews] = await Promise.all([withKeptChanges(supabase, rows), reviewStates(context, rows)])
  return {
    posts: rows.map((row): AdminPost => ({
      ...toAdminPost(row),
      opening: row.opening,
      hasChanges: changed.has(row.id),
      review: reviews.get(row.id) ?? null,
    })),
    ...numbers,
  }
}

/** The most posts that `findSome` returns. */
const FOUND_MAX = 8

/** The first posts of a list; `facts` distinguishes posts with the same title. */
export async function findSome(context: AdminContext, params: PostListParams) {
  const { posts } = await listAdminPosts(context, params)
  return posts.slice(0, FOUND_MAX).map(({ id, slug, title, state, type, author }) => {
    const facts = [POST_STATE_LABELS[state], postType(type).label, author].filter(Boolean).join(' · ')
    return { id, slug, title, facts }
  })
}

async function withKeptChanges(supabase: AdminContext['supabase'], posts: readonly { id: string }[]) {
  const ids = posts.map(({ id }) => id)
  const rows = rowsOf(await supabase.from('post_changes').select('post_id').in('post_id', ids))
  return new Set(rows.map(({ post_id }) => post_id))
}

export async function findPostTitle({ supabase }: AdminContext, id: string): Promise<string | null> {
  const row = rowsOf(await supabase.from('blog_posts').select('title').eq('id', id).maybeSingle())
  return row && (row.title || 'Untitled')
}

/** Whether there is a post at all, the bin included. */
export const hasPosts = async ({ supabase }: AdminContext): Promise<boolean> =>
  rowsOf(await supabase.from('blog_posts').select('id').limit(1)).length > 0

/** The numbers of posts by state, and by author outside the bin. */
export async function countAdminPosts({ supabase }: AdminContext) {
  const rows = rowsOf(await supabase.rpc('count_posts'))
  const numberOf = (state: PostState) =>
    rows.find(({ facet, value }) => facet === 'state' && value === state)?.posts ?? 0
  return {
    states: Object.fromEntries(POST_STATES.map((state) => [state, numberOf(state)])) as Record<PostState, number>,
    authors: rows.flatMap(({ facet, value, posts }) => (facet === 'author' ? [{ author: value, posts }] : [])),
  }
}

/** A named view of the list of posts. `href` is its first page. */
export type SavedView = { id: string; name: string; href: string }

export async function listViews({ supabase }: AdminContext): Promise<SavedView[]> {
  const rows = rowsOf(await supabase.from('saved_views').select('id, name, query').order('created_at').order('id'))
  return rows.map(({ id, name, query }) => ({ id, name, href: hrefOfView(query) }))
}
