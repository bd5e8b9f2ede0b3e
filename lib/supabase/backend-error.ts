import type { PostgrestSingleResponse } from '@supabase/supabase-js'

/** Messages of the platform for a call without an answer; a message of the database may quote its input. */
const NO_ANSWER = /^(?:TypeError: )?fetch failed|^(?:TimeoutError|AbortError)\b/

/**
 * A read or write that the backend refused or did not answer. `transient` marks an outage, as against a refusal. The message is
 * for the log and holds no word of a person; the backend's own `words`, which may, are for the one who sent them.
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

  /** Private, so that nothing that prints the error prints them. */
  get words(): string {
    return this.#words
  }
}

/** The rows of an answer of supabase-js; throws a BackendError for what it reports as a value. */
export function rowsOf<T>(answer: PostgrestSingleResponse<T>): T {
  if (answer.error === null) return answer.data
  const { message, code, details } = answer.error
  throw new BackendError(message, code ?? '', answer.status === 0 || answer.status >= 500, details || undefined)
}

/** A refusal of the storage has a status; a call that never reached it has none. */
export const storageError = (error: Error & { status?: number | undefined }): BackendError =>
  new BackendError(error.message, 'storage', error.status === undefined || error.status >= 500)

/** Whether the database refused a row because another is like it. The embedded backend answers the text, hosted Supabase its code too. */
export const isTaken = (error: unknown): boolean =>
  error instanceof BackendError && (error.code === '23505' || error.words.includes('violates unique constraint'))

/** Whether the database refused it because the caller's role lacks a right: by a policy, a trigger or a function. */
export const isRefused = (error: unknown): boolean =>
  error instanceof BackendError && (error.code === '42501' || error.words.includes('row-level security'))

/** Why it failed, in words for a person; "fetch failed" and its like are for the log. */
export function reasonOf(error: unknown): string {
  if (error instanceof BackendError && error.transient) return 'the backend cannot be reached'
  const words = error instanceof BackendError ? error.words : error instanceof Error ? error.message : 'Unknown error'
  return words.replace(/(?<!\.)\.+$/, '')
}

/** The message of the spec's error catalogue for a failed write. */
export const databaseError = (error: BackendError): string => `Database error: ${reasonOf(error)}. Please try again.`

/** Time limit of identity calls, in milliseconds; the library itself retries for half a minute. */
const IDENTITY_TIMEOUT_MS = 4_000

/** The answer, or after four seconds a BackendError. */
export async function answerInTime<T>(answer: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new BackendError('TimeoutError: no answer in time', '', true)), IDENTITY_TIMEOUT_MS)
  })
  try {
    return await Promise.race([answer, tooLate])
  } finally {
    clearTimeout(timer)
  }
}
