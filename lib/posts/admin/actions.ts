'use server'

import { makePreview, makePreviewSchema, revokePreview } from '../preview'
import { type PostChange, revalidatePosts } from '../revalidate'
import { mailReview } from '../reviews/mail'
import { getReview } from '../reviews/queries'
import { findDeadLinks, linksSchema } from './dead-links'
import { type ConflictFailure, describeSaveError, describeWriteError, gone, isSlugTaken } from './errors'
import { dropKeptChanges, getPostToEdit } from './pending-changes'
import type { EditablePost } from './post'
import { postAction } from './post-action'
import { restoreVersion } from './revisions'
import { readServerVersion, removeOwnDraft, removeWorkingCopy, reportPresence } from './rows'
import { keptMeanwhile, writePost } from './save'
import {
  discardChangesSchema,
  openFormSchema,
  postIdSchema,
  restoreRevisionSchema,
  savedVersionSchema,
  savePostSchema,
} from './schema'
import { adminAction, type AdminContext } from '@/lib/action'
import { type ActionFailure, done, fail, invalidFields } from '@/lib/action-result'
import { missingRightMessage, may } from '@/lib/auth/rights'
import { describeTray } from '@/lib/images/storage'
import { rowsOf } from '@/lib/supabase/backend-error'

/** Expires the pages that show a change; null stands for no change. */
async function revalidateChange(change: PostChange | null): Promise<void> {
  if (change) await revalidatePosts([change])
}

/** Submits a draft for review; false when it is no draft any more. Sends no second mail for a draft in review. */
async function submitPost(context: AdminContext, postId: string): Promise<boolean> {
  const before = await getReview(context, postId)
  if (!rowsOf(await context.supabase.rpc('submit_post', { p_post: postId }))) return false
  const now = await getReview(context, postId)
  if (now?.state === 'in_review' && before?.state !== 'in_review') mailReview(context, postId, 'submitted')
  return true
}

const NOT_SUBMITTED =
  'The text is saved, but it could not be submitted: the post was published or deleted at this moment. Reload the page.'

function slugFailure(error: unknown): ActionFailure {
  if (isSlugTaken(error)) return invalidFields({ slug: 'Another post has this address' })
  throw error
}

/**
 * Writes a post; see `writePost`. A null `target` makes a new post; the same `id` sent twice makes only one. If another
 * editor has saved since `target.version`, nothing is written and the failure contains their version.
 */
export const savePost = adminAction<typeof savePostSchema, EditablePost, ConflictFailure>(
  savePostSchema,
  async (values, context) => {
    if (values.intent === 'review' && !may(context.admin, 'submit')) return fail(missingRightMessage('submit'))
    const saved = await writePost(context, values).catch(slugFailure)
    if (!saved.ok) return saved
    const { post, change } = saved.data
    const { id } = post
    // Described only after a save, so that a conflict does not overwrite another editor's description of a picture. The
    // pages expire also when that fails, because the post is saved.
    await describeTray(context, values.tray).finally(() => revalidateChange(change))
    if (values.form) await removeWorkingCopy(context, { id, form: values.form })
    // The response to "Keep the changes for later" may have been lost: then the form does not know of its changes.
    const mayHaveKept = values.changesAt !== null || (values.intent === 'publish' && values.target !== null)
    if (mayHaveKept && values.intent !== 'later')
      await dropKeptChanges(context, { id, form: values.form }, values.changesAt)
    if (values.intent === 'review' && !(await submitPost(context, id))) return fail(NOT_SUBMITTED)
    return done(post)
  },
  describeSaveError,
)

/** Restores an earlier version as a new one. The post keeps its present slug, status and date. */
export const restoreRevision = adminAction<typeof restoreRevisionSchema, EditablePost, ConflictFailure>(
  restoreRevisionSchema,
  async ({ id, revision, version }, context) => {
    const restored = await restoreVersion(context, { id, version }, revision)
    if (!restored.ok) return restored
    await revalidateChange(restored.data.change)
    return done(restored.data.post)
  },
  describeWriteError,
)

/** Deletes the pending changes that the form of a live post shows. Returns the post as readers see it. */
export const discardChanges = adminAction(
  discardChangesSchema,
  async ({ changesAt, ...form }, context) => {
    const keeper = await dropKeptChanges(context, form, changesAt)
    if (keeper) return fail(keptMeanwhile(keeper), 'conflict')
    await removeWorkingCopy(context, form)
    const post = await getPostToEdit(context, form.id)
    return post ? done(post) : gone()
  },
  describeWriteError,
)

/** Deletes a new post that was autosaved and then discarded. */
export const dropDraft = postAction(openFormSchema, async (draft, context) => removeOwnDraft(context, draft))

export const dropWorkingCopy = postAction(openFormSchema, async (form, context) => removeWorkingCopy(context, form))

/** An open form calls this regularly; see `reportPresence`. */
export const watchPost = postAction(openFormSchema, (form, context) => reportPresence(context, form))

/** The saved version, for a form that began with an earlier one. */
export const getServerVersion = postAction(savedVersionSchema, (target, context) => readServerVersion(context, target))

/** Replaces the secret address at which a post can be seen before it is public. */
export const makePreviewLink = postAction(makePreviewSchema, async (wanted, context) => makePreview(context, wanted))

export const revokePreviewLink = postAction(postIdSchema, async (id, context) => revokePreview(context, id))

export const lookUpLinks = adminAction(
  linksSchema,
  async (addresses, context) => done(await findDeadLinks(context, addresses)),
  () => 'The links could not be looked up.',
)
