import { CONTENT_MIN, TITLE_MIN } from '../fields'
import type { SaveOutcome, ServerVersion } from './save'
import { type ActionFailure, fail, invalidFields } from '@/lib/action-result'
import { BackendError, databaseError, isTaken } from '@/lib/supabase/backend-error'

/** Somebody else saved first: nothing was written, and this is what they have. */
export type ConflictFailure = ActionFailure & { reason: 'conflict'; serverVersion: ServerVersion }

export const GONE = 'This post is not there any more: somebody has deleted it.'

const conflict = (serverVersion: ServerVersion): ConflictFailure => ({
  ok: false,
  reason: 'conflict',
  message: `${serverVersion.savedBy} has saved this post since you opened it. Nothing of yours was overwritten or lost.`,
  serverVersion,
})

/** Whether a failure is about another editor's save, with what they saved. */
export const isConflict = (failure: ActionFailure): failure is ConflictFailure => 'serverVersion' in failure

/** What a save that wrote nothing answers. */
export function refusal(outcome: Exclude<SaveOutcome, { kind: 'saved' }>): ActionFailure | ConflictFailure {
  if (outcome.kind === 'conflict') return conflict(outcome.serverVersion)
  return outcome.kind === 'gone' ? fail(GONE, 'conflict') : invalidFields({ content: outcome.message })
}

const isTakenBy = (error: unknown, constraint: RegExp): boolean =>
  error instanceof BackendError && isTaken(error) && constraint.test(error.words)

/** A post has this id already. */
export const isIdTaken = (error: unknown): boolean => isTakenBy(error, /pkey/)

export const isSlugTaken = (error: unknown): boolean => isTakenBy(error, /slug/)

/** The database's rules refuse the post as it is: an expected failure, which the person is told and no log needs. */
export const isUnready = (error: unknown): boolean =>
  error instanceof BackendError && (error.code === '23514' || error.words.includes('violates check constraint'))

/** What a failed write means to the person who sent it. */
export function describeWriteError(error: unknown): string {
  if (!(error instanceof BackendError)) return 'It could not be saved. Please try again.'
  if (isSlugTaken(error)) return 'Another post has this address.'
  if (isUnready(error)) {
    return `It is not ready to be published: it needs an author, a title of at least ${TITLE_MIN} and content of at least ${CONTENT_MIN} characters.`
  }
  return databaseError(error)
}

const isPublication = (input: unknown): boolean =>
  typeof input === 'object' && input !== null && 'intent' in input && input.intent === 'publish'

/** The same of a save; of a publication that nobody can explain, in the words of the spec's error catalogue (section 8). */
export function describeSaveError(error: unknown, input: unknown): string {
  if (error instanceof BackendError || !isPublication(input)) return describeWriteError(error)
  return 'Failed to publish blog post. Please try again.'
}
