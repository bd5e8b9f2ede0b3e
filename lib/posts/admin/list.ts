import 'server-only'
import type { z } from 'zod'
import { deskClient } from './client'
import { DESK_PAGE_SIZE } from './limits'
import { type DeskListParams, sortKey } from './list-params'
import { type DeskPost, EDIT_COLUMNS, type EditablePost, toDeskPost, toEditable } from './row'
import { postIdSchema } from './schema'
import { POST_STATES, type PostState } from './state'
import { searchWords } from '@/lib/search-words'
import { rowsOf } from '@/lib/supabase/backend-error'

/** One page of the list; `total` counts what the filters leave, `pages` is at least 1. */
export type DeskList = { posts: DeskPost[]; total: number; page: number; pages: number }

/** The numbers beside the filters, over all posts: each state, and the authors of what is not in the bin. */
export type DeskCounts = { states: Record<PostState, number>; authors: { author: string; posts: number }[] }

async function readPage(params: DeskListParams, page: number) {
  const { supabase } = await deskClient()
  const { key, descending } = sortKey(params.sort)
  const answer = await supabase.rpc('list_posts', {
    p_words: searchWords(params.q),
    p_sort: key,
    p_descending: descending,
    p_limit: DESK_PAGE_SIZE,
    p_offset: (page - 1) * DESK_PAGE_SIZE,
    ...(params.state && { p_state: params.state }),
    ...(params.type && { p_type: params.type }),
    ...(params.author && { p_author: params.author }),
  })
  return rowsOf(answer)
}

/** The posts that the filters leave, one page of them; a page beyond the last one answers the last one. */
export async function listDeskPosts(params: DeskListParams): Promise<DeskList> {
  const asked = await readPage(params, params.page)
  const isBeyond = params.page > 1 && asked.length === 0
  const total = (isBeyond ? await readPage(params, 1) : asked)[0]?.total ?? 0
  const pages = Math.max(1, Math.ceil(total / DESK_PAGE_SIZE))
  const rows = isBeyond ? await readPage(params, pages) : asked
  return { posts: rows.map((row) => toDeskPost(row)), total, page: isBeyond ? pages : params.page, pages }
}

/** See DeskCounts. */
export async function countDeskPosts(): Promise<DeskCounts> {
  const { supabase } = await deskClient()
  const rows = rowsOf(await supabase.rpc('count_posts'))
  const numberOf = (state: PostState) =>
    rows.find(({ facet, value }) => facet === 'state' && value === state)?.posts ?? 0
  return {
    states: Object.fromEntries(POST_STATES.map((state) => [state, numberOf(state)])) as Record<PostState, number>,
    authors: rows.flatMap(({ facet, value, posts }) => (facet === 'author' ? [{ author: value, posts }] : [])),
  }
}

/** A post for its form, also from the bin; null when there is none. */
export async function getEditablePost(id: z.input<typeof postIdSchema>): Promise<EditablePost | null> {
  const { supabase } = await deskClient()
  if (!postIdSchema.safeParse(id).success) return null
  const row = rowsOf(await supabase.from('blog_posts').select(EDIT_COLUMNS).eq('id', id).maybeSingle())
  return row ? toEditable(row) : null
}
