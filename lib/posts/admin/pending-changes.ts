import 'server-only'
import { z } from 'zod'
import { type FieldRow, toFields } from '../columns'
import { type WorkingFields, workingFieldsSchema } from '../schema'
import { EDIT_COLUMNS, type EditablePost, type EditRow, type KeptChanges, toEditable } from './post'
import { type OpenForm, postIdSchema } from './schema'
import type { AdminContext } from '@/lib/auth/session'
import { toIsoDate } from '@/lib/dates'
import { type TrayEntry, trayEntrySchema } from '@/lib/images/schema'
import { rowsOf } from '@/lib/supabase/backend-error'
import type { Json, Tables } from '@/lib/supabase/database.types'

/** What this editor typed into one form of a post and has not saved. `baseVersion` is the version it began with. */
type WorkingCopy = { form: string; fields: WorkingFields; tray: TrayEntry[]; baseVersion: number; updatedAt: string }

/** As stored: the form's fields and, beside them, the pictures of its tray. */
const storedSchema = workingFieldsSchema.extend({ tray: z.array(trayEntrySchema).catch([]) })

/** This editor's working copies of a post, one a form; without those that the form does not understand. */
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
    const { tray, ...fields } = stored.data
    const { form, base_version: baseVersion } = row
    return [{ form, fields, tray, baseVersion, updatedAt: toIsoDate(row.updated_at) }]
  })
}

type CopyToWrite = Omit<WorkingCopy, 'updatedAt'> & { id: string }

/** Writes the working copy of one form; answers when, by the database's clock. Throws a BackendError. */
export async function writeWorkingCopy(
  { admin, supabase }: AdminContext,
  { id, form, baseVersion, fields, tray }: CopyToWrite,
): Promise<string> {
  const row = rowsOf(
    await supabase
      .from('post_working_copies')
      .upsert({ post_id: id, user_id: admin.userId, form, base_version: baseVersion, fields: { ...fields, tray } })
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

const KEPT = 'base_version, changed, publish_at, missed, saved_by_username, updated_at'
type KeptRow = Pick<
  Tables<'post_changes'>,
  'base_version' | 'changed' | 'publish_at' | 'missed' | 'saved_by_username' | 'updated_at'
>

const toKept = (row: KeptRow): KeptChanges => ({
  publishAt: row.publish_at && toIsoDate(row.publish_at),
  isMissed: row.missed,
  savedBy: row.saved_by_username,
  savedAt: toIsoDate(row.updated_at),
})

/** A live post with the fields of its kept changes, on the version that they change. */
const withChanges = (post: EditRow, kept: KeptRow): EditablePost => ({
  ...toEditable(post),
  // Only this file writes them; a column that was added since has the post's value.
  values: toFields({ ...post, ...(kept.changed as unknown as FieldRow) }),
  version: kept.base_version,
  savedForm: null,
  changes: toKept(kept),
})

/** A post for its form, also from the bin, with the kept changes of a live one; null when there is none. */
export async function getPostToEdit({ supabase }: AdminContext, id: string): Promise<EditablePost | null> {
  if (!postIdSchema.safeParse(id).success) return null
  const row = rowsOf(
    await supabase
      .from('blog_posts')
      .select<string, EditRow & { post_changes: KeptRow | null }>(`${EDIT_COLUMNS}, post_changes(${KEPT})`)
      .eq('id', id)
      .maybeSingle(),
  )
  if (!row) return null
  const { post_changes: kept, ...post } = row
  return kept && toEditable(post).state === 'published' ? withChanges(post, kept) : toEditable(post)
}

/** Keeps changes of a live post beside it. Throws a BackendError. */
export async function writeKeptChanges(
  { supabase }: AdminContext,
  post: EditRow,
  columns: FieldRow,
  publishAt: string,
): Promise<EditablePost> {
  const kept = rowsOf(
    await supabase
      .from('post_changes')
      .upsert({
        post_id: post.id,
        base_version: post.version,
        changed: columns as unknown as Json,
        publish_at: publishAt || null,
        missed: false,
      })
      .select(KEPT)
      .single(),
  )
  return withChanges(post, kept)
}

/** Throws a BackendError. */
export async function dropKeptChanges({ supabase }: AdminContext, postId: string): Promise<void> {
  rowsOf(await supabase.from('post_changes').delete().eq('post_id', postId))
}
