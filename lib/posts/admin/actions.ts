'use server'

import { refresh } from 'next/cache'
import { z } from 'zod'
import { makePreview, revokePreview } from '../preview'
import { revalidatePosts } from '../revalidate'
import { autosave, type Autosaved, removeOwnDraft } from './autosave'
import { type ConflictFailure, describeSaveError, describeWriteError, GONE, isSlugTaken, refusal } from './errors'
import type { EditablePost } from './post'
import { movePlan, type Plan } from './calendar'
import { type DeadLink, findDeadLinks, linksSchema } from './dead-links'
import { listAdminPosts } from './list'
import { readPostList } from './list-params'
import { dropChanges, getPostToEdit, keepChanges } from './post-changes'
import { copyPost, restoreVersion } from './revisions'
import { readServerVersion, type Watched, watch } from './presence'
import { type SaveOutcome, type ServerVersion, writePost } from './save'
import {
  autosaveSchema,
  bulkTransitionSchema,
  movePlanSchema,
  openFormSchema,
  transitionSchema,
  postIdSchema,
  restoreRevisionSchema,
  savedVersionSchema,
  savePostSchema,
} from './schema'
import { type TransitionResult, applyTransition } from './transitions'
import { removeWorkingCopy } from './working-copy'
import { adminAction } from '@/lib/action'
import { type ActionFailure, type ActionResult, done, fail, invalidFields } from '@/lib/action-result'
import { describeTray } from '@/lib/images/storage'

async function answer(outcome: SaveOutcome): Promise<ActionResult<EditablePost> | ConflictFailure> {
  if (outcome.kind !== 'saved') return refusal(outcome)
  if (outcome.change) await revalidatePosts([outcome.change])
  return done(outcome.post)
}

/** A taken slug is said at its field. */
function slugRefusal(error: unknown): ActionFailure {
  if (isSlugTaken(error)) return invalidFields({ slug: 'Another post has this address' })
  throw error
}

/**
 * The one action that writes a post: as a draft, for its minute, at once, or, of a live one, as changes beside it; a `target` of null makes a new one, and sent twice
 * under the same id it makes one. When somebody else has saved since `target.version` nothing is written, and the failure
 * carries what they saved. The own working copy goes with a save.
 */
export const savePost = adminAction<typeof savePostSchema, EditablePost, ConflictFailure>(
  savePostSchema,
  async (values, context) => {
    await describeTray(context, values.tray)
    const outcome = await (values.intent === 'later' ? keepChanges(context, values) : writePost(context, values)).catch(
      slugRefusal,
    )
    if ('ok' in outcome) return outcome
    const result = await answer(outcome)
    if (result.ok && (values.target || values.id)) await removeWorkingCopy(context, result.data.id)
    if (result.ok && values.takesChanges && values.intent !== 'later') await dropChanges(context, result.data.id)
    return result
  },
  describeSaveError,
)

/** Brings an earlier version back as a new one; its slug, status and date stay those of today. */
export const restoreRevision = adminAction<typeof restoreRevisionSchema, EditablePost, ConflictFailure>(
  restoreRevisionSchema,
  async ({ id, revision, version }, context) => answer(await restoreVersion(context, { id, version }, revision)),
  describeWriteError,
)

/** Drops the changes that are kept beside a live post; answers the post as readers see it. */
export const discardChanges = adminAction<typeof postIdSchema, EditablePost>(
  postIdSchema,
  async (id, context) => {
    await dropChanges(context, id)
    await removeWorkingCopy(context, id)
    const post = await getPostToEdit(context, id)
    return post ? done(post) : fail(GONE, 'conflict')
  },
  describeWriteError,
)

/** Moves a plan of the calendar to another moment. */
export const movePlanned = adminAction<typeof movePlanSchema, Plan>(
  movePlanSchema,
  async (input, context) => {
    const moved = await movePlan(context, input)
    if (!moved) return fail('Somebody has changed it at this moment. Look at it and try again.', 'conflict')
    if (moved.change) await revalidatePosts([moved.change])
    refresh()
    return done(moved.plan)
  },
  describeWriteError,
)

const findSchema = z.string().trim().max(200)

/** Posts of the site whose title, address or author has these words, the newest first: what a text may link to. */
export const findPosts = adminAction<typeof findSchema, { title: string; slug: string }[]>(
  findSchema,
  async (words, context) => {
    const found = await listAdminPosts(context, readPostList({ q: words, state: 'published', sort: 'published' }))
    return done(found.posts.slice(0, 8).map(({ title, slug }) => ({ title, slug })))
  },
  () => 'The posts could not be searched.',
)

/** Which of a text's links lead nowhere. */
export const lookUpLinks = adminAction<typeof linksSchema, DeadLink[]>(
  linksSchema,
  async (addresses, context) => done(await findDeadLinks(context, addresses)),
  () => 'The links could not be looked up.',
)

/** One post from outside its form: publish, unpublish, delete (into the bin), restore, erase (for good). */
export const transitionPost = adminAction<typeof transitionSchema, TransitionResult>(
  transitionSchema,
  async ({ id, transition }, context) => {
    const [outcome] = await applyTransition(context, [id], transition)
    if (!outcome) return fail(GONE, 'conflict')
    if (!outcome.result.ok) return fail(outcome.result.message, 'conflict')
    await revalidatePosts(outcome.change ? [outcome.change] : [])
    refresh()
    return done(outcome.result)
  },
  describeWriteError,
)

/** The same for several: ok as soon as it was tried; each result says for itself whether it went. */
export const transitionPosts = adminAction<typeof bulkTransitionSchema, TransitionResult[]>(
  bulkTransitionSchema,
  async ({ ids, transition }, context) => {
    const outcomes = await applyTransition(context, ids, transition)
    await revalidatePosts(outcomes.flatMap(({ change }) => change ?? []))
    refresh()
    return done(outcomes.map(({ result }) => result))
  },
  describeWriteError,
)

/** A new draft with the texts of a post. */
export const duplicatePost = adminAction<typeof postIdSchema, EditablePost>(
  postIdSchema,
  async (id, context) => {
    const copy = await copyPost(context, id)
    if (!copy) return fail(GONE, 'conflict')
    refresh()
    return done(copy)
  },
  describeWriteError,
)

/** Keeps what is typed, unasked: in the draft itself, or beside a post that readers may see. */
export const autosavePost = adminAction<typeof autosaveSchema, Autosaved>(
  autosaveSchema,
  async (input, context) => {
    const saved = await autosave(context, input)
    return saved ? done(saved) : fail(GONE, 'conflict')
  },
  describeWriteError,
)

/** Takes back a new post that was kept by itself and then given up. */
export const dropDraft = adminAction<typeof postIdSchema, undefined>(
  postIdSchema,
  async (id, context) => {
    await removeOwnDraft(context, id)
    return done(undefined)
  },
  describeWriteError,
)

/** One beat of an open form. */
export const watchPost = adminAction<typeof openFormSchema, Watched>(
  openFormSchema,
  async (form, context) => {
    const watched = await watch(context, form)
    return watched ? done(watched) : fail(GONE, 'conflict')
  },
  describeWriteError,
)

/** What is saved now, for a form that began with `version`. */
export const getServerVersion = adminAction<typeof savedVersionSchema, ServerVersion>(
  savedVersionSchema,
  async (target, context) => {
    const version = await readServerVersion(context, target)
    return version ? done(version) : fail(GONE, 'conflict')
  },
  describeWriteError,
)

export const dropWorkingCopy = adminAction<typeof postIdSchema, undefined>(
  postIdSchema,
  async (id, context) => {
    await removeWorkingCopy(context, id)
    return done(undefined)
  },
  describeWriteError,
)

/** A secret address at which a post can be seen before it is public; the one before it ends. */
export const makePreviewLink = adminAction<typeof postIdSchema, { path: string; endsAt: string }>(
  postIdSchema,
  async (id, context) => done(await makePreview(context, id)),
  describeWriteError,
)

export const revokePreviewLink = adminAction<typeof postIdSchema, undefined>(
  postIdSchema,
  async (id, context) => {
    await revokePreview(context, id)
    return done(undefined)
  },
  describeWriteError,
)
