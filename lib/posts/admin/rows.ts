import 'server-only'
import { z } from 'zod'
import { ownPath } from '../canonical'
import { type FieldRow, REVISION_COLUMNS, toColumns, toFields } from '../columns'
import type { DerivedColumns } from '../rendering/jobs'
import { renderText } from '../rendering/render-text'
import { moment } from '../field-rules'
import { type PostValues, type WorkingFields, workingFieldsSchema } from '../schema'
import { isSlugTaken } from './errors'
import { EDIT_COLUMNS, type EditablePost, type EditRow, toEditable } from './post'
import { type Autosave, type OpenForm, postIdSchema } from './schema'
import type { AdminContext } from '@/lib/auth/session'
import { toIsoDate } from '@/lib/dates'
import { siteUrl } from '@/lib/env'
import { trayEntrySchema } from '@/lib/images/schema'
import { rowsOf } from '@/lib/supabase/backend-error'
import type { Tables, TablesInsert, TablesUpdate } from '@/lib/supabase/database.types'
import type { Client } from '@/lib/supabase/client'

/** Another editor's version; `base` is the version that both began with, null when it is not stored. */
export type ServerVersion = { post: EditablePost; savedBy: string; savedAt: string; base: WorkingFields | null }

/** The columns of a post's fields, and those that cards show of its text. */
export type PostColumns = FieldRow & DerivedColumns
type Prepared = { ok: true; columns: PostColumns } | { ok: false; message: string }

/** The columns of a post with its text cleaned, or the reason why no page can show the text. */
export async function prepareColumns(values: PostValues): Promise<Prepared> {
  const { content: sent, postType, labels } = values
  const prepared = await renderText('prepare', { content: sent, postType, labels })
  if (!prepared.ok) return { ok: false, message: prepared.problem }
  const { content, derived } = prepared.value
  const canonical = ownPath(values.canonical, siteUrl())
  return { ok: true, columns: { ...toColumns({ ...values, content, canonical }), ...derived } }
}

export const readEditRow = async (supabase: Client, id: string) =>
  rowsOf(await supabase.from('blog_posts').select<string, EditRow>(EDIT_COLUMNS).eq('id', id).maybeSingle())

type RevisionRow = FieldRow & Pick<Tables<'post_revisions'>, 'version' | 'saved_by_username'>

/** The saved version, for a form that began with `version`; null when the post is gone. Throws a BackendError. */
export async function readServerVersion(
  { supabase }: AdminContext,
  { id, version }: Pick<EditablePost, 'id' | 'version'>,
): Promise<ServerVersion | null> {
  const row = await readEditRow(supabase, id)
  if (!row || row.deleted_at !== null) return null
  const post = toEditable(row)
  const revisions = rowsOf(
    await supabase
      .from('post_revisions')
      .select<string, RevisionRow>(`version, saved_by_username, ${REVISION_COLUMNS.join(', ')}`)
      .eq('post_id', id)
      .in('version', [row.version, version]),
  )
  const last = revisions.find((revision) => revision.version === row.version)
  const base = revisions.find((revision) => revision.version === version)
  const savedBy = last?.saved_by_username ?? post.createdBy
  return { post, savedBy, savedAt: post.updatedAt, base: base ? toFields(base) : null }
}

export type Target = { id: string; version: number; form?: string | undefined }

/** The version that `target` may save over: its own, or the present one if its form saved that. */
export const ownVersion = (found: EditRow, { version, form }: Omit<Target, 'id'>): number =>
  form !== undefined && found.saved_form === form && found.saved_form_version === found.version
    ? found.version
    : version

export const insertPost = async ({ admin, supabase }: AdminContext, columns: TablesInsert<'blog_posts'>) =>
  rowsOf(
    await supabase
      .from('blog_posts')
      .insert({ ...columns, created_by_admin: admin.username })
      .select<string, EditRow>(EDIT_COLUMNS)
      .single(),
  )

/** Inserts a draft. If another post has its slug, the database makes one from the title. */
export const insertDraft = (context: AdminContext, columns: TablesInsert<'blog_posts'>) =>
  insertPost(context, columns).catch((error: unknown) => {
    if (!isSlugTaken(error)) throw error
    return insertPost(context, { ...columns, slug: '' })
  })

/**
 * Counts as a save by hand unless `columns` mark an autosave. Null when the post is gone or another editor has saved
 * since `version`.
 */
export const updatePost = async (
  supabase: Client,
  { id, version }: Pick<EditRow, 'id' | 'version'>,
  columns: TablesUpdate<'blog_posts'>,
) =>
  rowsOf(
    await supabase
      .from('blog_posts')
      .update({ autosaved: false, ...columns })
      .eq('id', id)
      // Checked and written in one statement, so that two editors do not overwrite each other.
      .eq('version', version)
      .is('deleted_at', null)
      .select<string, EditRow>(EDIT_COLUMNS)
      .maybeSingle(),
  )

/** An editor's unsaved text in one form of a post. `baseVersion` is the version it began with. */
type WorkingCopy = Pick<Autosave, 'form' | 'fields' | 'tray' | 'publishAt'> & { baseVersion: number; updatedAt: string }

/** As stored: the form's fields, the pictures of its tray, and the planned date. */
const storedSchema = workingFieldsSchema.extend({
  tray: z.array(trayEntrySchema).catch([]),
  publishAt: moment.optional().catch(undefined),
})

/** The editor's working copies of a post, one per form. Leaves out copies that do not fit the schema. */
export async function listWorkingCopies({ admin, supabase }: AdminContext, postId: string): Promise<WorkingCopy[]> {
  if (!postIdSchema.safeParse(postId).success) return []
  const rows = rowsOf(
    await supabase
      .from('post_working_copies')
      .select('form, fields, base_version, updated_at')
      .eq('post_id', postId)
      .eq('user_id', admin.userId),
  )
  return rows.flatMap((row) => {
    const stored = storedSchema.safeParse(row.fields)
    if (!stored.success) return []
    const { tray, publishAt, ...fields } = stored.data
    const { form, base_version: baseVersion } = row
    return [{ form, fields, tray, publishAt, baseVersion, updatedAt: toIsoDate(row.updated_at) }]
  })
}

/** Writes the working copy of one form. Returns the time by the database's clock. Throws a BackendError. */
export async function writeWorkingCopy(
  { admin, supabase }: AdminContext,
  { id, form, baseVersion, fields, tray, publishAt }: Omit<WorkingCopy, 'updatedAt'> & { id: string },
): Promise<string> {
  const row = rowsOf(
    await supabase
      .from('post_working_copies')
      .upsert({
        post_id: id,
        user_id: admin.userId,
        form,
        base_version: baseVersion,
        fields: { ...fields, tray, publishAt },
      })
      .select('updated_at')
      .single(),
  )
  return toIsoDate(row.updated_at)
}

/** Removes the working copy of one form; those of other tabs stay. Throws a BackendError. */
export async function removeWorkingCopy({ admin, supabase }: AdminContext, { id, form }: OpenForm): Promise<void> {
  const mine = supabase.from('post_working_copies').delete().eq('user_id', admin.userId)
  rowsOf(await mine.eq('post_id', id).eq('form', form))
}

/**
 * Deletes an autosaved draft whose form was emptied. Keeps a draft that was changed elsewhere since, or that was ever
 * public or scheduled. Throws a BackendError.
 */
export async function removeOwnDraft({ admin, supabase }: AdminContext, { id, form }: OpenForm): Promise<void> {
  const found = await readEditRow(supabase, id)
  if (found?.saved_form !== form || found.saved_form_version !== found.version) return
  const revisions = supabase.from('post_revisions').select('version').eq('post_id', id)
  if (rowsOf(await revisions.neq('status', 'draft').limit(1)).length > 0) return
  rowsOf(
    await supabase
      .from('blog_posts')
      .delete()
      .eq('id', id)
      .eq('status', 'draft')
      .eq('autosaved', true)
      .eq('version', found.version)
      .eq('created_by', admin.userId),
  )
}

/** Who else has a post open, and who saved it last. `isOwn`: the reporting form saved it last. */
export type Presence = NonNullable<Awaited<ReturnType<typeof reportPresence>>>

/** Reports that a form is open. Returns who else has the post open; null when it is gone. Throws a BackendError. */
export async function reportPresence({ supabase }: AdminContext, { id, form }: OpenForm) {
  const [row] = rowsOf(await supabase.rpc('watch_post', { p_post: id, p_form: form }))
  if (!row) return null
  const { others, version, is_own: isOwn, saved_by: savedBy, saved_at } = row
  return { others, version, isOwn, savedBy, savedAt: toIsoDate(saved_at) }
}
