import 'server-only'
import { type FieldRow, toFields } from '../columns'
import { EDIT_COLUMNS, type EditablePost, type EditRow, type KeptChanges, toEditable } from './post'
import { preparePost, readEditRow, type SaveOutcome, serverVersionOf } from './save'
import { postIdSchema, type SavePostValues } from './schema'
import type { AdminContext } from '@/lib/auth/session'
import { toIsoDate } from '@/lib/dates'
import { withTray } from '@/lib/images/placeholders'
import { rowsOf } from '@/lib/supabase/backend-error'
import type { Json, Tables } from '@/lib/supabase/database.types'

type Row = Tables<'post_changes'>

const KEPT = 'base_version, changed, publish_at, missed, saved_by_username, updated_at'
type KeptRow = Pick<Row, 'base_version' | 'changed' | 'publish_at' | 'missed' | 'saved_by_username' | 'updated_at'>

const toKept = (row: KeptRow): KeptChanges => ({
  publishAt: row.publish_at && toIsoDate(row.publish_at),
  isMissed: row.missed,
  savedBy: row.saved_by_username,
  savedAt: toIsoDate(row.updated_at),
})

/** A live post as its form takes it when changes are kept beside it: with their fields, on the version that they change. */
const withChanges = (post: EditRow, kept: KeptRow): EditablePost => ({
  ...toEditable(post),
  // Written by this module alone; a column that has been added since is as the post has it.
  values: toFields({ ...post, ...(kept.changed as unknown as FieldRow) }),
  version: kept.base_version,
  savedForm: null,
  changes: toKept(kept),
})

/** A post for its form, also from the bin, with the changes that are kept beside it when readers see it; null when there is none. */
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

type Later = Extract<SavePostValues, { intent: 'later' }>

/** Keeps changes of a live post beside it, until somebody publishes them or until their minute. Throws a BackendError. */
export async function keepChanges(context: AdminContext, values: Later): Promise<SaveOutcome> {
  const { supabase } = context
  const { target } = values
  const prepared = await preparePost(withTray(values, values.tray))
  if (!prepared.ok) return { kind: 'content_refused', message: prepared.message }
  const found = target && (await readEditRow(supabase, target.id))
  if (!found || toEditable(found).state !== 'published') return { kind: 'gone' }
  if (found.version !== target.version)
    return { kind: 'conflict', serverVersion: await serverVersionOf(supabase, found, target.version) }
  const kept = rowsOf(
    await supabase
      .from('post_changes')
      .upsert({
        post_id: found.id,
        base_version: found.version,
        changed: prepared.columns as unknown as Json,
        publish_at: values.publishAt || null,
        missed: false,
      })
      .select(KEPT)
      .single(),
  )
  return { kind: 'saved', post: withChanges(found, kept), change: null }
}

/** Drops the changes that are kept beside a post; nothing happens when there are none. Throws a BackendError. */
export async function dropChanges({ supabase }: AdminContext, postId: string): Promise<void> {
  rowsOf(await supabase.from('post_changes').delete().eq('post_id', postId))
}
