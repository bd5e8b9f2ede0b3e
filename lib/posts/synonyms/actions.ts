'use server'

import { z } from 'zod'
import { writeSynonyms } from './queries'
import { saveSynonymsSchema } from './schema'
import { writeAction } from '@/lib/action'
import { fail, invalidFields } from '@/lib/action-result'
import { isTaken, rowsOf } from '@/lib/supabase/backend-error'

const CHANGED = 'Another editor has changed or deleted these words. Reload the page and put yours in again.'
const TWICE = 'These words stand in the list already.'

/** Adds or changes a line of words with one meaning. Searches use it at once. */
export const saveSynonyms = writeAction(
  saveSynonymsSchema,
  async (line, context) => {
    try {
      if (!(await writeSynonyms(context, line))) return invalidFields({ words: CHANGED })
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
