'use server'

import { updateTag } from 'next/cache'
import { z } from 'zod'
import { gone, removeAuthor, writeAuthor } from './admin'
import { revalidateAuthors } from './update-bylines'
import { orderProfilesSchema, retireProfileSchema, saveProfileSchema } from './schema'
import { done, invalidFields } from '@/lib/action-result'
import { writeAction } from '@/lib/action'
import { authorProfilesTag } from '@/lib/posts/cache-tags'
import { BackendError, databaseError, isTaken, rowsOf } from '@/lib/supabase/backend-error'

const NOT_SAVED = 'The author could not be saved. Please try again.'

const TAKEN = 'Another author is known by this name or address'

/** Saves a profile and updates the bylines of its posts; resolves to their number. */
export const saveAuthor = writeAction(
  saveProfileSchema,
  async ({ target, ...values }, context) => {
    try {
      const written = await writeAuthor(context, values, target)
      if (!written.ok) return written
      const posts = await revalidateAuthors(context.supabase)
      return done({ id: written.data, posts })
    } catch (error) {
      if (isTaken(error)) return invalidFields({ name: TAKEN, slug: TAKEN })
      throw error
    }
  },
  (error) => (error instanceof BackendError ? databaseError(error) : NOT_SAVED),
  { right: 'edit_all' },
)

export const orderAuthors = writeAction(
  orderProfilesSchema,
  async (ids, { supabase }) => {
    rowsOf(await supabase.rpc('order_authors', { p_ids: ids }))
    updateTag(authorProfilesTag)
  },
  () => 'The order could not be saved. Please try again.',
  { right: 'edit_all' },
)

/** Removes an author from the bylines that posts can choose, or restores them there. */
export const retireAuthor = writeAction(
  retireProfileSchema,
  async ({ id, retired }, { supabase }) => {
    const rows = rowsOf(await supabase.from('author_profiles').update({ retired }).eq('id', id).select('id'))
    if (rows.length === 0) return gone()
    updateTag(authorProfilesTag)
  },
  () => NOT_SAVED,
  { right: 'edit_all' },
)

/** Deletes an author without posts. */
export const deleteAuthor = writeAction(
  z.uuid(),
  async (id, context) => {
    const removed = await removeAuthor(context, id)
    if (!removed.ok) return removed
    updateTag(authorProfilesTag)
  },
  () => 'The author could not be deleted. Please try again.',
  { right: 'edit_all' },
)
