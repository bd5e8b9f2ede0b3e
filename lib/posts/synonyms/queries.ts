import 'server-only'
import type { AdminContext } from '@/lib/auth/session'
import { rowsOf } from '@/lib/supabase/backend-error'

export type Synonyms = { id: string; words: string[] }

/** All lines of synonyms, sorted by their words. The database limits them to fewer than 300. */
export async function listSynonyms({ supabase }: AdminContext): Promise<Synonyms[]> {
  const rows = rowsOf(await supabase.from('search_synonyms').select('id, words'))
  return rows.sort((one, other) => one.words.join().localeCompare(other.words.join(), 'en'))
}
