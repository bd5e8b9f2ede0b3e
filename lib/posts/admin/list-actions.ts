'use server'

import { refresh } from 'next/cache'
import { z } from 'zod'
import { SEARCH_MAX } from '../limits'
import { revalidatePosts } from '../revalidate'
import { type ChangeOutcome, type ChangeResult, changePosts, undoChanges } from './bulk-changes'
import { bulkChangeSchema, bulkUndoSchema } from './bulk-schema'
import { describeWriteError } from './errors'
import { listAdminPosts } from './list'
import { postIdSchema } from './schema'
import { POST_STATE_LABELS } from './state'
import { postType } from '../types'
import { readPostList, saveViewSchema } from './list-params'
import { keepView, removeView } from './views'
import { adminAction } from '@/lib/action'
import { done, invalidFields } from '@/lib/action-result'

const CHOICES_MAX = 8

async function answer(outcomes: ChangeOutcome[]) {
  await revalidatePosts(outcomes.flatMap(({ change }) => change ?? []))
  refresh()
  return done(outcomes.map(({ result }) => result))
}

/** Changes type, author, tags or date of several posts: ok as soon as it was tried; each result says for itself whether it went. */
export const changeSeveral = adminAction<typeof bulkChangeSchema, ChangeResult[]>(
  bulkChangeSchema,
  async (change, context) => answer(await changePosts(context, change)),
  describeWriteError,
)

/** The way back from that. */
export const undoSeveral = adminAction<typeof bulkUndoSchema, ChangeResult[]>(
  bulkUndoSchema,
  async (changes, context) => answer(await undoChanges(context, changes)),
  describeWriteError,
)

/** What is asked of the search for a post. */
const wordsSchema = z.string().trim().max(SEARCH_MAX)

/** Posts in any state but the bin that hold these words, the last changed first, to choose one of. */
export const findPostsByWords = adminAction<typeof wordsSchema, { id: string; title: string; facts: string }[]>(
  wordsSchema,
  async (q, context) => {
    const { posts } = await listAdminPosts(context, { ...readPostList({}), q })
    return done(
      posts.slice(0, CHOICES_MAX).map(({ id, title, state, type, author }) => ({
        id,
        title,
        facts: [POST_STATE_LABELS[state], postType(type).label, author].filter(Boolean).join(' · '),
      })),
    )
  },
  () => 'The posts could not be searched.',
)

/** Keeps a view of the list under a name. */
export const saveView = adminAction<typeof saveViewSchema, undefined>(
  saveViewSchema,
  async (view, context) => {
    const refusal = await keepView(context, view)
    if (refusal) return invalidFields({ name: refusal })
    refresh()
    return done(undefined)
  },
  () => 'The view could not be saved. Please try again.',
)

export const deleteView = adminAction<typeof postIdSchema, undefined>(
  postIdSchema,
  async (id, context) => {
    await removeView(context, id)
    refresh()
    return done(undefined)
  },
  () => 'The view could not be deleted. Please try again.',
)
