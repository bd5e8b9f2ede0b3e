import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { PART_SIZE, type SitemapEntry } from './xml'
import { postPath } from '@/lib/urls'
import { modifiedAtOf } from '../post-facts'
import { mediaPath } from '@/lib/images/image'
import { toIsoDate } from '@/lib/dates'
import { LISTING_RETRIES } from '@/lib/posts/limits'
import { allPostsTag, newestTag, sitemapTag } from '@/lib/posts/cache'
import { rowsOf, withRetry } from '@/lib/supabase/backend-error'
import { publicClient } from '@/lib/supabase/public'

const ROWS_A_CALL = 1000

/** Where a part of the posts begins and ends: the keys are the database's own text, since a Date would lose microseconds. */
export type SitemapPart = { part: number; modifiedAt: string; after: Key | null; until: Key | null }
type Key = { at: string; id: string }

/** The parts of the posts' sitemap, oldest posts first; the last one is open, so that a new post is in it at once. */
export async function listParts(): Promise<SitemapPart[]> {
  'use cache'
  cacheLife('hours')
  cacheTag(allPostsTag, sitemapTag)
  const rows = await withRetry(LISTING_RETRIES, async () =>
    rowsOf(await publicClient().rpc('list_sitemap_parts', { p_size: PART_SIZE })),
  )
  // Without a part there is none that is open: the first post must be seen.
  if (rows.length === 0) cacheTag(newestTag)
  return rows.map((row, index) => {
    const before = rows[index - 1]
    return {
      part: row.part,
      modifiedAt: toIsoDate(row.modified_at),
      after: before ? { at: before.last_published_at, id: before.last_id } : null,
      until: index === rows.length - 1 ? null : { at: row.last_published_at, id: row.last_id },
    }
  })
}

type Page = { entries: SitemapEntry[]; last: Key | null }

async function readPage(after: Key | null, until: Key | null): Promise<Page> {
  const bounds = {
    ...(after ? { p_after_at: after.at, p_after_id: after.id } : {}),
    ...(until ? { p_until_at: until.at, p_until_id: until.id } : {}),
  }
  const rows = await withRetry(LISTING_RETRIES, async () =>
    rowsOf(await publicClient().rpc('list_sitemap_posts', { p_limit: ROWS_A_CALL, ...bounds })),
  )
  const last = rows.at(-1)
  return {
    entries: rows.map(({ slug, published_at, updated_at, image_names }) => ({
      path: postPath(slug),
      modifiedAt: modifiedAtOf({ publishedAt: toIsoDate(published_at), updatedAt: toIsoDate(updated_at) }),
      pictures: image_names.map(mediaPath),
    })),
    last: last && rows.length === ROWS_A_CALL ? { at: last.published_at, id: last.id } : null,
  }
}

/** The posts of a part, a thousand at a time by key: no more than that is ever in memory, and no page is counted off. */
export async function* postsOfPart({ after, until }: SitemapPart): AsyncGenerator<SitemapEntry[]> {
  let from = after
  do {
    const { entries, last }: Page = await readPage(from, until)
    yield entries
    from = last
  } while (from)
}
