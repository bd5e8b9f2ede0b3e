'use server'

import { guestCommentSchema } from './schema'
import { withRequestId } from '@/lib/action'
import { type ActionResult, done, fail, invalidFields } from '@/lib/action-result'
import { logError } from '@/lib/log'
import { rowsOf } from '@/lib/supabase/backend-error'
import { publicClient } from '@/lib/supabase/public'
import { findUnstorable, NOT_STORABLE } from '@/lib/text'

const REFUSALS: Record<string, string> = {
  over: 'This address does not hold any more, or takes no comments.',
  full: 'There are too many comments today. Please try again tomorrow.',
}

async function comment(input: unknown): Promise<ActionResult> {
  const { data, error } = guestCommentSchema.safeParse(input)
  if (error)
    return invalidFields(
      Object.fromEntries(error.issues.toReversed().map(({ path, message }) => [path.join('.'), message])),
    )
  const unstorable = findUnstorable(data)
  if (unstorable !== null) return invalidFields({ [unstorable]: NOT_STORABLE })
  try {
    const { token, name, body, quote } = data
    const call = { p_token: token, p_name: name, p_body: body, p_quote: quote }
    const kept = rowsOf(await publicClient('live').rpc('comment_on_preview', call))
    return kept === 'kept' ? done(undefined) : fail(REFUSALS[kept] ?? kept, 'conflict')
  } catch (failed) {
    logError('guest comment', failed)
    return fail('The comment could not be sent. Please try again in a moment.')
  }
}

/** Adds a comment at a secret address. Called by guests: the token is their right. */
export async function commentAsGuest(input: unknown): Promise<ActionResult> {
  return withRequestId(() => comment(input))
}
