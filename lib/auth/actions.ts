'use server'

import { cookies, headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { userAgentFromString } from 'next/server'
import { DEVICE_COOKIE, isAuthCookie, isKnownDevice, SESSION_COOKIE, signDevice, signSession } from './cookies'
import { KNOWN_DEVICE_DAYS } from './limits'
import { signIn } from './sign-in'
import { accessGranted, type LoginResult, recovered } from './messages'
import { loginSchema } from './schema'
import { type ActionResult, done } from '@/lib/action-result'
import { withRequestId } from '@/lib/action'
import { clientAddress } from '@/lib/client-address'
import { serverEnv } from '@/lib/env'
import { logError } from '@/lib/log'
import { sessionCookieOptions } from '@/lib/supabase/cookies'
import { requestClient } from '@/lib/supabase/request'

/** "Firefox on Linux": how the panel names the browser of a session. */
async function browserName(): Promise<string> {
  const { browser, os } = userAgentFromString((await headers()).get('user-agent') ?? undefined)
  return `${browser.name ?? 'A browser'} on ${os.name ?? 'an unknown system'}`
}

async function createSession(input: unknown, mayLackCode = false): Promise<LoginResult> {
  const { SESSION_SECRET, SITE_URL } = serverEnv()
  const store = await cookies()
  const device = store.get(DEVICE_COOKIE)?.value
  const result = await signIn(loginSchema.safeParse(input), {
    address: await clientAddress(),
    browser: await browserName(),
    isKnown: (username) => isKnownDevice(SESSION_SECRET, device, username),
    mayLackCode,
  })
  if (!result.ok) return result
  const { username } = result.session
  const options = sessionCookieOptions(SITE_URL)
  const deviceOptions = { ...options, maxAge: KNOWN_DEVICE_DAYS * 86_400 }
  store.set(SESSION_COOKIE, await signSession(SESSION_SECRET, result.session), options)
  store.set(DEVICE_COOKIE, await signDevice(SESSION_SECRET, username), deviceOptions)
  return { ok: true, username, message: result.isRecovered ? recovered : accessGranted(username) }
}

/** Signs in by username and password, and by a code where the account has a second step. Every answer takes at least a second; a wrong name and a wrong password look the same. */
export async function logIn(input: unknown): Promise<LoginResult> {
  return withRequestId(() => createSession(input))
}

async function endSession(): Promise<ActionResult> {
  try {
    const { error } = await (await requestClient()).auth.signOut({ scope: 'local' })
    if (error) logError('logout', error)
  } catch (error) {
    logError('logout', error)
  }
  const store = await cookies()
  for (const { name } of store.getAll()) if (isAuthCookie(name)) store.delete(name)

  return done(undefined)
}

/** Ends the session here and at Supabase. Always succeeds for the person: the cookies go even when Supabase does not answer. */
export async function logOut(): Promise<ActionResult> {
  return withRequestId(endSession)
}

/**
 * Signs in from a form that the browser sends without scripts. The number of failures goes into the address: the state of
 * such a form is lost when a page is resumed from its prerendered shell. The panel asks for the code of a second step.
 */
export async function logInPlainly(form: unknown): Promise<void> {
  const typed = form instanceof FormData ? Object.fromEntries(form) : {}
  const result = await withRequestId(() => createSession(typed, true))
  if (result.ok) redirect('/admin/blog')
  redirect(result.fieldErrors ? '/admin/login' : `/admin/login?failures=${result.failures}`)
}

/** Logs out from a form that the browser sends without scripts. */
export async function logOutPlainly(): Promise<void> {
  await logOut()
  redirect('/admin/login')
}
