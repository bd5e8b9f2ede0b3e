'use server'

import { redirect } from 'next/navigation'
import { z } from 'zod'
import { logIn, logOut } from './actions'
import { clearAttempts } from './attempts'
import { makePasswordLink, passwordLinkPath, passwordLinkSchema, setLinkedPassword } from './password-links'
import { adminAction, checkInput, withRequestId } from '@/lib/action'
import { type ActionResult, done, fail, invalidFields } from '@/lib/action-result'
import { clientAddress } from '@/lib/client-address'
import { logError } from '@/lib/log'
import { isRefused } from '@/lib/supabase/backend-error'
import { passwordCheckClient } from '@/lib/supabase/password-check'

/** Makes a link to a new password for another account; resolves to its path, which is shown only once. */
export const makeLinkToPassword = adminAction(
  z.uuid(),
  async (userId, { supabase }) => {
    const token = await makePasswordLink(supabase, userId)
    return token === null ? fail('This account is deactivated or gone.', 'conflict') : done(passwordLinkPath(token))
  },
  (error) =>
    isRefused(error)
      ? 'This account has rights that yours lacks: an account that has them can make its link.'
      : 'The link could not be made. Please try again.',
  { right: 'team' },
)

async function set(input: unknown): Promise<ActionResult> {
  const checked = checkInput(passwordLinkSchema, input)
  if (!checked.ok) return checked
  const { data } = checked
  let result: Awaited<ReturnType<typeof setLinkedPassword>>
  try {
    result = await setLinkedPassword(passwordCheckClient(), data)
  } catch (failed) {
    logError('password link', failed)
    return fail('The password could not be set. Please try again in a moment.')
  }
  if (result === null) return fail('This link was used, replaced or is over. Ask for a new one.', 'conflict')
  if ('fault' in result) return invalidFields({ password: result.fault })
  // A link often follows failed sign-ins, whose block would refuse this sign-in. The link proves whose account it is.
  const attempt = { username: result.username, address: await clientAddress(), isKnownDevice: true }
  await clearAttempts(attempt).catch((failed: unknown) => logError('password link', failed))
  // The password is set: if this sign-in fails, the panel shows the sign-in form, not another account's session.
  const { ok } = await logIn({ username: result.username, password: data.password })
  if (!ok) await logOut()
  return done(undefined)
}

/** Sets the password of a link and signs in. Called without a session; the token authorises it. */
export async function setPasswordByLink(input: unknown): Promise<ActionResult> {
  return withRequestId(() => set(input))
}

/** The same from a form that is sent without scripts. The address carries an error. */
export async function setPasswordPlainly(form: FormData): Promise<void> {
  const typed = Object.fromEntries(form)
  const result = await setPasswordByLink(typed)
  if (result.ok) redirect('/admin/blog')
  const wrong = result.fieldErrors?.password ? 'password' : 'link'
  redirect(`${passwordLinkPath(encodeURIComponent(String(typed.token)))}?wrong=${wrong}`)
}
