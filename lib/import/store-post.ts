import { sha256 } from '../sha256.ts'
import { rowsOf } from '../supabase/backend-error.ts'
import type { Client } from '../supabase/client.ts'
import type { Json, TablesInsert } from '../supabase/database.types.ts'
import type { PictureColumns } from './pictures-of-item.ts'
import { type ItemResult, resultOf } from './report.ts'

export type Columns = TablesInsert<'blog_posts'>

/** A post of this site, in the state before the import. */
type Here = { id: string; version: number; slug: string; deleted_at?: string | null }

/** A post to import, of any source. */
export type Incoming = {
  source: string
  id: string
  hash: string
  /** The hash of the item with its state, when posts come in as drafts: an item with it is unchanged, too. */
  hashWithState?: string | undefined
  /** The hash of a published item before its date: an item with it is unchanged, too. */
  hashAsPlanned?: string | undefined
  slug: string
  warnings: string[]
  /** Makes the columns when the post is written, or gives the reason why it cannot be stored. */
  columns: (slug: string) => Promise<Columns | { refused: string }>
  /** The importing account, which a policy requires in a new post. Absent with the secret key. */
  importer?: string | undefined
  /** Whether a post that was imported before keeps its slug, instead of `slug`. */
  keepsAddress?: boolean
  /** Whether it replaces an editor's changes. */
  overwrites?: boolean
  /** The last change that readers see; absent: the day of the import. */
  changedAt?: string | null
  /** The post to replace, if no import created it. */
  own?: Here
  /** The pictures that its post, as the import wrote it, lacks. */
  lacked?: (post: PictureColumns) => Lacked
}

/** `bring` resolves to the columns of the post with these pictures; null when this run can get none of them. */
type Lacked = { lacks: string[]; bring: (() => Promise<PictureColumns>) | null }

/** `postId`: of a post that this or an earlier run wrote. */
export type Stored = ItemResult & { postId?: string }

/** An unknown post, or one that an editor changed, does not get missing pictures. */
const NOTHING_LACKED: Lacked = { lacks: [], bring: null }

/** The id of an item's post, derived from the item: a run after a crash finds an unrecorded post again. */
const idOf = (source: string, id: string): string =>
  sha256(`${source}\n${id}`).replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5')

export const BINNED = 'It is in the bin here: restore it there first.'

/** Why a post is left as it is, and the warning when it is replaced on request. */
const CHANGED_HERE = {
  left: 'An editor has changed it here since: it is left as it is.',
  replaced: 'It replaces what an editor changed here.',
}
const RESTORED = {
  left: 'An undo has restored it here since: it is left as it is.',
  replaced: 'It replaces what an undo restored here.',
}

/** The record of an earlier import of an item, and the current state of its post. */
async function lookUp(client: Client, { source, id, own, lacked }: Incoming) {
  const items = client.from('import_items').select('post_id, hash, version')
  const known = rowsOf(await items.eq('source', source).eq('source_id', id).maybeSingle())
  const posts = client.from('blog_posts').select('id, version, slug, deleted_at, content, image_url, share_image')
  if (!known) {
    // An undo restored it and removed its record. An unrecorded post in its first version is of a run that was killed.
    const restored = own ? null : rowsOf(await posts.eq('id', idOf(source, id)).gt('version', 1).maybeSingle())
    return { known, here: own ?? restored, kept: own ? CHANGED_HERE : restored && RESTORED, ...NOTHING_LACKED }
  }
  const here = rowsOf(await posts.eq('id', known.post_id).maybeSingle())
  if (here?.version !== known.version) return { known, here, kept: CHANGED_HERE, ...NOTHING_LACKED }
  return { known, here, kept: null, ...(lacked?.(here) ?? NOTHING_LACKED) }
}

const isAddressTaken = async (client: Client, slug: string, postId: string): Promise<boolean> =>
  rowsOf(await client.from('blog_posts').select('id').eq('slug', slug).neq('id', postId).limit(1)).length > 0

/** The wanted slug; empty, with a warning, when another post has it. */
async function freeAddress(client: Client, { slug }: Incoming, postId: string, instead: string) {
  if (slug === '' || !(await isAddressTaken(client, slug, postId))) return { slug, warnings: [] }
  return { slug: '', warnings: [`Another post has the address "${slug}": ${instead}.`] }
}

/** `isStateKept`: the import came as drafts, and the post stayed public or scheduled. */
type Written = Here & { before: Json | null; isStateKept?: boolean }

/** Inserts a post, or finds the unrecorded post of an earlier run; null when an editor has changed that post. */
async function insert(client: Client, columns: Columns & { id: string }): Promise<Written | null> {
  const inserted = await client.from('blog_posts').insert(columns).select('id, slug, version').single()
  if (inserted.data) return { ...inserted.data, before: null }
  const posts = client.from('blog_posts').select('id, slug, version')
  const found = rowsOf(await posts.eq('id', columns.id).maybeSingle()) ?? rowsOf<Here>(inserted)
  return found.version === (columns.version ?? 1) ? { ...found, before: null } : null
}

/** Updates a post; null when an editor has changed it meanwhile. `keepsState`: unless it is a draft. */
async function update(client: Client, here: Here, made: Partial<Columns>, keepsState = false): Promise<Written | null> {
  // These columns do not change after the creation of a post.
  const { id: _id, version: _version, created_at: _at, created_by_admin: _by, ...columns } = made
  const posts = client.from('blog_posts')
  const names = Object.keys(columns).join(', ')
  const before = rowsOf(await posts.select<string, Record<string, Json>>(names).eq('id', here.id).single())
  const { slug, status, published_at, ...rest } = columns
  const isStateKept = keepsState && before.status !== 'draft'
  const changed = posts
    .update({ ...rest, ...(slug && { slug }), ...(!isStateKept && { status, published_at }) })
    .eq('id', here.id)
  const row = rowsOf(await changed.eq('version', here.version).select('id, slug, version').maybeSingle())
  return row && { ...row, before, isStateKept }
}

/** The recorded hash of an item whose post kept its state: an import with the states shall still change the post. */
const hashOfKept = (hash: string): string => sha256(`state kept ${hash}`)

/** Records what a batch wrote, for the next import of the item and for an undo. */
async function record(
  client: Client,
  { source, id, hash, changedAt = null }: Incoming,
  batch: string,
  { id: post_id, version, before }: Written,
): Promise<void> {
  const row = { source, source_id: id, batch_id: batch, post_id, hash, version, before, changed_at: changedAt }
  rowsOf(await client.from('import_items').upsert(row))
}

/** Brings the pictures that the post of an unchanged item lacks, and changes nothing else of the post. */
async function storePictures(
  client: Client,
  incoming: Incoming,
  { postId, here, lacks, bring }: Lacked & { postId: string; here: Here | null },
  batch: string | null,
): Promise<Stored> {
  const { warnings } = incoming
  const slug = here?.slug ?? incoming.slug
  const same: Stored = { outcome: 'same', slug, warnings, postId, lacks }
  if (!here || !bring) return same
  if (batch === null) return { outcome: 'changed', slug, warnings }
  const written = await update(client, here, await bring())
  if (!written) return { outcome: 'conflict', slug, warnings: [...warnings, CHANGED_HERE.left] }
  if (written.version === here.version) return same
  await record(client, incoming, batch, written)
  return { outcome: 'changed', slug, warnings, postId }
}

/** Writes a post of an import. Without a batch it only tells the outcome. */
export async function storePost(client: Client, incoming: Incoming, batch: string | null): Promise<Stored> {
  const { source, id, hash, hashWithState, hashAsPlanned, importer, overwrites = false } = incoming
  const { known, here, kept, ...lacked } = await lookUp(client, incoming)
  if (here?.deleted_at) return { outcome: 'conflict', slug: here.slug, warnings: [...incoming.warnings, BINNED] }
  const equal = [hash, hashAsPlanned, ...(hashWithState === undefined ? [] : [hashWithState, hashOfKept(hash)])]
  if (known && equal.includes(known.hash))
    return storePictures(client, { ...incoming, hash: known.hash }, { postId: known.post_id, here, ...lacked }, batch)
  const slug = here?.slug ?? incoming.slug
  if (kept && !overwrites) return { outcome: 'conflict', slug, warnings: [...incoming.warnings, kept.left] }
  const postId = here?.id ?? idOf(source, id)
  const instead = here ? 'this one keeps its own' : 'this one gets one from its title'
  const address =
    here && incoming.keepsAddress ? { slug: '', warnings: [] } : await freeAddress(client, incoming, postId, instead)
  const warnings = [...incoming.warnings, ...address.warnings, ...(kept ? [kept.replaced] : [])]
  const outcome = here ? 'changed' : 'new'
  if (batch === null) return { outcome, slug: address.slug || (here?.slug ?? ''), warnings }
  const columns = await incoming.columns(address.slug)
  if ('refused' in columns) return resultOf('refused', columns.refused)
  const own = importer === undefined ? columns : { ...columns, created_by_admin: importer }
  const written = here
    ? await update(client, here, columns, hashWithState !== undefined)
    : await insert(client, { id: postId, ...own })
  if (!written) return { outcome: 'conflict', slug, warnings: [...warnings, CHANGED_HERE.left] }
  await record(client, { ...incoming, hash: written.isStateKept ? hashOfKept(hash) : hash }, batch, written)
  return { outcome, slug: written.slug, warnings, postId: written.id }
}
