'use server'

import { refresh } from 'next/cache'
import { z } from 'zod'
import { SEARCH_MAX } from '../limits'
import { revalidatePosts } from '../revalidate'
import { changePosts, undoChanges } from './bulk-changes'
import { bulkChangeSchema, bulkUndoSchema } from './bulk-schema'
import { movePlan } from './calendar'
import { describeWriteError } from './errors'
import { findSome } from './list'
import { readPostList, saveViewSchema, VIEWS_MAX } from './list-params'
import { postAction } from './post-action'
import { copyPost } from './revisions'
import { bulkTransitionSchema, movePlanSchema, postIdSchema } from './schema'
import { applyTransition, type PostOutcome } from './transitions'
import { adminAction, writeAction } from '@/lib/action'
import { done, fail, invalidFields } from '@/lib/action-result'
import { isRefused, isTaken, rowsOf } from '@/lib/supabase/backend-error'

async function answer(outcomes: PostOutcome[]) {
  await revalidatePosts(outcomes.flatMap(({ change }) => change ?? []))
  refresh()
  return outcomes.map(({ result }) => result)
}

/** Publishes, unpublishes, bins, restores or erases posts. Each result says whether its post was changed. */
export const transitionPosts = postAction(bulkTransitionSchema, async (wanted, context) =>
  answer(await applyTransition(context, wanted)),
)

/** Changes type, author, tags or date of several posts. Each result says whether its post was changed. */
export const changeSeveral = postAction(bulkChangeSchema, async (change, context) =>
  answer(await changePosts(context, change)),
)

export const undoSeveral = postAction(bulkUndoSchema, async (changes, context) =>
  answer(await undoChanges(context, changes)),
)

export const duplicatePost = postAction(postIdSchema, async (id, context) => {
  const copy = await copyPost(context, id)
  if (copy) refresh()
  return copy
})

export const movePlanned = writeAction(
  movePlanSchema,
  async (input, context) => {
    const moved = await movePlan(context, input)
    if (!moved) return fail('Another editor has changed it at this moment. Look at it and try again.', 'conflict')
    if (typeof moved === 'string') return fail(moved)
    if (moved.change) await revalidatePosts([moved.change])
    return done(moved.plan)
  },
  describeWriteError,
)

/** Finds posts by words. `isPublic`: published posts, newest first; else all outside the bin, last changed first. */
export const findPosts = adminAction(
  z.object({ words: z.string().trim().max(SEARCH_MAX), isPublic: z.boolean() }),
  async ({ words, isPublic }, context) => {
    const list = readPostList({ q: words, ...(isPublic && { state: 'published', sort: 'published' }) })
    return done(await findSome(context, list))
  },
  () => 'The posts could not be searched.',
)

const NO_ROOM = `You have ${VIEWS_MAX} views, which is all there is room for. Delete one first.`

export const saveView = writeAction(
  saveViewSchema,
  async (view, { supabase }) => {
    try {
      rowsOf(await supabase.from('saved_views').insert(view).select('id'))
    } catch (error) {
      if (isTaken(error)) return invalidFields({ name: 'You have a view of this name already.' })
      if (isRefused(error)) return invalidFields({ name: NO_ROOM })
      throw error
    }
  },
  () => 'The view could not be saved. Please try again.',
)

export const deleteView = writeAction(
  z.uuid(),
  async (id, { supabase }) => void rowsOf(await supabase.from('saved_views').delete().eq('id', id).select('id')),
  () => 'The view could not be deleted. Please try again.',
)
