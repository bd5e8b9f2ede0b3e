import { CONTENT_MIN, TITLE_MIN } from '../limits'
import { BackendError, databaseError } from '@/lib/supabase/backend-error'

/** The embedded backend answers the text of a violated check, hosted Supabase its code too. */
const violates = ({ code, message }: BackendError, what: string, sqlState: string) =>
  code === sqlState || message.includes(`violates ${what} constraint`)

/** A post has this id already. */
export const isIdTaken = (error: unknown): boolean =>
  error instanceof BackendError && violates(error, 'unique', '23505') && /pkey/.test(error.message)

export const isSlugTaken = (error: unknown): boolean =>
  error instanceof BackendError && violates(error, 'unique', '23505') && /slug/.test(error.message)

/** What a failed write means to the person at the desk. */
export function describeWriteError(error: unknown): string {
  if (!(error instanceof BackendError)) return 'It could not be saved. Please try again.'
  if (isSlugTaken(error)) return 'Another post has this address.'
  if (violates(error, 'check', '23514')) {
    return `It is not ready to be published: it needs an author, a title of at least ${TITLE_MIN} and content of at least ${CONTENT_MIN} characters.`
  }
  return databaseError(error)
}
