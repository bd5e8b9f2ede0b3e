'use server'

import { guestCommentSchema } from './schema'
import { withRequestId } from '@/lib/action'
import { type ActionResult, done, fail, invalidFields } from '@/lib/action-result'
import { logError } from '@/lib/log'
import { rowsOf } from '@/lib/supabase/backend-error'
import { publicClient } from '@/lib/supabase/public'
import { findUnstorable, formText, NOT_STORABLE } from '@/lib/text'

const REFUSALS: Record<string, string> = {
  over: 'This link has ended, or it does not take comments any more.',
  full: 'There are too many comments today. Please try again tomorrow.',
}

type Typed = { name: string; quote: string; body: string }
/** `typed` is what the form shows from now on: nothing that was typed is lost by a refusal. */
export type GuestAnswer = { result: ActionResult; typed: Typed }

async function store(input: Typed & { token: string }): Promise<ActionResult> {
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

/** Adds a comment at a secret address, with and without a script. Called by guests: the token is their right. */
export async function commentAsGuest(_before: unknown, sent: unknown): Promise<GuestAnswer> {
  // Any client can call this with any value: what is not a form counts as an empty one.
  const data = sent instanceof FormData ? sent : new FormData()
  const typed = { name: formText(data, 'name'), quote: formText(data, 'quote'), body: formText(data, 'body') }
  const result = await withRequestId(() => store({ ...typed, token: formText(data, 'token') }))
  return { result, typed: result.ok ? { ...typed, quote: '', body: '' } : typed }
}
