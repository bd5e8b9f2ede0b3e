import type { Theirs } from './save'
import type { ActionFailure } from '@/lib/action-result'

/** Somebody else saved first: nothing was written, and this is what they have. */
export type ConflictFailure = ActionFailure & { reason: 'conflict'; theirs: Theirs }

export const GONE = 'This post is not there any more: somebody has deleted it.'

export const conflict = (theirs: Theirs): ConflictFailure => ({
  ok: false,
  reason: 'conflict',
  message: `${theirs.savedBy} has saved this post since you opened it. Nothing of yours was overwritten or lost.`,
  theirs,
})

/** Whether a failure is about another editor's save, with what they saved. */
export const isConflict = (failure: ActionFailure): failure is ConflictFailure => 'theirs' in failure
