import { z } from 'zod'
import { listAddress, oneOf } from '../../list-address'
import { cutAt } from '../../text'
import { COMMENT_MAX, GUEST_NAME_MAX } from '../limits'

export const REVIEW_LABELS = {
  in_review: 'In review',
  changes_asked: 'Changes requested',
  approved: 'Approved',
} as const
export type ReviewState = keyof typeof REVIEW_LABELS

/** The longest paragraph that a comment quotes. */
export const QUOTE_MAX = 2000
/** The paragraphs of a text that a comment can be about. */
const PARAGRAPHS_MAX = 500

export const commentSchema = z.object({
  postId: z.uuid(),
  body: z
    .string()
    .trim()
    .min(1, 'Write the comment first')
    .max(COMMENT_MAX, `A comment has at most ${COMMENT_MAX} characters`),
  /** The paragraph that it is about; empty: the whole post. */
  quote: z.string().max(QUOTE_MAX),
  replyTo: z.uuid().nullable(),
})

/** A comment of a guest, authorised by the token of the secret address. */
export const guestCommentSchema = commentSchema.omit({ postId: true, replyTo: true }).extend({
  token: z.string(),
  name: z.string().trim().min(1, 'Enter your name').max(GUEST_NAME_MAX, `Use at most ${GUEST_NAME_MAX} characters`),
})

export const commentDoneSchema = z.object({ id: z.uuid(), isSettled: z.boolean() })

/** A reviewer's decision about the round and the version on the page. */
export const decisionSchema = z.object({
  postId: z.uuid(),
  decision: z.enum(['changes_asked', 'approved']),
  round: z.number().int().min(1),
  version: z.number().int().min(1),
})

export const assignSchema = z.object({
  postId: z.uuid(),
  assignee: z.union([z.literal(''), z.uuid()]).optional(),
  dueOn: z.union([z.literal(''), z.iso.date()], { error: 'Choose a day' }).optional(),
})

/** The paragraphs of a text, as comments quote them. */
export const paragraphsOf = (content: string): string[] => [
  ...new Set(
    content
      .split(/\n[^\S\n]*\n/)
      .map((paragraph) => cutAt(paragraph.trim(), QUOTE_MAX))
      .filter((paragraph) => paragraph !== '')
      .slice(0, PARAGRAPHS_MAX),
  ),
]

export const QUEUES = { all: 'All', mine: 'Mine', unassigned: 'Unassigned', decided: 'Decided' } as const
export type Queue = keyof typeof QUEUES

export const reviewList = listAddress('/admin/review', { show: oneOf(Object.keys(QUEUES) as Queue[], 'all') })
