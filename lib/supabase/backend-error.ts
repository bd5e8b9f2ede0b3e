import type { PostgrestSingleResponse } from '@supabase/supabase-js'

/** Messages of `fetch` for a call without a response. Only these are logged: others may quote personal data. */
const NO_ANSWER = /^(?:TypeError: )?fetch failed|^(?:TimeoutError|AbortError)\b/

/**
 * A read or write that the backend refused or did not answer. `transient` marks an outage. The message is for the log
 * and contains no personal data. The backend's own `words` may contain some, and are shown only to the sender of the
 * request.
 */
export class BackendError extends Error {
  readonly code: string
  readonly transient: boolean
  readonly #words: string

  constructor(words: string, code: string, transient: boolean, details?: string) {
    const noAnswer = NO_ANSWER.test(words)
    super(noAnswer ? words : `The backend refused it (${code || 'without a code'})`, {
      cause: noAnswer ? details : undefined,
    })
    this.name = 'BackendError'
    this.code = code
    this.transient = transient
    this.#words = words
  }

  /** A private field, so that printing the error does not print the words. */
  get words(): string {
    return this.#words
  }
}

/** The rows of a response of supabase-js. Throws its error, which supabase-js returns, as a BackendError. */
export function rowsOf<T>(answer: PostgrestSingleResponse<T>): T {
  if (answer.error === null) return answer.data
  const { message, code, details } = answer.error
  throw new BackendError(message, code ?? '', answer.status === 0 || answer.status >= 500, details || undefined)
}

type StorageFault = Error & { status?: number | undefined; statusCode?: string | undefined }

/** An error of the storage; a name that is taken gets the database's code. A call without an answer has no status. */
export const storageError = ({ message, status, statusCode }: StorageFault): BackendError =>
  new BackendError(message, statusCode === '409' ? '23505' : 'storage', status === undefined || status >= 500)

const hasCode = (error: unknown, code: string): boolean => error instanceof BackendError && error.code === code

/** Whether the database refused a row, or the storage a file, that exists already. */
export const isTaken = (error: unknown): boolean => hasCode(error, '23505')

/** Whether a policy, trigger or function of the database refused a call because the caller's role lacks a right. */
export const isRefused = (error: unknown): boolean => hasCode(error, '42501')

/** Whether a row breaks a check of its table. */
export const breaksCheck = (error: unknown): boolean => hasCode(error, '23514')

/** Whether rows that depend on a row kept it from being deleted. */
export const isInUse = (error: unknown): boolean => hasCode(error, '23503')

/** The reason of a failure, in words for an editor; "fetch failed" and the like are only for the log. */
export function reasonOf(error: unknown): string {
  if (error instanceof BackendError && error.transient) return 'the backend cannot be reached'
  const words = error instanceof BackendError ? error.words : error instanceof Error ? error.message : 'Unknown error'
  return words.replace(/(?<!\.)\.+$/, '')
}

/** The message for a failed write. */
export const databaseError = (error: BackendError): string => `Database error: ${reasonOf(error)}. Please try again.`

/** Time limit of identity calls, in milliseconds; the library itself retries for half a minute. */
const IDENTITY_TIMEOUT_MS = 4_000

/** Throws a BackendError when the answer takes longer than four seconds. */
export const withTimeout = <T>(answer: Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    const tooLate = new BackendError('TimeoutError: no answer in time', '', true)
    const timer = setTimeout(() => reject(tooLate), IDENTITY_TIMEOUT_MS)
    void answer.then(resolve, reject).finally(() => clearTimeout(timer))
  })
