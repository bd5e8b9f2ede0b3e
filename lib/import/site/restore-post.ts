import { sha256 } from '../../sha256.ts'
import { toIsoDate } from '../../dates.ts'
import { counted } from '../../text.ts'
import { renderText } from '../../posts/rendering/render-text.ts'
import type { PostType } from '../../posts/types.ts'
import { rowsOf } from '../../supabase/backend-error.ts'
import type { Client } from '../../supabase/client.ts'
import { BINNED, type Incoming, type Stored, storePost } from '../store-post.ts'
import { FILE_COLUMNS, readPost, readRevision, type SitePost, writePost } from './post-file.ts'
import type { RestoreOptions } from './restore.ts'

/** The `source` of items from an export of this site. */
const SOURCE = 'flavorcraft'

/** The columns that an account may write; `restore_post` writes the others. */
async function columnsOf(post: SitePost, slug: string): ReturnType<Incoming['columns']> {
  const { formerSlugs: _, version: _version, created_at: _at, created_by_admin: _by, updated_at: _last, ...row } = post
  const prepared = await renderText('prepare', { ...post, postType: post.post_type as PostType })
  if (!prepared.ok) return { refused: prepared.problem }
  const { content, derived } = prepared.value
  return { ...row, ...derived, content, slug }
}

type OwnPost = SitePost & { version: number; deleted_at: string | null }

/** The post with that id if no import created it: the exported post itself, maybe changed since; else null. */
async function findOwn(client: Client, { id }: SitePost): Promise<OwnPost | null> {
  const items = client.from('import_items').select('post_id')
  if (rowsOf(await items.eq('source', SOURCE).eq('source_id', id).maybeSingle())) return null
  const posts = client
    .from('blog_posts')
    .select<string, Omit<OwnPost, 'formerSlugs'>>(`${FILE_COLUMNS.join(', ')}, content, version, deleted_at`)
  const own = rowsOf(await posts.eq('id', id).maybeSingle())
  return own && { ...own, formerSlugs: [] }
}

/** Calls `restore_post`. False when another account imported the post: the caller may not write its history. */
const restoreRecord = async (client: Client, id: string, record: object): Promise<boolean> =>
  rowsOf(await client.rpc('restore_post', { p_item: id, p_json: JSON.stringify(record) }))

const NOT_OWN = 'Another account imported it: its former addresses, dates and versions stay as they are.'

/** Restores earlier versions of a post from files of an export. Resolves to warnings about unreadable ones. */
export async function restoreVersions(client: Client, id: string, files: readonly string[]): Promise<string[]> {
  const versions = files.map(readRevision)
  const read = versions.filter((version) => version !== null)
  if (read.length > 0) await restoreRecord(client, id, { formerSlugs: [], versions: read })
  const broken = versions.length - read.length
  return broken > 0 ? [`${counted(broken, 'earlier version')} could not be read and left out.`] : []
}

/** Whether the last run wrote the post and ended before it recorded that. */
const isUnrecorded = (own: OwnPost, post: SitePost): boolean =>
  own.version === 1 && toIsoDate(own.created_at) !== toIsoDate(post.created_at)

const OTHER_STATE = 'This very post is here in another state: it is left as it is.'

/** Restores an exported post under its own id, with its former slugs and its dates. */
export async function restorePost(
  client: Client,
  { file, sum }: { file: string; sum?: string | undefined },
  { batch, asDrafts, importer, overwrites }: RestoreOptions,
): Promise<Stored> {
  const exported = readPost(file)
  const post: SitePost = asDrafts ? { ...exported, status: 'draft' } : exported
  const notes = sha256(file) === sum ? [] : ['It is not as the export wrote it.']
  const own = await findOwn(client, post)
  if (own?.deleted_at) return { outcome: 'conflict', slug: own.slug, warnings: [...notes, BINNED] }
  const record = { formerSlugs: post.formerSlugs, version: post.version }
  const origin = { created_at: post.created_at, created_by_admin: post.created_by_admin, updated_at: post.updated_at }
  const ownFile = own && writePost({ ...own, ...record, ...origin })
  // An unchanged published post counts as the same even if posts are imported as drafts.
  const isSame = ownFile === writePost(post) || ownFile === writePost(exported)
  const isNew = own && isSame && isUnrecorded(own, post)
  if (own && isSame && !isNew) return { outcome: 'same', slug: own.slug, warnings: notes }
  if (own && !isNew && !overwrites(post.id))
    return { outcome: 'conflict', slug: own.slug, warnings: [...notes, OTHER_STATE] }
  const incoming: Incoming = {
    source: SOURCE,
    id: post.id,
    hash: sha256(writePost(post)),
    hashWithState: asDrafts ? sha256(writePost(exported)) : undefined,
    slug: post.slug,
    importer,
    warnings: notes,
    columns: (slug) => columnsOf(post, slug),
    overwrites: overwrites(post.id),
    ...(own && !isNew && { own }),
  }
  const stored = await storePost(client, incoming, batch)
  if (batch === null || stored.postId === undefined) return stored
  const isRestored = await restoreRecord(client, post.id, {
    ...record,
    createdAt: post.created_at,
    createdBy: post.created_by_admin,
    updatedAt: post.updated_at,
  })
  return isRestored ? stored : { ...stored, warnings: [...stored.warnings, NOT_OWN] }
}
