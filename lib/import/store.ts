import { toColumns } from '../posts/columns.ts'
import { renderText } from '../posts/rendering/render-text.ts'
import { sha256 } from '../sha256.ts'
import type { Client } from '../supabase/client.ts'
import { keepOldAddresses, withLinksHere } from './old-addresses.ts'
import { bringPictures, type PictureOptions } from './pictures.ts'
import { type AddressRule, type ImportedPost, toPost, wantedSlug } from './to-post.ts'
import type { RefusedItem, StorableItem } from './types.ts'
import { type Columns, type Incoming, type Stored, storePost } from './store-post.ts'

type Options = Pick<Incoming, 'importer'> & {
  /** Null: nothing is written; the outcome is what would happen. */
  batch: string | null
  asDrafts: boolean
  /** Where the pictures of items come from; absent: they stay at their addresses. */
  pictures?: PictureOptions | undefined
  /** The bylines here of the authors of the source; others keep their names. */
  authors?: ReadonlyMap<string, string> | undefined
  /** Where a link of an item leads here, when the import brings that; absent: earlier redirects alone say it. */
  links?: ((link: string, item: StorableItem) => string | null) | undefined
  /** Where a new post gets its address from; by default from the source. */
  addresses?: AddressRule | undefined
  /** Whether an item replaces what an editor changed here, by its id; by default none does. */
  overwrites?: ((id: string) => boolean) | undefined
}

/** An item, and the format that it was read from. */
export type StorableRead = { source: string; item: StorableItem | RefusedItem }

/** Of all that an import writes: a second run of the same export finds the same. */
function hashOf({ values, state, publishedAt }: ImportedPost, { shareImage }: StorableItem): string {
  const { canonical, noindex, shareImage: _, ...others } = values
  // Empty ones do not count: an import of an earlier release did not have them.
  const later = {
    canonical: canonical || undefined,
    noindex: noindex || undefined,
    shareImage: shareImage || undefined,
  }
  return sha256(JSON.stringify([{ ...others, ...later }, state, publishedAt]))
}

/** The columns of a post, with what cards say of its text; or why it cannot be stored. */
async function columnsOf({ values, state, publishedAt }: ImportedPost): Promise<Columns | { refused: string }> {
  const prepared = await renderText('prepare', values)
  if (!prepared.ok) return { refused: prepared.problem }
  const { content, derived } = prepared.value
  const published_at = state === 'draft' ? publishedAt : (publishedAt ?? new Date().toISOString())
  return { ...toColumns({ ...values, content }), ...derived, status: state, published_at }
}

/** Imports one item, or says what would become of it. A post that an editor changed since is overwritten on wish only. */
export async function storeItem(client: Client, read: StorableRead, options: Options): Promise<Stored> {
  const { item } = read
  const { batch, asDrafts, pictures, authors, links = () => null, addresses = 'keep' } = options
  if ('refused' in item) return { outcome: 'refused', slug: '', warnings: [item.refused] }
  const post = toPost(item, { asDrafts })
  if ('refused' in post) return { outcome: 'refused', slug: '', warnings: [post.refused] }
  const source = item.origin ? `${read.source} ${item.origin}` : read.source
  const missing: string[] = []
  const incoming: Incoming = {
    source,
    id: item.id,
    hash: hashOf(post, item),
    slug: wantedSlug(post, addresses),
    keepsAddress: addresses === 'title',
    overwrites: options.overwrites?.(item.id) ?? false,
    warnings: post.warnings,
    // That of the import would tell readers of a change that none was.
    changedAt: item.updatedAt ?? post.publishedAt,
    importer: options.importer,
    // After the hash: a picture that is found the next time, another byline or the address of another post is no change of
    // the source.
    columns: async (slug) => {
      const brought = pictures && (await bringPictures(client, item, pictures))
      const linked = await withLinksHere(client, item, brought?.text ?? post.values.content, links)
      missing.push(...(brought?.warnings ?? []), ...linked.warnings)
      const author = authors?.get(item.author) ?? post.values.author
      const pictured = brought && { images: brought.images, shareImage: brought.shareImage }
      const values = { ...post.values, author, slug, content: linked.text, ...pictured }
      return columnsOf({ ...post, values })
    },
  }
  const stored = await storePost(client, incoming, batch)
  if (batch === null || stored.postId === undefined) return stored
  const target = { batch, postId: stored.postId, slug: stored.slug, source, id: item.id }
  const refused = await keepOldAddresses(client, target, item.oldAddresses)
  return { ...stored, warnings: [...stored.warnings, ...missing, ...refused] }
}
