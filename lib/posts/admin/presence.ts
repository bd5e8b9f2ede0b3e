import 'server-only'
import type { EditablePost } from './post'
import { readEditRow, type ServerVersion, serverVersionOf } from './save'
import type { AdminContext } from '@/lib/auth/session'
import { toIsoDate } from '@/lib/dates'
import { rowsOf } from '@/lib/supabase/backend-error'

/** What is to be known of a post that is open: who else has it open, and what was saved last, by whom. */
export type Watched = {
  others: string[]
  version: number
  /** The form that asks saved it itself. */
  isOwn: boolean
  savedBy: string
  savedAt: string
}

/** Says that a form is open; answers what it has to know. Null when the post is gone. Throws a BackendError. */
export async function watch(
  { supabase }: AdminContext,
  { id, form }: { id: string; form: string },
): Promise<Watched | null> {
  const [row] = rowsOf(await supabase.rpc('watch_post', { p_post: id, p_form: form }))
  if (!row) return null
  const { others, version, is_own: isOwn, saved_by: savedBy, saved_at } = row
  return { others, version, isOwn, savedBy, savedAt: toIsoDate(saved_at) }
}

/** What is saved now, for a form that began with `version`; null when the post is gone. Throws a BackendError. */
export async function readServerVersion(
  { supabase }: AdminContext,
  { id, version }: Pick<EditablePost, 'id' | 'version'>,
): Promise<ServerVersion | null> {
  const row = await readEditRow(supabase, id)
  return row && row.deleted_at === null ? serverVersionOf(supabase, row, version) : null
}
