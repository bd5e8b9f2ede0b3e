'use server'

import { z } from 'zod'
import { mailReview } from './mail'
import { getReview, type Review } from './queries'
import { assignSchema, commentSchema, decisionSchema, REVIEW_LABELS, commentDoneSchema } from './schema'
import { writeAction } from '@/lib/action'
import { fail } from '@/lib/action-result'
import { isRefused, rowsOf } from '@/lib/supabase/backend-error'

const NOT_IN_REVIEW = 'This post is not in review any more.'
const NO_REVIEWER = 'The assignee does not review any more. Please choose another one.'

/** The message for a decision that came too late. */
function meanwhile(review: Review | null): string {
  if (!review) return NOT_IN_REVIEW
  if (review.decidedBy !== null && review.state !== 'in_review')
    return `${review.decidedBy} has decided in the meantime: ${REVIEW_LABELS[review.state].toLowerCase()}.`
  return 'The text was changed or submitted again after you opened it. Please read it once more.'
}

/** Requests changes of a submitted post, or approves it. The second of two simultaneous decisions fails. */
export const decideReview = writeAction(
  decisionSchema,
  async ({ postId, decision, round, version }, context) => {
    const call = { p_post: postId, p_decision: decision, p_round: round, p_version: version }
    const isDecided = rowsOf(await context.supabase.rpc('decide_review', call))
    if (!isDecided) return fail(meanwhile(await getReview(context, postId)), 'conflict')
    mailReview(context, postId, decision)
  },
  () => 'The decision could not be saved. Please try again.',
  { right: 'review' },
)

/** Saves the assignee, the due date, or both; the other one stays as it is stored. */
export const assignReview = writeAction(
  assignSchema,
  async ({ postId, assignee, dueOn }, context) => {
    const before = await getReview(context, postId)
    if (!before) return fail(NOT_IN_REVIEW, 'conflict')
    // Both may be null, but the generated types do not say so.
    const p_assignee = ((assignee ?? before.assigneeId) || null) as string
    const p_due = ((dueOn ?? before.dueOn) || null) as string
    const isAssigned = rowsOf(await context.supabase.rpc('assign_review', { p_post: postId, p_assignee, p_due }))
    if (!isAssigned) return fail((await getReview(context, postId)) ? NO_REVIEWER : NOT_IN_REVIEW, 'conflict')
    if (before.assigneeId !== p_assignee) mailReview(context, postId, 'assigned')
  },
  () => 'The review could not be assigned. Please try again.',
  { right: 'review' },
)

/** Withdraws a post from review: the account's own post, or any post with the right to review. */
export const withdrawReview = writeAction(
  z.uuid(),
  async (postId, { supabase }) => {
    const wasThere = rowsOf(await supabase.rpc('withdraw_review', { p_post: postId }))
    if (!wasThere) return fail(NOT_IN_REVIEW, 'conflict')
  },
  () => 'The post could not be taken out of review. Please try again.',
)

export const addComment = writeAction(
  commentSchema,
  async ({ postId, body, quote, replyTo }, context) => {
    const row = { post_id: postId, body, quote, reply_to: replyTo }
    rowsOf(await context.supabase.from('post_comments').insert(row).select('id'))
    mailReview(context, postId, replyTo ? 'replied' : 'commented')
  },
  (error) =>
    isRefused(error)
      ? 'It was not accepted: only the author and reviewers comment, up to 500 times on a post, and a reply needs its comment.'
      : 'The comment could not be saved. Please try again.',
)

export const markCommentDone = writeAction(
  commentDoneSchema,
  async ({ id, isSettled }, { supabase }) => {
    const rows = rowsOf(
      await supabase.from('post_comments').update({ is_settled: isSettled }).eq('id', id).select('id'),
    )
    if (rows.length === 0) return fail('The comment was deleted, or you may not settle it.', 'conflict')
  },
  () => 'The comment could not be changed. Please try again.',
)

export const deleteComment = writeAction(
  z.uuid(),
  async (id, { supabase }) => {
    const rows = rowsOf(await supabase.from('post_comments').delete().eq('id', id).select('id'))
    if (rows.length === 0) return fail('The comment was deleted already.', 'conflict')
  },
  () => 'The comment could not be deleted. Please try again.',
)
