import 'server-only'
import type { EditablePost } from '../admin/post'
import { diffRevisions, getRevision } from '../admin/revisions'
import { paragraphsOf, type Queue, type ReviewState } from './schema'
import { may } from '@/lib/auth/rights'
import type { AdminContext } from '@/lib/auth/session'
import { toIsoDate } from '@/lib/dates'
import { siteDay } from '@/lib/site-day'
import { rowsOf } from '@/lib/supabase/backend-error'
import type { Tables } from '@/lib/supabase/database.types'

const COLUMNS =
  'post_id, state, version, round, submitted_by, submitted_by_username, submitted_at, assignee_id, assignee, due_on, decided_by, blog_posts!inner(title, version, deleted_at)'
type Row = Omit<Tables<'post_reviews'>, 'decided_at'> & {
  blog_posts: Pick<Tables<'blog_posts'>, 'title' | 'version'>
}

/** The longest queue that is shown. */
const QUEUE_MAX = 200

/** The review of a draft. Dates in ISO 8601. */
function toReview({ admin }: AdminContext, row: Row) {
  return {
    postId: row.post_id,
    title: row.blog_posts.title || 'Untitled',
    state: row.state,
    submittedBy: row.submitted_by_username,
    submittedAt: toIsoDate(row.submitted_at),
    isOwn: row.submitted_by === admin.userId,
    assigneeId: row.assignee_id,
    assignee: row.assignee,
    dueOn: row.due_on,
    isOverdue: row.state === 'in_review' && row.due_on !== null && row.due_on < siteDay(new Date()),
    decidedBy: row.decided_by,
    round: row.round,
    /** The version that was submitted or decided on. */
    version: row.version,
    /** The text is not the one that was submitted or decided on. */
    isChanged: row.blog_posts.version > row.version,
  }
}

export type Review = ReturnType<typeof toReview>

/** A queue, the longest waiting first. Without the right to review, an account sees only its own posts. */
export async function listReviews(context: AdminContext, queue: Queue): Promise<Review[]> {
  const { admin, supabase } = context
  let query = supabase.from('post_reviews').select<string, Row>(COLUMNS).is('blog_posts.deleted_at', null)
  if (!may(admin, 'review')) query = query.eq('submitted_by', admin.userId)
  else if (queue === 'decided') query = query.neq('state', 'in_review')
  else query = query.eq('state', 'in_review')
  if (queue === 'mine') query = query.eq('assignee_id', admin.userId)
  if (queue === 'unassigned') query = query.is('assignee_id', null)
  const rows = rowsOf(await query.order('submitted_at').limit(QUEUE_MAX))
  return rows.map((row) => toReview(context, row))
}

export async function getReview(context: AdminContext, postId: string): Promise<Review | null> {
  const row = rowsOf(
    await context.supabase.from('post_reviews').select<string, Row>(COLUMNS).eq('post_id', postId).maybeSingle(),
  )
  return row && toReview(context, row)
}

/** The review states of the posts that have a review. */
export async function reviewStates(
  { supabase }: AdminContext,
  posts: readonly { id: string }[],
): Promise<Map<string, ReviewState>> {
  const ids = posts.map(({ id }) => id)
  const rows = rowsOf(await supabase.from('post_reviews').select('post_id, state').in('post_id', ids))
  return new Map(rows.map(({ post_id, state }) => [post_id, state]))
}

/** The number of posts that wait for the account's review, or have a reply to it. */
export const countReviews = async ({ supabase }: AdminContext): Promise<number> =>
  rowsOf(await supabase.rpc('count_reviews'))

export type Reviewer = { userId: string; username: string }

async function listReviewers({ supabase }: AdminContext): Promise<Reviewer[]> {
  return rowsOf(await supabase.rpc('list_reviewers')).map(({ user_id: userId, username }) => ({ userId, username }))
}

/** The comments on a post, or on the paragraphs that they quote. */
async function listComments({ admin, supabase }: AdminContext, postId: string) {
  const columns = 'id, user_id, username, is_guest, body, quote, reply_to, created_at, is_settled'
  const rows = rowsOf(
    await supabase.from('post_comments').select(columns).eq('post_id', postId).order('created_at').order('id'),
  )
  return rows.map(({ id, user_id, username, is_guest, body, quote, reply_to, created_at, is_settled }) => ({
    id,
    username,
    isOwn: user_id === admin.userId,
    /** By a guest, at the secret address. */
    isGuest: is_guest,
    body,
    quote,
    /** The comment that it answers, which may be deleted by now. */
    replyTo: reply_to,
    createdAt: toIsoDate(created_at),
    isSettled: is_settled,
  }))
}
export type PostComment = Awaited<ReturnType<typeof listComments>>[number]

/** The last decision about a post, and what was changed in its text since; null when there was none. */
export async function changesSinceDecision(context: AdminContext, post: Pick<EditablePost, 'id' | 'values'>) {
  const [last] = rowsOf(await context.supabase.rpc('last_decision', { p_post: post.id }))
  const seen = last && (await getRevision(context, post.id, last.version))
  if (!seen) return null
  return {
    decision: last.decision as ReviewState,
    decidedBy: last.decided_by,
    decidedAt: toIsoDate(last.decided_at),
    diffs: await diffRevisions(seen, post),
  }
}

export type ChangesSinceDecision = NonNullable<Awaited<ReturnType<typeof changesSinceDecision>>>

/** A reply that the account has not answered, to a comment that is not settled. */
export type Reply = { postId: string; title: string; commentId: string; username: string; repliedAt: string }

/** The replies that wait for the account, the newest first. */
export async function listReplies({ supabase }: AdminContext): Promise<Reply[]> {
  return rowsOf(await supabase.rpc('list_replies')).map((row) => ({
    postId: row.post_id,
    title: row.title || 'Untitled',
    commentId: row.comment_id,
    username: row.username,
    repliedAt: toIsoDate(row.replied_at),
  }))
}

export async function readReview(context: AdminContext, { id, values }: Pick<EditablePost, 'id' | 'values'>) {
  const [review, comments, reviewers] = await Promise.all([
    getReview(context, id),
    listComments(context, id),
    may(context.admin, 'review') ? listReviewers(context) : [],
  ])
  return { review, comments, reviewers, paragraphs: paragraphsOf(values.content) }
}
