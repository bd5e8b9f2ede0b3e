'use server'

import { redirect } from 'next/navigation'
import { guestCommentSchema } from './schema'
import { checkInput, withRequestId } from '@/lib/action'
import { type ActionResult, done, fail } from '@/lib/action-result'
import { logError } from '@/lib/log'
import { rowsOf } from '@/lib/supabase/backend-error'
import { publicClient } from '@/lib/supabase/public'
import { formText } from '@/lib/form-text'

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

/** The same from a form that the browser sends without scripts: the answer goes into the address, as that of `acceptPlainly`. */
export async function commentPlainly(form: FormData): Promise<void> {
  const [token, name, quote, body] = ['token', 'name', 'quote', 'body'].map((field) => formText(form, field))
  const result = await commentAsGuest({ token, name, quote, body })
  redirect(`/preview/${encodeURIComponent(token ?? '')}?comment=${result.ok ? 'sent' : result.reason}#comment`)
}
