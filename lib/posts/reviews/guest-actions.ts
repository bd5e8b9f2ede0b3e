'use server'

import { type GuestFields, guestFields } from './guest-fields'
import { mailGuestComment } from './mail'
import { guestCommentSchema } from './schema'
import { checkInput, withRequestId } from '@/lib/action'
import { type ActionResult, done, fail } from '@/lib/action-result'
import { logError } from '@/lib/log'
import { rowsOf } from '@/lib/supabase/backend-error'
import { publicClient } from '@/lib/supabase/public'

/** `typed`: the values that the form shows next. A refused comment keeps all of its values. */
export type GuestAnswer = { result: ActionResult; typed: GuestFields }

const REFUSALS: Record<string, string> = {
  over: 'This link has ended, or it does not take comments any more.',
  full: 'There are too many comments today. Please try again tomorrow.',
}

async function comment(input: unknown): Promise<ActionResult> {
  const checked = checkInput(guestCommentSchema, input)
  if (!checked.ok) return checked
  try {
    const { token, name, body, quote } = checked.data
    const call = { p_token: token, p_name: name, p_body: body, p_quote: quote }
    const kept = rowsOf(await publicClient('live').rpc('comment_on_preview', call))
    if (kept !== 'kept') return fail(REFUSALS[kept] ?? kept, 'conflict')
    mailGuestComment(token)
    return done(undefined)
  } catch (failed) {
    logError('guest comment', failed)
    return fail('The comment could not be sent. Please try again in a moment.')
  }
}

/** Adds a comment at a secret address. Guests call it; the token authorises them. */
export async function commentAsGuest(_previous: GuestAnswer | null, form: unknown): Promise<GuestAnswer> {
  const typed = guestFields(form instanceof FormData ? form : new FormData())
  const result = await withRequestId(() => comment(typed))
  return { result, typed: result.ok ? { ...typed, quote: '', body: '' } : typed }
}
