import 'server-only'
import type { z } from 'zod'
import { hrefOfView, type saveViewSchema, VIEWS_MAX } from './list-params'
import type { AdminContext } from '@/lib/auth/session'
import { isRefused, isTaken, rowsOf } from '@/lib/supabase/backend-error'

/** A named view of the list of posts. `href` is its first page. */
export type SavedView = { id: string; name: string; href: string }

export async function listViews({ supabase }: AdminContext): Promise<SavedView[]> {
  const rows = rowsOf(await supabase.from('saved_views').select('id, name, query').order('created_at').order('id'))
  return rows.map(({ id, name, query }) => ({ id, name, href: hrefOfView(query) }))
}

/** Saves a view. Returns null, or the message why it was refused. Throws a BackendError for other errors. */
export async function insertView(
  { supabase }: AdminContext,
  { name, query }: z.output<typeof saveViewSchema>,
): Promise<string | null> {
  try {
    rowsOf(await supabase.from('saved_views').insert({ name, query }).select('id'))
    return null
  } catch (error) {
    if (isTaken(error)) return 'You have a view of this name already.'
    if (isRefused(error)) return `You have ${VIEWS_MAX} views, which is all there is room for. Delete one first.`
    throw error
  }
}
