'use server'

import { refresh } from 'next/cache'
import { revalidatePosts } from './revalidate-posts'
import { type MoveResult, movePosts } from './transitions'
import { getRevision } from './revisions'
import type { EditablePost } from './row'
import { copyPost, restoreFields, type SaveOutcome, writePost } from './save'
import {
  bulkMoveSchema,
  moveSchema,
  postIdSchema,
  restoreRevisionSchema,
  type SavePostValues,
  savePostSchema,
  workingCopySchema,
} from './schema'
import { type ConflictFailure, conflict, GONE } from './conflict'
import { describeWriteError, isSlugTaken } from './write-error'
import { removeWorkingCopy, writeWorkingCopy } from './working-copy'
import { adminAction } from '@/lib/action'
import { type ActionResult, done, fail, invalidFields } from '@/lib/action-result'

function answer(outcome: SaveOutcome): ActionResult<EditablePost> | ConflictFailure {
  if (outcome.kind === 'gone') return fail(GONE, 'conflict')
  if (outcome.kind === 'conflict') return conflict(outcome.theirs)
  if (outcome.kind === 'content_too_short') return invalidFields({ content: outcome.message })
  revalidatePosts([outcome.change])
  return done(outcome.post)
}

async function save(values: SavePostValues): Promise<ActionResult<EditablePost> | ConflictFailure> {
  try {
    return answer(await writePost(values))
  } catch (error) {
    if (isSlugTaken(error)) return invalidFields({ slug: 'Another post has this address' })
    throw error
  }
}

/**
 * Saves a post as a draft, for later or at once; a `target` of null makes a new one. When somebody else has saved since
 * `target.version` nothing is written, and the failure carries theirs. The own working copy goes with a save.
 */
export const savePost = adminAction<typeof savePostSchema, EditablePost, ConflictFailure>(
  savePostSchema,
  async (values) => {
    const result = await save(values)
    if (result.ok && values.target) await removeWorkingCopy(values.target.id)
    return result
  },
  describeWriteError,
)

/** Brings an earlier version back as a new one; its address, status and date stay those of today. */
export const restoreRevision = adminAction<typeof restoreRevisionSchema, EditablePost, ConflictFailure>(
  restoreRevisionSchema,
  async ({ id, revision, version }) => {
    const found = await getRevision(id, revision)
    return found ? answer(await restoreFields(id, version, found.values)) : fail(GONE, 'conflict')
  },
  describeWriteError,
)

/** One post from outside its form: publish, unpublish, delete (into the bin), restore, erase (for good). */
export const movePost = adminAction<typeof moveSchema, MoveResult>(
  moveSchema,
  async ({ id, move }) => {
    const [moved] = await movePosts([id], move)
    if (!moved) return fail(GONE, 'conflict')
    if (!moved.result.ok) return fail(moved.result.message, 'conflict')
    revalidatePosts(moved.change ? [moved.change] : [])
    refresh()
    return done(moved.result)
  },
  describeWriteError,
)

/** The same for several: ok as soon as it was tried; each result says for itself whether it went. */
export const movePostsTogether = adminAction<typeof bulkMoveSchema, MoveResult[]>(
  bulkMoveSchema,
  async ({ ids, move }) => {
    const moved = await movePosts(ids, move)
    revalidatePosts(moved.flatMap(({ change }) => change ?? []))
    refresh()
    return done(moved.map(({ result }) => result))
  },
  describeWriteError,
)

/** A new draft with the texts of a post. */
export const duplicatePost = adminAction<typeof postIdSchema, EditablePost>(
  postIdSchema,
  async (id) => {
    const copy = await copyPost(id)
    if (!copy) return fail(GONE, 'conflict')
    refresh()
    return done(copy)
  },
  describeWriteError,
)

/** Keeps what is typed, privately and unchecked; answers when (ISO 8601). */
export const saveWorkingCopy = adminAction<typeof workingCopySchema, { savedAt: string }>(
  workingCopySchema,
  async ({ id, baseVersion, fields }) => done({ savedAt: await writeWorkingCopy(id, baseVersion, fields) }),
  describeWriteError,
)

export const dropWorkingCopy = adminAction<typeof postIdSchema, undefined>(
  postIdSchema,
  async (id) => {
    await removeWorkingCopy(id)
    return done(undefined)
  },
  describeWriteError,
)
