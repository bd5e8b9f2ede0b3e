import { isDeepStrictEqual } from 'node:util'
import { toColumns } from '../posts/columns.ts'
import { renderText } from '../posts/rendering/render-text.ts'
import { sha256 } from '../sha256.ts'
import type { Client } from '../supabase/client.ts'
import { keepOldAddresses, withLinksHere } from './old-addresses.ts'
import { EMPTY_VALUES, FIRST_FIELDS, LATER_FIELDS } from './later-fields.ts'
import { bringPictures, importPictures, type PictureOptions } from './pictures.ts'
import { resultOf } from './report.ts'
import { canGet, lackedPictures } from './pictures-of-item.ts'
import { type AddressRule, type ImportedPost, toPost, wantedSlug } from './to-post.ts'
import type { RefusedItem, StorableItem } from './types.ts'
import { type Columns, type Incoming, type Stored, storePost } from './store-post.ts'

type Options = Pick<Incoming, 'importer'> & {
  /** Null: a dry run, which writes nothing and tells the outcome. */
  batch: string | null
  asDrafts: boolean
  /** The source of pictures; absent: pictures stay at their addresses. */
  pictures?: PictureOptions | undefined
  /** The bylines here of authors of the source. Other authors keep their names. */
  authors?: ReadonlyMap<string, string> | undefined
  /** The address here of a link to another imported item; absent: only earlier redirects change links. */
  links?: ((link: string, item: StorableItem) => string | null) | undefined
  /** Whether a new post gets its slug from the source (the default) or from its title. */
  addresses?: AddressRule | undefined
  /** Whether an item replaces an editor's changes, by its id; by default none does. */
  overwrites?: ((id: string) => boolean) | undefined
}

/** An item and the name of its format. */
export type StorableRead = { source: string; item: StorableItem | RefusedItem }

/** A hash of the data from the source, by which a second run of the same export finds it unchanged. */
export function hashOf(
  { values, state, publishedAt }: Omit<ImportedPost, 'warnings'>,
  { shareImage }: Pick<StorableItem, 'shareImage'>,
): string {
  const given = { ...values, shareImage }
  // Sorted, so that the order of the form does not matter.
  const later = LATER_FIELDS.filter((name) => !isDeepStrictEqual(given[name], EMPTY_VALUES[name])).sort()
  const hashed = Object.fromEntries([...FIRST_FIELDS, ...later].map((name) => [name, given[name]]))
  return sha256(JSON.stringify([hashed, state, publishedAt]))
}

/** The columns of a post with those derived from its text, or the reason why it cannot be stored. */
async function columnsOf({ values, state, publishedAt }: ImportedPost): Promise<Columns | { refused: string }> {
  const prepared = await renderText('prepare', values)
  if (!prepared.ok) return { refused: prepared.problem }
  const { content, derived } = prepared.value
  const published_at = state === 'draft' ? publishedAt : (publishedAt ?? new Date().toISOString())
  return { ...toColumns({ ...values, content }), ...derived, status: state, published_at }
}

/** Imports one item, or tells the outcome in a dry run. An editor's changes are replaced only on request. */
export async function storeItem(client: Client, read: StorableRead, options: Options): Promise<Stored> {
  const { item } = read
  const { batch, asDrafts, pictures, authors, links = () => null, addresses = 'keep' } = options
  if ('refused' in item) return resultOf('refused', item.refused)
  const post = toPost(item, { asDrafts })
  if ('refused' in post) return resultOf('refused', post.refused)
  const stated = toPost(item, { asDrafts: false })
  const withState = 'refused' in stated ? null : stated
  const source = item.origin ? `${read.source} ${item.origin}` : read.source
  const missing: string[] = []
  const incoming: Incoming = {
    source,
    id: item.id,
    hash: hashOf(post, item),
    hashWithState: asDrafts && withState ? hashOf(withState, item) : undefined,
    hashAsPlanned: withState?.state === 'published' ? hashOf({ ...withState, state: 'scheduled' }, item) : undefined,
    slug: wantedSlug(post, addresses),
    keepsAddress: addresses === 'title',
    overwrites: options.overwrites?.(item.id) ?? false,
    warnings: post.warnings,
    // The date of the import would show readers a change that did not happen.
    changedAt: item.updatedAt ?? post.publishedAt,
    importer: options.importer,
    lacked: (here) => {
      const lacks = lackedPictures(item, here)
      if (!pictures || !lacks.some((one) => pictures.sent?.has(one) || canGet(one, item, pictures)))
        return { lacks, bring: null }
      const bring = async () => {
        const { warnings, ...columns } = await bringPictures(client, { item, here, lacks }, pictures)
        missing.push(...warnings)
        return columns
      }
      return { lacks, bring }
    },
    // Applied after the hash: new pictures, bylines and addresses of other posts are no changes of the source.
    columns: async (slug) => {
      const brought = pictures && (await importPictures(client, item, pictures))
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
  // What is missing first: an editor can do something about it, and a list shows the first warnings only.
  return { ...stored, warnings: [...missing, ...refused, ...stored.warnings] }
}
