'use server'

import { z } from 'zod'
import { saveSynonymsSchema } from './schema'
import { writeAction } from '@/lib/action'
import { fail } from '@/lib/action-result'
import { isTaken, rowsOf } from '@/lib/supabase/backend-error'

const GONE = 'These words are not there any more.'
const TWICE = 'These words stand in the list already.'

/** Adds or changes a line of words with one meaning. Searches use it at once. */
export const saveSynonyms = writeAction(
  saveSynonymsSchema,
  async ({ id, words }, { supabase }) => {
    const table = supabase.from('search_synonyms')
    const written = await (id === null ? table.insert({ words }) : table.update({ words }).eq('id', id)).select('id')
    try {
      if (rowsOf(written).length === 0) return fail(GONE, 'conflict')
    } catch (error) {
      if (isTaken(error)) return fail(TWICE, 'conflict')
      throw error
    }
  },
  () => 'The words could not be saved. Please try again.',
  { right: 'edit_all' },
)

export const deleteSynonyms = writeAction(
  z.uuid(),
  async (id, { supabase }) => void rowsOf(await supabase.from('search_synonyms').delete().eq('id', id).select('id')),
  () => 'The words could not be deleted. Please try again.',
  { right: 'edit_all' },
)
