import { createHash } from 'node:crypto'
import type { SupabaseClient } from '@supabase/supabase-js'
import { toColumns } from '../posts/columns.ts'
import { renderText } from '../posts/rendering/render-text.ts'
import type { Database, Json, Tables, TablesInsert } from '../supabase/database.types.ts'
import { type Address, freeAddress } from './free-address.ts'
import { keepOldAddresses, withLinksHere } from './old-addresses.ts'
import { bringPictures, type PictureOptions } from './pictures.ts'
import type { Outcome } from './report.ts'
import { type AddressRule, type ImportedPost, toPost, wantedSlug } from './to-post.ts'
import type { RefusedItem, StorableItem } from './types.ts'

export type Client = SupabaseClient<Database>
type ImportRow = Tables<'import_items'>

/** `postId` of a post that was written, or was written by an earlier run. */
export type Stored = { outcome: Outcome; slug: string; warnings: string[]; postId?: string }

type Options = {
  /** Null: nothing is written; the outcome is what would happen. */
  batch: string | null
  asDrafts: boolean
  /** The account that imports: a policy wants its name in a new post. Absent with the secret key. */
  importer?: string | undefined
  /** Where the pictures of items come from; absent: they stay at their addresses. */
  pictures?: PictureOptions | undefined
  /** The bylines here of the authors of the source; others keep their names. */
  authors?: ReadonlyMap<string, string> | undefined
  /** Where a link of an item leads here, when the import brings that; absent: earlier redirects alone say it. */
  links?: ((link: string, item: StorableItem) => string | null) | undefined
  /** Where a new post gets its address from; by default from the source. */
  addresses?: AddressRule | undefined
  /** Stands before an address that another post has here; without it the address is made from the title. */
  prefix?: string | undefined
  /** Whether an item replaces what an editor changed here, by its id; by default none does. */
  overwrites?: ((id: string) => boolean) | undefined
}

/** An item, and the format that it was read from. */
export type StorableRead = { source: string; item: StorableItem | RefusedItem }

const sourceOf = ({ source, item }: { source: string; item: StorableItem }): string =>
  item.origin ? `${source} ${item.origin}` : source

/** Of all that an import writes: a second run of the same export finds the same. */
function hashOf({ values, state, publishedAt }: ImportedPost, { shareImage }: StorableItem): string {
  const { canonical, noindex, shareImage: _, ...others } = values
  // Empty ones do not count: an import of an earlier release did not have them.
  const said = {
    ...others,
    ...(canonical && { canonical }),
    ...(noindex && { noindex }),
    ...(shareImage && { shareImage }),
  }
  return createHash('sha256')
    .update(JSON.stringify([said, state, publishedAt]))
    .digest('hex')
}

export const fail = (what: string, error: { message: string } | null): void => {
  if (error) throw new Error(`${what}: ${error.message}`)
}

export type Columns = TablesInsert<'blog_posts'>
type Made = { columns: Columns; refused?: undefined } | { columns?: undefined; refused: string }

/** A post on its way in, of whatever source. `columns` are made when it is written. */
export type Incoming = {
  source: string
  id: string
  hash: string
  slug: string
  warnings: string[]
  columns: (slug: string) => Promise<Made>
  importer?: string | undefined
  prefix?: string | undefined
  /** A post that was imported before keeps its address, whatever `slug` says. */
  keepsAddress?: boolean
  /** Replaces what an editor changed here. */
  overwrites?: boolean
  /** When readers are told that it was last changed; absent: on the day of the import. */
  changedAt?: string | null
  /** The post here that is replaced, when no import brought it. */
  own?: Here
}

/** A post of this site, in the state that the import found. */
type Here = { id: string; version: number; slug: string }

/** The columns of a post, with what cards say of its text; or why it cannot be stored. */
async function columnsOf({ values, state, publishedAt }: ImportedPost): Promise<Made> {
  const prepared = await renderText('prepare', values)
  if (!prepared.ok) return { refused: prepared.problem, columns: undefined }
  const { content, derived } = prepared.value
  const columns = { ...toColumns({ ...values, content }), ...derived, status: state, published_at: publishedAt }
  return {
    columns: state === 'draft' ? columns : { ...columns, published_at: publishedAt ?? new Date().toISOString() },
  }
}

type Found = { known: ImportRow | null; here: Here | null }

/** What an earlier import recorded of an item, and its post as it is now. */
async function lookUp(client: Client, { source, id, own }: Incoming): Promise<Found> {
  const known = await client.from('import_items').select('*').eq('source', source).eq('source_id', id).maybeSingle()
  fail('The earlier imports could not be read', known.error)
  if (!known.data) return { known: null, here: own ?? null }
  const posts = client.from('blog_posts').select('id, version, slug')
  const here = await posts.eq('id', known.data.post_id).maybeSingle()
  fail('The post could not be read', here.error)
  return { known: known.data, here: here.data }
}

const CHANGED_HERE = 'An editor has changed it here since: it is left as it is.'
const REPLACED = 'It replaces what an editor changed here.'

/** Imports one item, or says what would become of it. A post that an editor changed since is overwritten on wish only. */
export async function storeItem(client: Client, read: StorableRead, options: Options): Promise<Stored> {
  const { item } = read
  const { batch, asDrafts, pictures, authors, links = () => null, addresses = 'keep' } = options
  if ('refused' in item) return { outcome: 'refused', slug: '', warnings: [item.refused] }
  const post = toPost(item, { asDrafts })
  if ('refused' in post) return { outcome: 'refused', slug: '', warnings: [post.refused] }
  const missing: string[] = []
  const incoming: Incoming = {
    source: sourceOf({ ...read, item }),
    id: item.id,
    hash: hashOf(post, item),
    slug: wantedSlug(post, addresses),
    prefix: options.prefix,
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
  const stored = await storeIncoming(client, incoming, batch)
  if (batch === null || stored.postId === undefined) return stored
  const target = { batch, postId: stored.postId, slug: stored.slug, source: incoming.source, id: item.id }
  const refused = await keepOldAddresses(client, target, item.oldAddresses)
  return { ...stored, warnings: [...stored.warnings, ...missing, ...refused] }
}

/** Writes a post of an import, or (without a batch) says what would become of it. */
export async function storeIncoming(client: Client, incoming: Incoming, batch: string | null): Promise<Stored> {
  const { source, id, hash, overwrites = false } = incoming
  const { known, here } = await lookUp(client, incoming)
  const slug = here?.slug ?? incoming.slug
  if (known?.hash === hash) return { outcome: 'same', slug, warnings: incoming.warnings, postId: known.post_id }
  const isChangedHere = known !== null && here?.version !== known.version
  if (isChangedHere && !overwrites) return { outcome: 'conflict', slug, warnings: [...incoming.warnings, CHANGED_HERE] }
  const postId = here?.id ?? idOf(source, id)
  const address: Address =
    here && incoming.keepsAddress
      ? { slug: '', warnings: [] }
      : await freeAddress(
          client,
          incoming,
          postId,
          here ? 'this one keeps its own' : 'this one gets one from its title',
        )
  const replaced = isChangedHere || incoming.own ? [REPLACED] : []
  const warnings = [...incoming.warnings, ...address.warnings, ...replaced]
  const outcome = here ? 'changed' : 'new'
  if (batch === null) return { outcome, slug: address.slug || (here?.slug ?? ''), warnings }
  const made = await incoming.columns(address.slug)
  if (made.refused !== undefined) return { outcome: 'refused', slug: '', warnings: [made.refused] }
  const written = here
    ? await update(client, here, made.columns)
    : await insert(client, {
        id: postId,
        ...made.columns,
        ...(incoming.importer !== undefined && { created_by_admin: incoming.importer }),
      })
  if (!written) return { outcome: 'conflict', slug, warnings: [...warnings, CHANGED_HERE] }
  const { version, before } = written
  const row = {
    source,
    source_id: id,
    batch_id: batch,
    post_id: written.id,
    hash,
    version,
    before,
    changed_at: incoming.changedAt ?? null,
  }
  fail('The import could not be recorded', (await client.from('import_items').upsert(row)).error)
  return { outcome, slug: written.slug, warnings, postId: written.id }
}

type Written = { id: string; slug: string; version: number; before: Json | null }

/** The id of an item's post: an import that was killed before it recorded the post finds it again. */
function idOf(source: string, id: string): string {
  const hex = createHash('sha256').update(`${source}\n${id}`).digest('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  )
}

/** Null when the post is there, unrecorded, and an editor has changed it. */
async function insert(client: Client, columns: Columns & { id: string }): Promise<Written | null> {
  const { data, error } = await client.from('blog_posts').insert(columns).select('id, slug, version').single()
  if (data) return { ...data, before: null }
  const found = await client.from('blog_posts').select('id, slug, version').eq('id', columns.id).maybeSingle()
  if (!found.data) throw new Error(`The post could not be stored: ${error.message}`)
  return found.data.version === (columns.version ?? 1) ? { ...found.data, before: null } : null
}

async function update(client: Client, here: Here, made: Columns): Promise<Written | null> {
  // A post keeps these from the moment it was made.
  const { id: _id, version: _version, created_at: _at, created_by_admin: _by, ...columns } = made
  const names = Object.keys(columns).join(', ')
  const before = await client.from('blog_posts').select<string, Record<string, Json>>(names).eq('id', here.id).single()
  fail('The post could not be read', before.error)
  const { slug, ...rest } = columns
  const { data, error } = await client
    .from('blog_posts')
    .update(slug ? columns : rest)
    .eq('id', here.id)
    .eq('version', here.version)
    .select('id, slug, version')
    .maybeSingle()
  fail('The post could not be stored', error)
  return data && { ...data, before: before.data }
}
