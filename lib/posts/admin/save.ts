import 'server-only'
import { type FieldRow, toColumns } from '../columns'
import type { DerivedColumns } from '../derived-columns'
import { render } from '../rendering/pool'
import type { PostChange } from '../revalidate'
import { publishSchema } from '../schema'
import { isIdTaken } from './errors'
import { EDIT_COLUMNS, type EditablePost, type EditRow, toEditable, toRef } from './post'
import type { SavePostValues } from './schema'
import type { AdminContext } from '@/lib/auth/session'
import { rowsOf } from '@/lib/supabase/backend-error'
import type { RequestClient } from '@/lib/supabase/request'
import type { TablesUpdate } from '@/lib/supabase/database.types'

/** What somebody else saved in the meantime. */
export type ServerVersion = { post: EditablePost; savedBy: string; savedAt: string }

export type SaveOutcome =
  | { kind: 'saved'; post: EditablePost; change: PostChange }
  | { kind: 'conflict'; serverVersion: ServerVersion }
  /** The text cannot be shown, or too little of it is left for readers. `message` belongs to the content field. */
  | { kind: 'content_refused'; message: string }
  /** Deleted for good, or put into the bin. */
  | { kind: 'gone' }

/** What is to be stored, with what cards say of the text; or what to say at the content field. */
type PreparedValues<Values> = { ok: true; values: Values; derived: DerivedColumns } | { ok: false; message: string }

/**
 * Takes out of a post's content what must not be stored, and checks what is left: that it can be rendered, and that there
 * is enough of it for a post that readers will see.
 */
export async function prepareValues<Values extends Pick<SavePostValues, 'content' | 'intent' | 'postType'>>(
  values: Values,
): Promise<PreparedValues<Values>> {
  const { content: typed, postType } = values
  const prepared = await render('prepare', { content: typed, postType })
  if (!prepared.ok) return { ok: false, message: prepared.problem }
  const { content, derived } = prepared.value
  const left = values.intent === 'draft' ? null : publishSchema.shape.content.safeParse(content)
  const [issue] = left?.error?.issues ?? []
  return issue ? { ok: false, message: issue.message } : { ok: true, values: { ...values, content }, derived }
}

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

export const readEditRow = async (supabase: RequestClient, id: string) =>
  rowsOf(await supabase.from('blog_posts').select<string, EditRow>(EDIT_COLUMNS).eq('id', id).maybeSingle())

async function serverVersionOf(supabase: RequestClient, row: EditRow): Promise<ServerVersion> {
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

/** A post as it was sent, and the columns of its fields. */
type Written = { values: SavePostValues; columns: FieldRow & DerivedColumns }

async function insert({ admin, supabase }: AdminContext, { values, columns: fields }: Written): Promise<SaveOutcome> {
  const columns = { ...fields, ...statusColumns(values, null), ...(values.id && { id: values.id }) }
  const row = rowsOf(
    await supabase
      .from('blog_posts')
      .insert({ ...columns, created_by_admin: admin.username })
      .select<string, EditRow>(EDIT_COLUMNS)
      .single(),
  )
  const post = toEditable(row)
  return { kind: 'saved', post, change: { before: null, after: post } }
}

/** Writes the columns unless somebody else has saved since `version`. Throws a BackendError. */
export async function writeVersion(
  { supabase }: AdminContext,
  target: { id: string; version: number },
  columnsOf: (found: EditRow) => TablesUpdate<'blog_posts'>,
): Promise<SaveOutcome> {
  const found = await readEditRow(supabase, target.id)
  if (!found || found.deleted_at !== null) return { kind: 'gone' }
  const row = rowsOf(
    await supabase
      .from('blog_posts')
      .update(columnsOf(found))
      .eq('id', target.id)
      // Checked and written in one statement: the condition that keeps two editors from overwriting each other.
      .eq('version', target.version)
      .is('deleted_at', null)
      .select<string, EditRow>(EDIT_COLUMNS)
      .maybeSingle(),
  )
  if (row) return { kind: 'saved', post: toEditable(row), change: { before: toRef(found), after: toRef(row) } }
  const now = await readEditRow(supabase, target.id)
  return now && now.deleted_at === null
    ? { kind: 'conflict', serverVersion: await serverVersionOf(supabase, now) }
    : { kind: 'gone' }
}

const update = (context: AdminContext, { values, columns }: Written, target: { id: string; version: number }) =>
  writeVersion(context, target, (found) => ({ ...columns, ...statusColumns(values, toEditable(found)) }))

/**
 * Writes a new post. A form whose first answer was lost sends its post again under the same id: then that one is
 * brought up to what the form says now, which mostly is what it says already.
 */
async function insertOnce(context: AdminContext, written: Written): Promise<SaveOutcome> {
  try {
    return await insert(context, written)
  } catch (error) {
    const { id } = written.values
    if (!id || !isIdTaken(error)) throw error
    const isOwn = (await readEditRow(context.supabase, id))?.created_by_admin === context.admin.username
    if (!isOwn) throw error
    return update(context, written, { id, version: 1 })
  }
}

/**
 * The one way to write a post: a new one or a new version, as draft, for later or at once. Writes nothing when somebody
 * else has saved since `target.version`. Throws a BackendError.
 */
export async function writePost(context: AdminContext, values: SavePostValues): Promise<SaveOutcome> {
  const prepared = await prepareValues(values)
  if (!prepared.ok) return { kind: 'content_refused', message: prepared.message }
  const written = { values: prepared.values, columns: { ...toColumns(prepared.values), ...prepared.derived } }
  return values.target ? update(context, written, values.target) : insertOnce(context, written)
}
