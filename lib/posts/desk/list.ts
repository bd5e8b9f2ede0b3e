import 'server-only'
import type { z } from 'zod'
import { deskClient } from './client'
import { DESK_PAGE_SIZE } from './limits'
import { type DeskListParams, type DeskSort, orderOf } from './list-params'
import { DESK_COLUMNS, type DeskPost, EDIT_COLUMNS, type EditablePost, toDeskPost, toEditable } from './row'
import { postIdSchema } from './schema'
import { POST_STATES, type PostState } from './state'
import { wordFilters } from '@/lib/search-pattern'
import { rowsOf } from '@/lib/supabase/backend-error'
import type { RequestClient } from '@/lib/supabase/request'

/** One page of the list; `total` counts what the filters leave, `pages` is at least 1. */
export type DeskList = { posts: DeskPost[]; total: number; page: number; pages: number }

/** The numbers beside the filters, over all posts: each state, and the authors of what is not in the bin. */
export type DeskCounts = { states: Record<PostState, number>; authors: { author: string; posts: number }[] }

const SORT_COLUMNS: Record<DeskSort, 'updated_at' | 'published_at' | 'created_at' | 'title'> = {
  changed: 'updated_at',
  published: 'published_at',
  created: 'created_at',
  title: 'title',
}

function filtered(supabase: RequestClient, { q, state, type, author }: DeskListParams) {
  let query = supabase.from('blog_posts').select(DESK_COLUMNS, { count: 'exact' })
  query = state === 'bin' ? query.not('deleted_at', 'is', null) : query.is('deleted_at', null)
  const now = new Date().toISOString()
  if (state === 'draft') query = query.eq('status', 'draft')
  if (state === 'scheduled') query = query.neq('status', 'draft').gt('published_at', now)
  if (state === 'published') query = query.neq('status', 'draft').lte('published_at', now)
  if (type) query = query.eq('post_type', type)
  if (author) query = query.eq('author', author)
  for (const filter of wordFilters(q, ['title', 'slug', 'author'])) query = query.or(filter)
  return query
}

/** The posts that the filters leave, one page of them; a page beyond the last one answers the last one. */
export async function listDeskPosts(params: DeskListParams): Promise<DeskList> {
  const { supabase } = await deskClient()
  const read = async (page: number) => {
    const from = (page - 1) * DESK_PAGE_SIZE
    const column = params.state === 'bin' && params.sort === 'changed' ? 'deleted_at' : SORT_COLUMNS[params.sort]
    const answer = await filtered(supabase, params)
      .order(column, { ascending: orderOf(params) === 'asc', nullsFirst: false })
      .order('id')
      .range(from, from + DESK_PAGE_SIZE - 1)
      .retry(false)
    // PostgREST's way of saying that there is no such page.
    if (answer.error?.code === 'PGRST103') return { rows: [], count: null }
    return { rows: rowsOf(answer), count: answer.count ?? 0 }
  }
  const asked = await read(params.page)
  const isBeyond = params.page > 1 && asked.rows.length === 0
  const count = (isBeyond ? (await read(1)).count : asked.count) ?? 0
  const pages = Math.max(1, Math.ceil(count / DESK_PAGE_SIZE))
  const rows = isBeyond ? (await read(pages)).rows : asked.rows
  return { posts: rows.map((row) => toDeskPost(row)), total: count, page: isBeyond ? pages : params.page, pages }
}

export async function countDeskPosts(): Promise<DeskCounts> {
  const { supabase } = await deskClient()
  const rows = rowsOf(await supabase.rpc('count_posts').retry(false))
  const numberOf = (state: PostState) => rows.find(({ facet, value }) => facet === 'state' && value === state)?.posts ?? 0
  return {
    states: Object.fromEntries(POST_STATES.map((state) => [state, numberOf(state)])) as Record<PostState, number>,
    authors: rows.flatMap(({ facet, value, posts }) => (facet === 'author' ? [{ author: value, posts }] : [])),
  }
}

/** A post for its form, also from the bin; null when there is none. */
export async function getEditablePost(id: z.input<typeof postIdSchema>): Promise<EditablePost | null> {
  const { supabase } = await deskClient()
  if (!postIdSchema.safeParse(id).success) return null
  const row = rowsOf(await supabase.from('blog_posts').select(EDIT_COLUMNS).eq('id', id).maybeSingle().retry(false))
  return row ? toEditable(row) : null
}
