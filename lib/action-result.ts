import type { z } from 'zod'

/** Why an action failed: the input or a missing right, the session, a conflict, or an error that may pass. */
export type FailureReason = 'invalid' | 'session' | 'conflict' | 'failed'

export type ActionFailure = {
  ok: false
  reason: FailureReason
  message: string
  fieldErrors?: Record<string, string>
}

/** The result of every server action; actions do not throw. */
export type ActionResult<Data = undefined> = { ok: true; data: Data } | ActionFailure

export const fail = (message: string, reason: FailureReason = 'failed'): ActionFailure => ({
  ok: false,
  reason,
  message,
})
/** A failure with a message per field. */
export const invalidFields = (fieldErrors: Record<string, string>): ActionFailure => ({
  ...fail('Please fix the errors below before submitting.', 'invalid'),
  fieldErrors,
})
/** The first message of each field that a schema refuses, by the field's path. */
export function fieldErrorsOf({ issues }: z.ZodError): Record<string, string> {
  const errors: Record<string, string> = {}
  for (const { path, message } of issues) errors[path.join('.')] ??= message
  return errors
}

export const done = <Data>(data: Data): ActionResult<Data> => ({ ok: true, data })

/** Calls an action and shows a failure under the title `what`; null after a failure. */
export type Run = <Data>(what: string, call: () => Promise<ActionResult<Data>>) => Promise<Data | null>

/** Repeats an action until it reports `isDone`: work that exceeds one request continues in the next call. */
export async function untilDone<Part extends { isDone: boolean }>(
  call: (parts: readonly Part[]) => Promise<ActionResult<Part>>,
): Promise<ActionResult<Part[]>> {
  const parts: Part[] = []
  for (;;) {
    const part = await call(parts)
    if (!part.ok) return part
    parts.push(part.data)
    if (part.data.isDone) return done(parts)
  }
}

/**
 * The failure of an action that threw SESSION_ENDED, with which the middleware answers before it reads a large body.
 * Null for any other error.
 */
export const unanswered = (error: unknown): ActionFailure | null =>
  error instanceof Error && error.message === SESSION_ENDED ? fail(SESSION_ENDED, 'session') : null

export const SESSION_ENDED = 'Your session has ended. Sign in again to continue; nothing you typed is lost.'
