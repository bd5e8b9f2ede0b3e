import 'server-only'
import { type FieldRow, REVISION_COLUMNS, toColumns, toFields } from '../columns'
import { render } from '../rendering/pool'
import type { PostChange } from '../revalidate'
import { type PostValues, publishSchema, type WorkingFields } from '../schema'
import type { DerivedColumns } from '../stored-text'
import { isIdTaken } from './errors'
import { EDIT_COLUMNS, type EditablePost, type EditRow, toEditable, toRef } from './post'
import type { SavePostValues } from './schema'
import type { AdminContext } from '@/lib/auth/session'
import { withTray } from '@/lib/images/placeholders'
import { rowsOf } from '@/lib/supabase/backend-error'
import type { RequestClient } from '@/lib/supabase/request'
import type { Tables, TablesUpdate } from '@/lib/supabase/database.types'

/** What somebody else saved in the meantime; `base` is the version that both began with, null when it is not kept. */
export type ServerVersion = { post: EditablePost; savedBy: string; savedAt: string; base: WorkingFields | null }

export type SaveOutcome =
  /** `change` is null when readers see none. */
  | { kind: 'saved'; post: EditablePost; change: PostChange | null }
  | { kind: 'conflict'; serverVersion: ServerVersion }
  /** The text cannot be shown, or too little of it is left for readers. `message` belongs to the content field. */
  | { kind: 'content_refused'; message: string }
  /** Deleted for good, or put into the bin. */
  | { kind: 'gone' }

/** What is written into the post itself. */
export type PostWrite = Exclude<SavePostValues, { intent: 'later' }>

/** All columns that a post's fields make: their own, and what cards say of the text. */
export type PostColumns = FieldRow & DerivedColumns

/** A post as it is to be stored; or what to say at the content field. */
type PreparedPost<Values> = { ok: true; values: Values; columns: PostColumns } | { ok: false; message: string }

/**
 * Takes out of a post's content what must not be stored, and checks what is left: that it can be rendered, and that there
 * is enough of it for a post that readers will see.
 */
export async function preparePost<Values extends PostValues & Pick<SavePostValues, 'intent'>>(
  values: Values,
): Promise<PreparedPost<Values>> {
  const { content: sent, postType, labels } = values
  const prepared = await render('prepare', { content: sent, postType, labels })
  if (!prepared.ok) return { ok: false, message: prepared.problem }
  const { content, derived } = prepared.value
  const left = values.intent === 'draft' ? null : publishSchema.shape.content.safeParse(content)
  const [issue] = left?.error?.issues ?? []
  if (issue) return { ok: false, message: issue.message }
  const clean = { ...values, content }
  return { ok: true, values: clean, columns: { ...toColumns(clean), ...derived } }
}

/** The date of a post that goes live: the one it had, when it has already been live; else now. */
export function liveDate(publishedAt: string | null, now = Date.now()): string {
  const isPast = publishedAt !== null && Date.parse(publishedAt) <= now
  return isPast ? publishedAt : new Date(now).toISOString()
}

/** The date of a draft: the moment that it is planned for; else the one on which it was live. */
function draftDate(publishAt: string, before: EditablePost | null, now = Date.now()): string | null {
  if (publishAt) return new Date(publishAt).toISOString()
  const wasLive = before?.publishedAt && Date.parse(before.publishedAt) <= now
  return wasLive ? before.publishedAt : null
}

function statusColumns(values: PostWrite, before: EditablePost | null): TablesUpdate<'blog_posts'> {
  if (values.intent === 'draft') return { status: 'draft', published_at: draftDate(values.publishAt, before) }
  if (values.intent === 'schedule')
    return { status: 'scheduled', published_at: new Date(values.publishAt).toISOString() }
  // The database's clock dates a new post: it is the one that decides whether it is public yet.
  return before ? { status: 'published', published_at: liveDate(before.publishedAt) } : { status: 'published' }
}

export const readEditRow = async (supabase: RequestClient, id: string) =>
  rowsOf(await supabase.from('blog_posts').select<string, EditRow>(EDIT_COLUMNS).eq('id', id).maybeSingle())

/** What is saved now, and what the editor who began with `version` began with. */
export async function serverVersionOf(supabase: RequestClient, row: EditRow, version: number): Promise<ServerVersion> {
  const post = toEditable(row)
  const revisions = rowsOf(
    await supabase
      .from('post_revisions')
      .select<string, RevisionRow>(`version, saved_by_username, ${REVISION_COLUMNS.join(', ')}`)
      .eq('post_id', row.id)
      .in('version', [row.version, version]),
  )
  const last = revisions.find((revision) => revision.version === row.version)
  const base = revisions.find((revision) => revision.version === version)
  return {
    post,
    savedBy: last?.saved_by_username ?? post.createdBy,
    savedAt: post.updatedAt,
    base: base ? toFields(base) : null,
  }
}

type RevisionRow = FieldRow & Pick<Tables<'post_revisions'>, 'version' | 'saved_by_username'>

/** The version that `target` may save over: its own, or one that its form has made itself and got no answer to. */
export const ownVersion = (
  found: EditRow,
  { version, form }: { version: number; form?: string | undefined },
): number =>
  form !== undefined && found.saved_form === form && found.saved_form_version === found.version
    ? found.version
    : version

/** A post as it was sent, and the columns of its fields. */
type Written = { values: PostWrite; columns: PostColumns }

async function insert({ admin, supabase }: AdminContext, { values, columns: fields }: Written): Promise<SaveOutcome> {
  const columns = {
    ...fields,
    ...statusColumns(values, null),
    saved_form: values.form ?? null,
    ...(values.id && { id: values.id }),
  }
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

type Target = { id: string; version: number; form?: string | undefined }

/** Writes the columns unless somebody else has saved since `version`. Throws a BackendError. */
export async function writeVersion(
  { supabase }: AdminContext,
  target: Target,
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
      .eq('version', ownVersion(found, target))
      .is('deleted_at', null)
      .select<string, EditRow>(EDIT_COLUMNS)
      .maybeSingle(),
  )
  if (row) return { kind: 'saved', post: toEditable(row), change: { before: toRef(found), after: toRef(row) } }
  const now = await readEditRow(supabase, target.id)
  return now && now.deleted_at === null
    ? { kind: 'conflict', serverVersion: await serverVersionOf(supabase, now, target.version) }
    : { kind: 'gone' }
}

const update = (context: AdminContext, { values, columns }: Written, target: { id: string; version: number }) =>
  writeVersion(context, { ...target, form: values.form }, (found) => ({
    ...columns,
    ...statusColumns(values, toEditable(found)),
    autosaved: false,
    saved_form: values.form ?? null,
  }))

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
export async function writePost(context: AdminContext, values: PostWrite): Promise<SaveOutcome> {
  const prepared = await preparePost(withTray(values, values.tray))
  if (!prepared.ok) return { kind: 'content_refused', message: prepared.message }
  return values.target ? update(context, prepared, values.target) : insertOnce(context, prepared)
}
