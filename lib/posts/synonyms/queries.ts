import 'server-only'
import type { AdminContext } from '@/lib/auth/session'
import { rowsOf } from '@/lib/supabase/backend-error'

export type Synonyms = { id: string; words: string[] }

/** All words of one meaning, in the order of their first words; the database keeps fewer than 300 lines. */
export async function listSynonyms({ supabase }: AdminContext): Promise<Synonyms[]> {
  const rows = rowsOf(await supabase.from('search_synonyms').select('id, words'))
  return rows.sort((one, other) => one.words.join().localeCompare(other.words.join(), 'en'))
}
