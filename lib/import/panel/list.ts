import 'server-only'
import { UNDO_DAYS } from './schema'
import type { AdminContext } from '@/lib/auth/session'
import { toIsoDate } from '@/lib/dates'
import { rowsOf } from '@/lib/supabase/backend-error'

/** A past import. `posts` and `redirects` count those that still belong to it. */
export type ListedImport = Awaited<ReturnType<typeof listImports>>[number]

/** The newest imports. */
export async function listImports({ supabase }: AdminContext) {
  const oldest = Date.now() - UNDO_DAYS * 86_400_000
  return rowsOf(await supabase.rpc('import_history')).map(({ created_at, undone_at: undoneAt, ...row }) => {
    const at = toIsoDate(created_at)
    const isUndoable = row.posts + row.redirects > 0 && Date.parse(at) > oldest
    return { ...row, at, state: undoneAt !== null ? 'undone' : isUndoable ? 'undoable' : 'kept' } as const
  })
}
