import 'server-only'
import { draftSchema, emptyFields, FIELD_NAMES, type PostValues, type WorkingFields } from '../schema'
import { isSlugTaken } from './errors'
import { removeWorkingCopy, writeWorkingCopy } from './pending-changes'
import type { EditablePost, EditRow } from './post'
import {
  insertPost,
  ownVersion,
  type PostColumns,
  preparePost,
  readEditRow,
  type ServerVersion,
  serverVersionOf,
  updatePost,
} from './save'
import type { Autosave, OpenForm } from './schema'
import type { AdminContext } from '@/lib/auth/session'
import { toIsoDate } from '@/lib/dates'
import { withTray } from '@/lib/images/placeholders'
import { describeTray } from '@/lib/images/storage'
import { rowsOf } from '@/lib/supabase/backend-error'

/** Where an autosave went: into the draft, or beside the post as a private working copy. `version` is the post's now. */
export type Autosaved = { place: 'draft' | 'copy'; version: number; savedAt: string }

async function columnsOf(values: PostValues): Promise<PostColumns | null> {
  const prepared = await preparePost({ ...values, intent: 'draft' })
  return prepared.ok ? prepared.columns : null
}

/** The columns of a new draft: a field that no draft may have is left out, and so is a text that cannot be shown. */
async function validPart(fields: WorkingFields): Promise<PostColumns | null> {
  const entries = FIELD_NAMES.map((name) => [
    name,
    draftSchema.shape[name].safeParse(fields[name]).success ? fields[name] : emptyFields[name],
  ])
  const values = draftSchema.parse(Object.fromEntries(entries))
  return (await columnsOf(values)) ?? columnsOf({ ...values, content: '' })
}

/** Writes the draft's row; null when the post is none, or not this form's to write. `columns`: null when no draft may hold them. */
async function writeDraft(
  context: AdminContext,
  found: EditRow | null,
  input: Autosave,
  columns: PostColumns | null,
): Promise<EditRow | null> {
  const { id, form } = input
  const own = { autosaved: true, saved_form: form }
  if (!found) {
    const valid = columns ?? (await validPart(withTray(input.fields, input.tray)))
    return valid && insertPost(context, { ...valid, ...own, id, status: 'draft', published_at: null })
  }
  const version = ownVersion(found, input)
  if (!columns || found.status !== 'draft' || found.version !== version) return null
  return updatePost(context.supabase, { id, version }, { ...columns, ...own }).catch((error: unknown) => {
    if (isSlugTaken(error)) return null
    throw error
  })
}

/**
 * Saves what is typed. A draft's text goes into the post itself, which every editor sees; the first one inserts the post.
 * What readers see, what another editor has saved since, what no draft may hold, and the pictures of the tray go into the
 * editor's working copy. Null: the post has been deleted.
 */
export async function autosave(context: AdminContext, input: Autosave): Promise<Autosaved | null> {
  const { id, form, fields, tray } = input
  const found = await readEditRow(context.supabase, id)
  if (found ? found.deleted_at !== null : input.version > 0) return null
  const checked = draftSchema.safeParse(withTray(fields, tray))
  const columns = checked.success ? await columnsOf(checked.data) : null
  const row = await writeDraft(context, found, input, columns)
  // A form that began with an older version does not overwrite another editor's description of a picture.
  if (row) await describeTray(context, tray)
  const isWhole = row !== null && columns !== null
  if (isWhole && tray.length === 0) {
    if (found) await removeWorkingCopy(context, input)
    return { place: 'draft', version: row.version, savedAt: new Date().toISOString() }
  }
  const baseVersion = row?.version ?? Math.max(input.version, 1)
  const savedAt = await writeWorkingCopy(context, { id, form, baseVersion, fields, tray })
  return { place: isWhole ? 'draft' : 'copy', version: row?.version ?? input.version, savedAt }
}

/**
 * Deletes an autosaved draft when the form that made it is emptied. A draft that another form has written to since stays.
 * Throws a BackendError.
 */
export async function removeOwnDraft({ admin, supabase }: AdminContext, { id, form }: OpenForm): Promise<void> {
  rowsOf(
    await supabase
      .from('blog_posts')
      .delete()
      .eq('id', id)
      .eq('status', 'draft')
      .eq('autosaved', true)
      .eq('saved_form', form)
      .eq('created_by', admin.userId)
      .is('published_at', null),
  )
}

/** Who else has a post open, and who saved it last. */
export type Presence = {
  others: string[]
  version: number
  /** The form that asks saved it itself. */
  isOwn: boolean
  savedBy: string
  savedAt: string
}

/** Reports that a form is open; answers who else has the post open. Null when the post is gone. Throws a BackendError. */
export async function reportPresence({ supabase }: AdminContext, { id, form }: OpenForm): Promise<Presence | null> {
  const [row] = rowsOf(await supabase.rpc('watch_post', { p_post: id, p_form: form }))
  if (!row) return null
  const { others, version, is_own: isOwn, saved_by: savedBy, saved_at } = row
  return { others, version, isOwn, savedBy, savedAt: toIsoDate(saved_at) }
}

/** The saved version, for a form that began with `version`; null when the post is gone. Throws a BackendError. */
export async function readServerVersion(
  { supabase }: AdminContext,
  { id, version }: Pick<EditablePost, 'id' | 'version'>,
): Promise<ServerVersion | null> {
  const row = await readEditRow(supabase, id)
  return row && row.deleted_at === null ? serverVersionOf(supabase, row, version) : null
}
