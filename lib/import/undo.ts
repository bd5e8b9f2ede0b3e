import { type Client, type Columns, fail } from './store.ts'
import type { Tables } from '../supabase/database.types.ts'

type ImportRow = Tables<'import_items'>

/** What an undo did: how many posts are gone or as before, and the titles of those that an editor changed since. */
export type Undone = { removed: number; restored: number; kept: string[] }

const ITEMS_AT_ONCE = 500

/** All items of a batch, before the first of them is taken back. */
async function itemsOf(client: Client, batch: string): Promise<ImportRow[]> {
  const items: ImportRow[] = []
  for (;;) {
    const { data, error } = await client
      .from('import_items')
      .select('*')
      .eq('batch_id', batch)
      .order('source')
      .order('source_id')
      .range(items.length, items.length + ITEMS_AT_ONCE - 1)
    fail('The batch could not be read', error)
    items.push(...(data ?? []))
    if ((data?.length ?? 0) < ITEMS_AT_ONCE) return items
  }
}

/** A post that is as before the batch is not one of its items any more, and has none of its redirects. */
async function forget(client: Client, { source, source_id: id, post_id: post, batch_id: batch }: ImportRow) {
  const redirects = await client.from('redirects').delete().eq('batch_id', batch).eq('post_id', post)
  const item = await client.from('import_items').delete().eq('source', source).eq('source_id', id)
  fail('The import could not be forgotten', redirects.error ?? item.error)
}

/** Takes a batch back. Posts that an editor changed since stay as they are and are named. */
export async function undoBatch(client: Client, batch: string): Promise<Undone> {
  const undone: Undone = { removed: 0, restored: 0, kept: [] }
  for (const item of await itemsOf(client, batch)) {
    const query =
      item.before === null
        ? client.from('blog_posts').delete().eq('id', item.post_id).eq('version', item.version).select('id')
        : client
            .from('blog_posts')
            .update(item.before as Columns)
            .eq('id', item.post_id)
            .eq('version', item.version)
            .select('id')
    const { data, error } = await query
    fail('A post could not be taken back', error)
    if (data?.length === 0) {
      const post = await client.from('blog_posts').select('title').eq('id', item.post_id).maybeSingle()
      undone.kept.push(post.data?.title ?? item.source_id)
    } else if (item.before === null) undone.removed += 1
    else {
      undone.restored += 1
      await forget(client, item)
    }
  }
  // Those to posts went with their posts.
  const redirects = await client.from('redirects').delete().eq('batch_id', batch).is('post_id', null)
  fail('The redirects could not be taken back', redirects.error)
  fail(
    'The batch could not be closed',
    (await client.from('import_batches').update({ undone_at: new Date().toISOString() }).eq('id', batch)).error,
  )
  return undone
}
