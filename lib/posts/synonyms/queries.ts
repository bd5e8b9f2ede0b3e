import 'server-only'
import type { z } from 'zod'
import type { saveSynonymsSchema } from './schema'
import type { AdminContext } from '@/lib/auth/session'
import { rowsOf } from '@/lib/supabase/backend-error'

export type Synonyms = { id: string; words: string[] }

/**
 * All lines of synonyms, sorted by their words. The database limits them to fewer than 300, and the search adds them to
 * a reader's words (`private.with_synonyms`).
 */
export async function listSynonyms({ supabase }: AdminContext): Promise<Synonyms[]> {
  const rows = rowsOf(await supabase.from('search_synonyms').select('id, words'))
  return rows.sort((one, other) => one.words.join().localeCompare(other.words.join(), 'en'))
}

/** Adds words, or changes them unless they were changed since they were opened. Resolves to whether they are stored. */
export async function writeSynonyms(
  { supabase }: AdminContext,
  { id, before, words }: z.output<typeof saveSynonymsSchema>,
): Promise<boolean> {
  const table = supabase.from('search_synonyms')
  if (id === null) return rowsOf(await table.insert({ words }).select('id')).length > 0
  // Not as a filter, in which the embedded backend cannot read an array.
  const stored = rowsOf(await table.select('words').eq('id', id).maybeSingle())?.words.join()
  // A second try after a lost answer finds the new words.
  if (stored !== before?.join() && stored !== words.join()) return false
  return rowsOf(await table.update({ words }).eq('id', id).select('id')).length > 0
}
