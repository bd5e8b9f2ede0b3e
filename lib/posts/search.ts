import 'server-only'
import { LISTING_RETRIES, SEARCH_HITS_MAX, SEARCH_PAGE_SIZE } from './limits'
import { respell } from './spelling'
import { type MarkedPart, splitMarked, searchOffset, type SearchTerms } from './search-terms'
import { toIsoDate } from '@/lib/dates'
import { keepReadable } from '@/lib/keep-readable'
import type { PostType } from './types'
import { imagesOf } from '@/lib/images/public'
import { type ImageInfo, mediaName } from '@/lib/images/image'
import { rowsOf, withRetry } from '@/lib/supabase/backend-error'
import { publicClient } from '@/lib/supabase/public'

export type SearchHit = {
  slug: string
  title: MarkedPart[]
  excerpt: MarkedPart[]
  type: PostType
  author: string
  publishedAt: string
  image: ImageInfo | null
}

/** `total` is exact below SEARCH_HITS_MAX. */
export type SearchResult = { hits: SearchHit[]; total: number; hasNext: boolean }

const NOTHING: SearchResult = { hits: [], total: 0, hasNext: false }

/**
 * Published posts that hold the words of a search, best first. Not cached: whoever searches chooses the key.
 * Throws a BackendError after one retry.
 */
export async function searchPosts({ query, type, page }: SearchTerms): Promise<SearchResult> {
  const offset = searchOffset(page)
  if (query === '' || offset >= SEARCH_HITS_MAX) return NOTHING
  return withRetry(LISTING_RETRIES, async () => {
    const rows = rowsOf(
      await publicClient('live').rpc('search_posts', {
        p_query: query,
        p_limit: SEARCH_PAGE_SIZE,
        p_offset: offset,
        ...(type && { p_type: type }),
      }),
    )
    const images = await imagesOf(
      rows.map((row) => row.image_url),
      '',
      publicClient('live'),
    )
    const total = rows[0]?.total ?? 0
    const hits = await keepReadable('search', rows, (row) => ({
      slug: row.slug,
      title: splitMarked(row.marked_title),
      excerpt: splitMarked(row.marked_excerpt),
      type: row.post_type,
      author: row.author,
      publishedAt: toIsoDate(row.published_at),
      image: images[mediaName(row.image_url) ?? ''] ?? null,
    }))
    return { hits, total, hasNext: offset + rows.length < total }
  })
}

/** A search as the posts spell its words; null when nothing is spelt alike. Throws a BackendError after one retry. */
async function respellSearch(query: string): Promise<string | null> {
  return withRetry(LISTING_RETRIES, async () =>
    respell(query, rowsOf(await publicClient('live').rpc('suggest_words', { p_query: query }))),
  )
}

/** What a search found, and what was searched for instead, where the words as they were typed found nothing. */
export type ForgivingResult = SearchResult & { respelt: string | null }

/** As searchPosts; a search that finds nothing is spelt anew, once. Only what finds something is suggested. */
export async function searchForgivingly(terms: SearchTerms): Promise<ForgivingResult> {
  const result = await searchPosts(terms)
  if (result.total > 0 || terms.page > 1 || terms.query === '') return { ...result, respelt: null }
  const respelt = await respellSearch(terms.query)
  const second = respelt === null ? NOTHING : await searchPosts({ ...terms, query: respelt })
  return second.total > 0 ? { ...second, respelt } : { ...result, respelt: null }
}
