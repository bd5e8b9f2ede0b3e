import 'server-only'
import { cleanValues } from './clean-values'
import { deskClient } from './client'
import type { Change } from './revalidate-posts'
import { EDIT_COLUMNS, type EditablePost, type EditRow, toColumns, toEditable, toRef } from './row'
import type { PostFields, SavePostValues } from './schema'
import { isIdTaken } from './write-error'
import { rowsOf } from '@/lib/supabase/backend-error'
import type { RequestClient } from '@/lib/supabase/request'
import type { TablesUpdate } from '@/lib/supabase/database.types'

/** What somebody else saved in the meantime. */
export type Theirs = { post: EditablePost; savedBy: string; savedAt: string }

export type SaveOutcome =
  | { kind: 'saved'; post: EditablePost; change: Change }
  | { kind: 'conflict'; theirs: Theirs }
  /** Too little is left for readers once what must not be stored is gone. `message` belongs to the content field. */
  | { kind: 'content_too_short'; message: string }
  /** Deleted for good, or put into the bin. */
  | { kind: 'gone' }

/** The date of a post that goes live: the one it had, when it has already been live; else now. */
export function liveDate(publishedAt: string | null, now = Date.now()): string {
  const isPast = publishedAt !== null && Date.parse(publishedAt) <= now
  return isPast ? publishedAt : new Date(now).toISOString()
}

function statusColumns(values: SavePostValues, before: EditablePost | null): TablesUpdate<'blog_posts'> {
  if (values.intent === 'draft') return { status: 'draft', published_at: before?.publishedAt ?? null }
  if (values.intent === 'schedule')
    return { status: 'scheduled', published_at: new Date(values.publishAt).toISOString() }
  // The database's clock dates a new post: it is the one that decides whether it is public yet.
  return before ? { status: 'published', published_at: liveDate(before.publishedAt) } : { status: 'published' }
}

const readPost = async (supabase: RequestClient, id: string) =>
  rowsOf(await supabase.from('blog_posts').select(EDIT_COLUMNS).eq('id', id).maybeSingle())

async function theirsOf(supabase: RequestClient, row: EditRow): Promise<Theirs> {
  const post = toEditable(row)
  const last = rowsOf(
    await supabase
      .from('post_revisions')
      .select('saved_by_username, created_at')
      .eq('post_id', row.id)
      .eq('version', row.version)
      .maybeSingle(),
  )
  return { post, savedBy: last?.saved_by_username ?? post.createdBy, savedAt: last?.created_at ?? post.updatedAt }
}

async function insert(values: SavePostValues): Promise<SaveOutcome> {
  const { admin, supabase } = await deskClient()
  const columns = { ...toColumns(values), ...statusColumns(values, null), ...(values.id && { id: values.id }) }
  const row = rowsOf(
    await supabase
      .from('blog_posts')
      .insert({ ...columns, created_by_admin: admin.username })
      .select(EDIT_COLUMNS)
      .single(),
  )
  const post = toEditable(row)
  return { kind: 'saved', post, change: { before: null, after: post } }
}

/** Writes `columns` unless somebody else has saved since `version`. */
async function writeVersion(
  supabase: RequestClient,
  found: EditRow,
  version: number,
  columns: TablesUpdate<'blog_posts'>,
): Promise<SaveOutcome> {
  const row = rowsOf(
    await supabase
      .from('blog_posts')
      .update(columns)
      .eq('id', found.id)
      // Checked and written in one statement: the condition that keeps two editors from overwriting each other.
      .eq('version', version)
      .is('deleted_at', null)
      .select(EDIT_COLUMNS)
      .maybeSingle(),
  )
  if (row) return { kind: 'saved', post: toEditable(row), change: { before: toRef(found), after: toRef(row) } }
  const theirs = await readPost(supabase, found.id)
  return theirs && theirs.deleted_at === null
    ? { kind: 'conflict', theirs: await theirsOf(supabase, theirs) }
    : { kind: 'gone' }
}

/** Whether this editor has made the post with this id. */
async function isOwn(id: string): Promise<boolean> {
  const { admin, supabase } = await deskClient()
  return (await readPost(supabase, id))?.created_by_admin === admin.username
}

/**
 * Writes a new post. A form whose first answer was lost sends its post again under the same id: then that one is
 * brought up to what the form says now, which mostly is what it says already.
 */
async function insertOnce(values: SavePostValues): Promise<SaveOutcome> {
  try {
    return await insert(values)
  } catch (error) {
    const { id } = values
    if (!id || !isIdTaken(error) || !(await isOwn(id))) throw error
    return update(values, { id, version: 1 })
  }
}

async function update(values: SavePostValues, target: { id: string; version: number }): Promise<SaveOutcome> {
  const { supabase } = await deskClient()
  const found = await readPost(supabase, target.id)
  if (!found || found.deleted_at !== null) return { kind: 'gone' }
  return writeVersion(supabase, found, target.version, {
    ...toColumns(values),
    ...statusColumns(values, toEditable(found)),
  })
}

/** Puts the fields of an earlier version into a post; its address, status and date stay. Throws a BackendError. */
export async function restoreFields(id: string, version: number, fields: PostFields): Promise<SaveOutcome> {
  const { supabase } = await deskClient()
  const found = await readPost(supabase, id)
  if (!found || found.deleted_at !== null) return { kind: 'gone' }
  return writeVersion(supabase, found, version, toColumns({ ...fields, slug: found.slug }))
}

/**
 * Writes a new post or a new version of one, as draft, for later or at once. Writes nothing when somebody else has
 * saved since `target.version`. Throws a BackendError.
 */
export async function writePost(values: SavePostValues): Promise<SaveOutcome> {
  const clean = cleanValues(values)
  if (!clean.ok) return { kind: 'content_too_short', message: clean.message }
  return values.target ? update(clean.values, values.target) : insertOnce(clean.values)
}

/** A draft with the texts of a post. Null when the post is gone. Throws a BackendError. */
export async function copyPost(id: string): Promise<EditablePost | null> {
  const { admin, supabase } = await deskClient()
  const source = await readPost(supabase, id)
  if (!source) return null
  const { post_type, author, content, image_url, meta_description } = source
  const title = `${source.title.slice(0, 190)} (copy)`
  const row = rowsOf(
    await supabase
      .from('blog_posts')
      .insert({
        slug: '',
        title,
        content,
        author,
        image_url,
        meta_description,
        post_type,
        status: 'draft',
        published_at: null,
        created_by_admin: admin.username,
      })
      .select(EDIT_COLUMNS)
      .single(),
  )
  return toEditable(row)
}
