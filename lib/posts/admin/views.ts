import 'server-only'
import { hrefOfView } from './list-params'
import type { AdminContext } from '@/lib/auth/session'
import { rowsOf } from '@/lib/supabase/backend-error'

/** A named view of the list of posts. `href` is its first page. */
export type SavedView = { id: string; name: string; href: string }

export async function listViews({ supabase }: AdminContext): Promise<SavedView[]> {
  const rows = rowsOf(await supabase.from('saved_views').select('id, name, query').order('created_at').order('id'))
  return rows.map(({ id, name, query }) => ({ id, name, href: hrefOfView(query) }))
}
