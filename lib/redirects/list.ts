import 'server-only'
import type { RedirectParams } from './schema'
import type { AdminContext } from '@/lib/auth/session'
import { rowsOf } from '@/lib/supabase/backend-error'
import { postPath } from '@/lib/urls'

export type ListedRedirect = { id: string; source: string; target: string; hits: number; lastHitOn: string | null }
export type MissingAddress = { address: string; hits: number; lastOn: string }
type Listed<Row> = { rows: Row[]; page: number; pages: number }

const PAGE_ROWS = 50

/** `%` and `_` are themselves. */
const pattern = (words: string): string => `%${words.replace(/[\\%_]/g, '\\$&')}%`

const rangeOf = (page: number): [from: number, to: number] => [(page - 1) * PAGE_ROWS, page * PAGE_ROWS]

/** One row more than a page holds tells that there is another. */
const listed = <Row>(rows: Row[], page: number): Listed<Row> => ({
  rows: rows.slice(0, PAGE_ROWS),
  page,
  pages: page + Number(rows.length > PAGE_ROWS),
})

/** A page of the redirects, newest first. */
export async function listRedirects(
  { supabase }: AdminContext,
  { q, page }: RedirectParams,
): Promise<Listed<ListedRedirect>> {
  const query = supabase.from('redirects').select('id, source, target, hits, last_hit_on, blog_posts(slug)')
  const rows = rowsOf(
    await (q ? query.ilike('source', pattern(q)) : query)
      .order('created_at', { ascending: false })
      .order('id')
      .range(...rangeOf(page)),
  )
  return listed(
    rows.map(({ id, source, target, hits, last_hit_on: lastHitOn, blog_posts: post }) => ({
      id,
      source,
      target: post ? postPath(post.slug) : (target ?? ''),
      hits,
      lastHitOn,
    })),
    page,
  )
}

/** A page of the addresses that were not found, those that are asked for most first. */
export async function listMissing(
  { supabase }: AdminContext,
  { q, page }: RedirectParams,
): Promise<Listed<MissingAddress>> {
  const query = supabase.from('missing_addresses').select('address, hits, last_on')
  const rows = rowsOf(
    await (q ? query.ilike('address', pattern(q)) : query)
      .order('hits', { ascending: false })
      .order('address')
      .range(...rangeOf(page)),
  )
  return listed(
    rows.map(({ address, hits, last_on: lastOn }) => ({ address, hits, lastOn })),
    page,
  )
}
