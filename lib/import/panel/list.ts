import 'server-only'
import { UNDO_DAYS } from './schema'
import type { AdminContext } from '@/lib/auth/session'
import { toIsoDate } from '@/lib/dates'
import { rowsOf } from '@/lib/supabase/backend-error'

/** An import of the past. `posts`: those that are of this import still. */
export type ListedImport = {
  id: string
  source: string
  at: string
  posts: number
  state: 'undone' | 'undoable' | 'old'
}

/** The newest imports. */
export async function listImports({ supabase }: AdminContext): Promise<ListedImport[]> {
  const oldest = Date.now() - UNDO_DAYS * 86_400_000
  return rowsOf(await supabase.rpc('list_imports')).map(
    ({ id, source, created_at: at, undone_at: undoneAt, posts }) => ({
      id,
      source,
      at: toIsoDate(at),
      posts,
      state: undoneAt !== null ? 'undone' : Date.parse(at) > oldest ? 'undoable' : 'old',
    }),
  )
}
