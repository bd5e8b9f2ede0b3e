import 'server-only'
import type { RedirectParams } from './schema'
import type { AdminContext } from '@/lib/auth/session'
import { readListed } from '@/lib/paging'
import { pattern } from '@/lib/search-words'
import { rowsOf } from '@/lib/supabase/backend-error'
import { postPath } from '@/lib/urls'

export type ListedRedirect = Awaited<ReturnType<typeof listRedirects>>['rows'][number]
export type MissingAddress = Awaited<ReturnType<typeof listMissing>>['rows'][number]

/** A LIKE pattern for addresses with these letters, which addresses store as escapes unless they are plain. */
const addressPattern = (letters: string): string =>
  pattern(letters.normalize('NFC').replace(/[^!-~]+/g, encodeURIComponent))

/** A page of the redirects, newest first. */
export const listRedirects = ({ supabase }: AdminContext, { q, page }: RedirectParams) =>
  readListed(page, async (from, to) => {
    const query = supabase.from('redirects').select('id, source, target, hits, last_hit_on, blog_posts(slug)')
    const rows = rowsOf(
      await (q ? query.ilike('source', addressPattern(q)) : query)
        .order('created_at', { ascending: false })
        .order('id')
        .range(from, to),
    )
    return rows.map(({ id, source, target, hits, last_hit_on: lastHitOn, blog_posts: post }) => ({
      id,
      source,
      target: post ? postPath(post.slug) : (target ?? ''),
      hits,
      lastHitOn,
    }))
  })

/** A page of the addresses that were not found, the most requested first. */
export const listMissing = ({ supabase }: AdminContext, { q, page }: RedirectParams) =>
  readListed(page, async (from, to) => {
    const query = supabase.from('missing_addresses').select('address, hits, last_on')
    const rows = rowsOf(
      await (q ? query.ilike('address', addressPattern(q)) : query)
        .order('hits', { ascending: false })
        .order('address')
        .range(from, to),
    )
    return rows.map(({ address, hits, last_on: lastOn }) => ({ address, hits, lastOn }))
  })
