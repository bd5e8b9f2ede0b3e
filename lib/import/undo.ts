import { isDeepStrictEqual } from 'node:util'
import { FIELD_COLUMNS } from '../posts/columns.ts'
import type { DerivedColumns } from '../posts/rendering/jobs.ts'
import { rowsOf } from '../supabase/backend-error.ts'
import type { Client } from '../supabase/client.ts'
import type { Tables } from '../supabase/database.types.ts'
import type { Columns } from './store-post.ts'

type ImportRow = Tables<'import_items'>

/** The numbers of removed and restored posts, and the titles of posts that are kept, since an editor changed them. */
export type Undone = { removed: number; restored: number; kept: string[] }

/** A part of an undo. `slugs`: of the removed and restored posts. `isDone`: it is the last part. */
type UndonePart = Undone & { slugs: string[]; isDone: boolean }

/** Posts in one part: a serverless host limits a request to seconds. */
const ITEMS_AT_ONCE = 100

/** Begins a batch or continues it. Resolves to false when it was undone meanwhile: nothing could undo a later item of it. */
export async function openBatch(client: Client, id: string, source: string): Promise<boolean> {
  const batches = client.from('import_batches')
  rowsOf(await batches.upsert({ id, source }, { ignoreDuplicates: true }))
  return rowsOf(await batches.select('id').eq('id', id).is('undone_at', null)).length > 0
}

/** Removes the record and the redirects of a restored post from its batch. */
async function forget(client: Client, { source, source_id: id, post_id: post, batch_id: batch }: ImportRow) {
  rowsOf(await client.from('redirects').delete().eq('batch_id', batch).eq('post_id', post))
  rowsOf(await client.from('import_items').delete().eq('source', source).eq('source_id', id))
}

/** The columns that an import writes besides those of the fields. */
const OTHER_COLUMNS: Record<keyof DerivedColumns | 'status' | 'published_at', true> = {
  ...{ status: true, published_at: true, labels: true },
  ...{ excerpt: true, reading_minutes: true, total_minutes: true, servings: true },
}
const WRITTEN = new Set<string>([...FIELD_COLUMNS, ...Object.keys(OTHER_COLUMNS)])

/**
 * The columns of a post before an import changed it; null if the import made it. Another account may have written the
 * record, so it must not lead this one to change an owner, for example.
 */
const beforeOf = ({ before }: ImportRow): Columns | null =>
  before === null ? null : (Object.fromEntries(Object.entries(before).filter(([name]) => WRITTEN.has(name))) as Columns)

/** The post if it is as before the import: an outage ended an earlier undo before it removed the record. */
async function findRestored(client: Client, id: string, before: Columns): Promise<{ slug: string } | null> {
  const names = new Set(['slug', ...Object.keys(before)])
  const posts = client.from('blog_posts').select<string, { slug: string }>([...names].join(', '))
  const post = rowsOf(await posts.eq('id', id).maybeSingle())
  return post && isDeepStrictEqual({ ...post, ...before }, post) ? post : null
}

/** Undoes one post: removes it, restores its columns, or keeps it if an editor changed it. */
async function takeBack(client: Client, item: ImportRow, undone: UndonePart): Promise<void> {
  const before = beforeOf(item)
  const posts = client.from('blog_posts')
  const query = before ? posts.update(before) : posts.delete()
  const changed = query.eq('id', item.post_id).eq('version', item.version).select('slug')
  const row = rowsOf(await changed.maybeSingle()) ?? (before && (await findRestored(client, item.post_id, before)))
  if (!row) {
    const post = rowsOf(await client.from('blog_posts').select('title').eq('id', item.post_id).maybeSingle())
    undone.kept.push(post?.title ?? item.source_id)
    return
  }
  undone.slugs.push(row.slug)
  if (!before) undone.removed += 1
  else {
    await forget(client, item)
    undone.restored += 1
  }
}

/** Redirects that are deleted at once: their ids are part of a URL, whose length is limited. */
const REDIRECTS_AT_ONCE = 50

/** Deletes the redirects of a batch, except those to kept posts. */
async function takeRedirectsBack(client: Client, batch: string): Promise<void> {
  for (let after = ''; ;) {
    const query = client.from('redirects').select('id, source, post_id').eq('batch_id', batch).gt('source', after)
    const rows = rowsOf(await query.order('source').limit(REDIRECTS_AT_ONCE))
    const last = rows.at(-1)
    if (!last) return
    after = last.source
    const posts = rows.flatMap(({ post_id: post }) => post ?? [])
    const items = client.from('import_items').select('post_id').eq('batch_id', batch)
    const kept = new Set(rowsOf(await items.in('post_id', posts)).map(({ post_id: post }) => post))
    const ids = rows.filter(({ post_id: post }) => post === null || !kept.has(post)).map(({ id }) => id)
    if (ids.length > 0) rowsOf(await client.from('redirects').delete().in('id', ids))
  }
}

/** Closes a batch after its posts: deletes its redirects, and their records as deleted redirects. */
async function close(client: Client, batch: string): Promise<void> {
  await takeRedirectsBack(client, batch)
  rowsOf(await client.from('deleted_redirects').delete().eq('batch_id', batch))
  rowsOf(await client.from('import_batches').update({ undone_at: new Date().toISOString() }).eq('id', batch))
}

/** Undoes the next posts of a batch. `kept`: the number kept by earlier parts, which are still items of the batch. */
export async function undoPart(client: Client, batch: string, kept: number): Promise<UndonePart> {
  const query = client.from('import_items').select('*').eq('batch_id', batch).order('source').order('source_id')
  const items = rowsOf(await query.range(kept, kept + ITEMS_AT_ONCE - 1))
  const undone: UndonePart = { removed: 0, restored: 0, kept: [], slugs: [], isDone: items.length < ITEMS_AT_ONCE }
  for (const item of items)
    try {
      await takeBack(client, item, undone)
    } catch (error) {
      // Returns the posts so far, whose pages the caller renews. The next part throws the error if it lasts.
      if (undone.slugs.length === 0) throw error
      return { ...undone, isDone: false }
    }
  if (undone.isDone) await close(client, batch)
  return undone
}

/** Undoes a batch. Posts that an editor changed since are kept and named. */
export async function undoBatch(client: Client, batch: string): Promise<Undone> {
  const undone: Undone = { removed: 0, restored: 0, kept: [] }
  for (;;) {
    const part = await undoPart(client, batch, undone.kept.length)
    undone.removed += part.removed
    undone.restored += part.restored
    undone.kept.push(...part.kept)
    if (part.isDone) return undone
  }
}
