/** Why an action did not do it: the input, the session, or something that may pass. */
export type FailureReason = 'invalid' | 'session' | 'conflict' | 'failed'

export type ActionFailure = {
  ok: false
  reason: FailureReason
  message: string
  fieldErrors?: Record<string, string>
}

/** What every server action answers; it never throws at a person. */
export type ActionResult<Data = undefined> = { ok: true; data: Data } | ActionFailure

export const fail = (message: string, reason: FailureReason = 'failed'): ActionFailure => ({
  ok: false,
  reason,
  message,
})
/** What is wrong at which field. */
export const invalidFields = (fieldErrors: Record<string, string>): ActionFailure => ({
  ...fail('Please fix the errors below before submitting.', 'invalid'),
  fieldErrors,
})
export const done = <Data>(data: Data): ActionResult<Data> => ({ ok: true, data })

/**
 * What is known of an action that did not answer: the gate says in words that the session has ended, before a large body
 * is read; of anything else, nothing is known.
 */
export const unanswered = (error: unknown): ActionFailure | null =>
  error instanceof Error && error.message === SESSION_ENDED ? fail(SESSION_ENDED, 'session') : null

export const SESSION_ENDED = 'Your session has ended. Sign in again to continue; nothing you typed is lost.'
