import 'server-only'
import { draftSchema, emptyFields, FIELD_NAMES, type PostValues, type WorkingFields } from '../schema'
import { isSlugTaken } from './errors'
import type { EditRow } from './post'
import { ownVersion, type PostColumns, preparePost, readEditRow } from './save'
import type { Autosave } from './schema'
import { removeWorkingCopy, writeWorkingCopy } from './working-copy'
import type { AdminContext } from '@/lib/auth/session'
import { withTray } from '@/lib/images/placeholders'
import { describeTray } from '@/lib/images/storage'
import { rowsOf } from '@/lib/supabase/backend-error'

/**
 * Where a text went that its form saved by itself: into the post, which is a draft, or beside it, as a private working copy.
 * `version` is the post's, on which the typing is based from now on.
 */
export type Autosaved = { place: 'draft' | 'copy'; version: number; savedAt: string }

async function columnsOf(values: PostValues): Promise<PostColumns | null> {
  const prepared = await preparePost({ ...values, intent: 'draft' })
  return prepared.ok ? prepared.columns : null
}

/** A draft's columns, its text cleaned; null when a field holds what no draft may, or a text of which nothing can be made. */
async function draftColumns(fields: WorkingFields): Promise<PostColumns | null> {
  const checked = draftSchema.safeParse(fields)
  return checked.success ? columnsOf(checked.data) : null
}

/** What of a text can be a draft: a field that cannot is left out, and so is a text of which nothing can be made. */
async function validPart(fields: WorkingFields): Promise<PostColumns | null> {
  const entries = FIELD_NAMES.map((name) => [
    name,
    draftSchema.shape[name].safeParse(fields[name]).success ? fields[name] : emptyFields[name],
  ])
  const values = draftSchema.parse(Object.fromEntries(entries))
  return (await columnsOf(values)) ?? columnsOf({ ...values, content: '' })
}

type Written = { version: number }

async function insert(
  { admin, supabase }: AdminContext,
  { id, form }: Autosave,
  columns: PostColumns,
): Promise<Written> {
  return rowsOf(
    await supabase
      .from('blog_posts')
      .insert({
        ...columns,
        id,
        status: 'draft',
        published_at: null,
        created_by_admin: admin.username,
        autosaved: true,
        saved_form: form,
      })
      .select('version')
      .single(),
  )
}

/** Null when somebody else has saved in this moment. */
async function update(
  { supabase }: AdminContext,
  { id, form }: Autosave,
  version: number,
  columns: PostColumns,
): Promise<Written | null> {
  return rowsOf(
    await supabase
      .from('blog_posts')
      .update({ ...columns, autosaved: true, saved_form: form })
      .eq('id', id)
      .eq('version', version)
      .eq('status', 'draft')
      .is('deleted_at', null)
      .select('version')
      .maybeSingle(),
  )
}

/** The row of the draft, written; null when the post is none, or not this form's to write. `columns` null: it cannot be one. */
async function writeDraft(
  context: AdminContext,
  found: EditRow | null,
  input: Autosave,
  columns: PostColumns | null,
): Promise<Written | null> {
  if (!found) {
    const some = columns ?? (await validPart(withTray(input.fields, input.tray)))
    return some && insert(context, input, some)
  }
  const version = ownVersion(found, input)
  if (!columns || found.status !== 'draft' || found.version !== version) return null
  return update(context, input, version, columns).catch((error: unknown) => {
    if (isSlugTaken(error)) return null
    throw error
  })
}

/**
 * Keeps what is typed. The text of a draft goes into the post itself: everybody in the panel sees it, and the first one
 * makes the post. What readers may see, what another editor has saved since, and what no draft may hold stays beside it, as
 * the editor's working copy; so do the pictures that wait in the form. Null: the post has been deleted.
 */
export async function autosave(context: AdminContext, input: Autosave): Promise<Autosaved | null> {
  const { id, fields, tray } = input
  const found = await readEditRow(context.supabase, id)
  if (found ? found.deleted_at !== null : input.version > 0) return null
  await describeTray(context, tray)
  const columns = await draftColumns(withTray(fields, tray))
  const row = await writeDraft(context, found, input, columns)
  const isWhole = row !== null && columns !== null
  if (isWhole && tray.length === 0) {
    if (found) await removeWorkingCopy(context, id)
    return { place: 'draft', version: row.version, savedAt: new Date().toISOString() }
  }
  const version = row?.version ?? Math.max(input.version, 1)
  const savedAt = await writeWorkingCopy(context, { id, baseVersion: version, fields, tray })
  return { place: isWhole ? 'draft' : 'copy', version: row ? row.version : input.version, savedAt }
}

/** Takes away a draft that nobody has saved on purpose, when the form that made it is emptied. Throws a BackendError. */
export async function removeOwnDraft({ admin, supabase }: AdminContext, id: string): Promise<void> {
  rowsOf(
    await supabase
      .from('blog_posts')
      .delete()
      .eq('id', id)
      .eq('status', 'draft')
      .eq('autosaved', true)
      .eq('created_by', admin.userId)
      .is('published_at', null),
  )
}
