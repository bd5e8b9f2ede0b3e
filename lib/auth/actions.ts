'use server'

import { cookies } from 'next/headers'
import { redirect } from 'next/navigation'
import { writeBlockNotice } from './block-notice'
import { DEVICE_COOKIE, SESSION_COOKIE, isAuthCookie } from './cookies'
import { KNOWN_DEVICE_DAYS } from './limits'
import { signIn } from './sign-in'
import { isKnownDevice, signDevice, signSession } from './signed-cookies'
import type { LoginResult } from './messages'
import { loginSchema } from './schema'
import { type ActionResult, done } from '@/lib/action-result'
import { beginAction } from '@/lib/begin-action'
import { clientAddress } from '@/lib/client-address'
import { serverEnv } from '@/lib/env'
import { logError } from '@/lib/log'
import { sessionCookieOptions } from '@/lib/supabase/cookies'
import { requestClient } from '@/lib/supabase/request'

async function comeIn(input: unknown): Promise<LoginResult> {
  const { SESSION_SECRET, SITE_URL } = serverEnv()
  const store = await cookies()
  const device = store.get(DEVICE_COOKIE)?.value
  const result = await signIn(loginSchema.safeParse(input), {
    address: await clientAddress(),
    isKnown: (username) => isKnownDevice(SESSION_SECRET, device, username),
  })
  if (result.ok) {
    const { username } = result.session
    const options = sessionCookieOptions(SITE_URL)
    store.set(SESSION_COOKIE, await signSession(SESSION_SECRET, result.session), options)
    store.set(DEVICE_COOKIE, await signDevice(SESSION_SECRET, username), {
      ...options,
      maxAge: KNOWN_DEVICE_DAYS * 86_400,
    })
    await writeBlockNotice(null)
    return { ok: true, username: result.session.username }
  }
  return result
}

/**
 * Signs in by username and password. Every answer takes at least a second; a wrong name and a wrong password look the same.
 * A block is noted by the form: a cookie that an action sets makes the page anew, and whoever has no session would be led
 * off the address that they asked for.
 */
export async function logIn(input: unknown): Promise<LoginResult> {
  return beginAction(() => comeIn(input))
}

async function leave(): Promise<ActionResult> {
  try {
    const { error } = await (await requestClient()).auth.signOut({ scope: 'local' })
    if (error) logError('logout', error)
  } catch (error) {
    logError('logout', error)
  }
  const store = await cookies()
  for (const { name } of store.getAll()) {
    if (isAuthCookie(name)) store.delete(name)
  }
  return done(undefined)
}

/** Ends the session here and at Supabase. Always succeeds for the person: the cookies go even when Supabase does not answer. */
export async function logOut(): Promise<ActionResult> {
  return beginAction(leave)
}

/**
 * The login of a form that the browser sends by itself, before the page's scripts have arrived. What went wrong goes into
 * the address: state of a form that is sent this way gets lost when a page is resumed from its prerendered shell.
 */
export async function logInPlainly(form: unknown): Promise<void> {
  const result = await logIn(form instanceof FormData ? Object.fromEntries(form) : {})
  if (result.ok) redirect('/admin/blog')
  if (result.block) await writeBlockNotice(result.block)
  redirect(result.fieldErrors ? '/admin/login' : `/admin/login?failures=${result.failures}`)
}
