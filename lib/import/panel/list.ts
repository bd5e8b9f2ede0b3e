import 'server-only'
import { UNDO_DAYS } from './schema'
import type { AdminContext } from '@/lib/auth/session'
import { toIsoDate } from '@/lib/dates'
import { rowsOf } from '@/lib/supabase/backend-error'

/** A past import. `posts` and `redirects` count those that still belong to it. */
export type ListedImport = {
  id: string
  source: string
  at: string
  posts: number
  redirects: number
  state: 'undone' | 'undoable' | 'kept'
}

/** The newest imports. */
export async function listImports({ supabase }: AdminContext): Promise<ListedImport[]> {
  const oldest = Date.now() - UNDO_DAYS * 86_400_000
  return rowsOf(await supabase.rpc('import_history')).map(
    ({ id, source, created_at: at, undone_at: undoneAt, posts, redirects }) => ({
      id,
      source,
      at: toIsoDate(at),
      posts,
      redirects,
      state: undoneAt !== null ? 'undone' : posts + redirects > 0 && Date.parse(at) > oldest ? 'undoable' : 'kept',
    }),
  )
}
