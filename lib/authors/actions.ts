'use server'

import { refresh, updateTag } from 'next/cache'
import { type Written, writeAuthor } from './admin'
import { updateBylines } from './update-bylines'
import { orderProfilesSchema, retireProfileSchema, saveProfileSchema } from './schema'
import { type ActionFailure, done, fail, invalidFields } from '@/lib/action-result'
import { adminAction, type AdminContext } from '@/lib/action'
import { allPostsTag, authorProfilesTag } from '@/lib/posts/cache'
import { BackendError, databaseError, isTaken, rowsOf } from '@/lib/supabase/backend-error'

const NOT_SAVED = 'The author could not be saved. Please try again.'
const GONE = 'This author is not there any more.'

const taken = () =>
  invalidFields({
    name: 'Another author is known by this name or address',
    slug: 'Another author is known by this name or address',
  })

const refusals: Record<Exclude<Written['kind'], 'saved'>, () => ActionFailure> = {
  conflict: () =>
    fail(
      'Another editor has saved this author since you opened the page. Copy what you typed, and open it again.',
      'conflict',
    ),
  gone: () => fail(GONE, 'conflict'),
}

function updateTags(tags: string[]): void {
  for (const tag of tags) updateTag(tag)
}

async function revalidateAuthors({ supabase }: AdminContext): Promise<number> {
  const carried = await updateBylines(supabase)
  updateTags(carried > 0 ? [authorProfilesTag, allPostsTag] : [authorProfilesTag])
  return carried
}

/** Saves a profile and updates the bylines of its posts; resolves to their number. */
export const saveAuthor = adminAction<typeof saveProfileSchema, { id: string; posts: number }>(
  saveProfileSchema,
  async ({ target, ...values }, context) => {
    try {
      const written = await writeAuthor(context, values, target)
      if (written.kind !== 'saved') return refusals[written.kind]()
      const posts = await revalidateAuthors(context)
      refresh()
      return done({ id: written.id, posts })
    } catch (error) {
      if (isTaken(error)) return taken()
      throw error
    }
  },
  (error) => (error instanceof BackendError ? databaseError(error) : NOT_SAVED),
  { right: 'edit_all' },
)

/** Puts the authors into the order of the ids. */
export const orderAuthors = adminAction<typeof orderProfilesSchema, undefined>(
  orderProfilesSchema,
  async (ids, { supabase }) => {
    rowsOf(await supabase.rpc('order_authors', { p_ids: ids }))
    updateTags([authorProfilesTag])
    refresh()
    return done(undefined)
  },
  () => 'The order could not be saved. Please try again.',
  { right: 'edit_all' },
)

/** Retires an author from the choice of bylines, or brings them back. */
export const retireAuthor = adminAction<typeof retireProfileSchema, undefined>(
  retireProfileSchema,
  async ({ id, retired }, { supabase }) => {
    const rows = rowsOf(await supabase.from('author_profiles').update({ retired }).eq('id', id).select('id'))
    if (rows.length === 0) return fail(GONE, 'conflict')
    updateTags([authorProfilesTag])
    refresh()
    return done(undefined)
  },
  () => NOT_SAVED,
  { right: 'edit_all' },
)
