import type { PostgrestSingleResponse } from '@supabase/supabase-js'

/** A read or write that the backend refused or did not answer. `transient` tells an outage from a refusal. */
export class BackendError extends Error {
  readonly code: string
  readonly transient: boolean

  constructor(message: string, code: string, transient: boolean, cause?: string) {
    super(message, { cause })
    this.name = 'BackendError'
    this.code = code
    this.transient = transient
  }
}

/** The rows of an answer of supabase-js; throws a BackendError for what it reports as a value. */
export function rowsOf<T>(answer: PostgrestSingleResponse<T>): T {
  if (answer.error === null) return answer.data
  const { message, code, details } = answer.error
  throw new BackendError(message, code ?? '', answer.status === 0 || answer.status >= 500, details || undefined)
}

/** Why it failed, in words for a person; "fetch failed" and its like are for the log. */
export const reasonOf = ({ message, transient }: BackendError): string =>
  transient ? 'the backend cannot be reached' : message.replace(/(?<!\.)\.+$/, '')

/** What the spec's error catalogue says of a failed write. */
export const databaseError = (error: BackendError): string => `Database error: ${reasonOf(error)}. Please try again.`

/** Calls `read` again, up to `times` more, when it failed for want of an answer. Waits 100 ms, then 200, 400 … */
export async function withRetry<T>(times: number, read: () => Promise<T>): Promise<T> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await read()
    } catch (error) {
      if (attempt >= times || !(error instanceof BackendError && error.transient)) throw error
      await new Promise((resolve) => setTimeout(resolve, 100 * 2 ** attempt))
    }
  }
}
