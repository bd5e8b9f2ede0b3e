import 'server-only'
import { z } from 'zod'
import { type WorkingFields, workingFieldsSchema } from '../schema'
import { postIdSchema } from './schema'
import type { AdminContext } from '@/lib/auth/session'
import { toIsoDate } from '@/lib/dates'
import { type TrayEntry, trayEntrySchema } from '@/lib/images/schema'
import { rowsOf } from '@/lib/supabase/backend-error'

/** What this editor typed into a post and has not saved. `baseVersion` is the version it began with. */
export type WorkingCopy = { fields: WorkingFields; tray: TrayEntry[]; baseVersion: number; updatedAt: string }

/** As it is stored: the form's fields and, beside them, the pictures of its tray. */
const storedSchema = workingFieldsSchema.extend({ tray: z.array(trayEntrySchema).catch([]) })

/** The own working copy of a post; null when there is none, or none that this version of the form understands. */
export async function getWorkingCopy({ admin, supabase }: AdminContext, postId: string): Promise<WorkingCopy | null> {
  if (!postIdSchema.safeParse(postId).success) return null
  const row = rowsOf(
    await supabase
      .from('post_working_copies')
      .select('fields, base_version, updated_at')
      .eq('post_id', postId)
      .eq('user_id', admin.userId)
      .maybeSingle(),
  )
  const stored = storedSchema.safeParse(row?.fields)
  if (!row || !stored.success) return null
  const { tray, ...fields } = stored.data
  return { fields, tray, baseVersion: row.base_version, updatedAt: toIsoDate(row.updated_at) }
}

/** Keeps what is typed; answers when, by the database's clock. Throws a BackendError. */
export async function writeWorkingCopy(
  { admin, supabase }: AdminContext,
  { id, baseVersion, fields, tray }: { id: string; baseVersion: number; fields: WorkingFields; tray: TrayEntry[] },
): Promise<string> {
  const row = rowsOf(
    await supabase
      .from('post_working_copies')
      .upsert({ post_id: id, user_id: admin.userId, base_version: baseVersion, fields: { ...fields, tray } })
      .select('updated_at')
      .single(),
  )
  return toIsoDate(row.updated_at)
}

/** Drops the own working copy; nothing happens when there is none. Throws a BackendError. */
export async function removeWorkingCopy({ admin, supabase }: AdminContext, postId: string): Promise<void> {
  rowsOf(await supabase.from('post_working_copies').delete().eq('post_id', postId).eq('user_id', admin.userId))
}
