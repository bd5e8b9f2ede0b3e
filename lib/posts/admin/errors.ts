import { CONTENT_MIN, TITLE_MIN } from '../field-rules'
import type { ServerVersion } from './rows'
import { type ActionFailure, fail } from '@/lib/action-result'
import { BackendError, breaksCheck, databaseError, isRefused, isTaken } from '@/lib/supabase/backend-error'

const isTakenBy = (error: unknown, constraint: RegExp): boolean =>
  error instanceof BackendError && isTaken(error) && constraint.test(error.words)

export const isIdTaken = (error: unknown): boolean => isTakenBy(error, /pkey/)

export const isSlugTaken = (error: unknown): boolean => isTakenBy(error, /slug/)

/** Another editor saved first: nothing was written, and this is their version. */
export type ConflictFailure = ActionFailure & { reason: 'conflict'; serverVersion: ServerVersion }

/** Deleted for good, or in the bin. */
export const gone = () => fail('This post has been deleted. The bin may still have it.', 'conflict')

export const conflict = (serverVersion: ServerVersion): ConflictFailure => ({
  ok: false,
  reason: 'conflict',
  message: `${serverVersion.savedBy} has saved this post since you opened it. Nothing of yours was overwritten or lost.`,
  serverVersion,
})

export const isConflict = (failure: ActionFailure): failure is ConflictFailure => 'serverVersion' in failure

export const ENDS_TOO_EARLY = 'It would end before it appears.'

export function describeWriteError(error: unknown): string {
  if (!(error instanceof BackendError)) return 'It could not be saved. Please try again.'
  if (isSlugTaken(error)) return 'Another post has this address.'
  if (isRefused(error)) return 'Your role does not include this for this post. Nothing was changed.'
  if (breaksCheck(error)) {
    if (error.words.includes('blog_posts_ends_later')) return ENDS_TOO_EARLY
    return `It is not ready to be published: it needs an author, a title of at least ${TITLE_MIN} and content of at least ${CONTENT_MIN} characters.`
  }
  return databaseError(error)
}

const isPublication = (input: unknown): boolean =>
  typeof input === 'object' && input !== null && 'intent' in input && input.intent === 'publish'

/** The message for a failed save; an unknown error of a publication has a message of its own. */
export function describeSaveError(error: unknown, input: unknown): string {
  if (error instanceof BackendError || !isPublication(input)) return describeWriteError(error)
  return 'Failed to publish blog post. Please try again.'
}
