'use server'

import { cookies } from 'next/headers'
import { redirect } from 'next/navigation'
import { DEVICE_COOKIE, isAuthCookie, isKnownDevice, SESSION_COOKIE, signDevice, signSession } from './cookies'
import { hasBlock } from './attempts'
import { KNOWN_DEVICE_DAYS } from './limits'
import { loginAddress, panelAddress } from './login-address'
import { type SignIn, signIn, signInWithPasskey } from './sign-in'
import { accessGranted, loginFailure, type LoginResult, passkeyRefused, recovered } from './messages'
import { askForPasskey, authenticationSchema, PASSKEY_FAULTS, type Question } from './passkeys'
import { loginSchema } from './schema'
import { type ActionResult, done, fail } from '@/lib/action-result'
import { withRequestId } from '@/lib/action'
import { browserName, clientAddress } from '@/lib/client-address'
import { serverEnv } from '@/lib/env'
import { logError } from '@/lib/log'
import { sessionCookieOptions } from '@/lib/supabase/cookies'
import { passwordCheckClient } from '@/lib/supabase/password-check'
import { requestClient } from '@/lib/supabase/request'

/** Sets the cookies of a successful sign-in. */
async function keepSession(result: SignIn): Promise<LoginResult> {
  if (!result.ok) return result
  const { SESSION_SECRET, SITE_URL } = serverEnv()
  const store = await cookies()
  const { username } = result.session
  const options = sessionCookieOptions(SITE_URL)
  const deviceOptions = { ...options, maxAge: KNOWN_DEVICE_DAYS * 86_400 }
  store.set(SESSION_COOKIE, await signSession(SESSION_SECRET, result.session), options)
  store.set(DEVICE_COOKIE, await signDevice(SESSION_SECRET, username), deviceOptions)
  return { ok: true, message: result.isRecovered ? recovered : accessGranted(username) }
}

async function isOnKnownDevice(username: string): Promise<boolean> {
  const device = (await cookies()).get(DEVICE_COOKIE)?.value
  return isKnownDevice(serverEnv().SESSION_SECRET, device, username)
}

async function createSession(input: unknown, mayLackCode = false): Promise<LoginResult> {
  const result = await signIn(loginSchema.safeParse(input), {
    address: await clientAddress(),
    browser: await browserName(),
    isKnown: isOnKnownDevice,
    mayLackCode,
  })
  return keepSession(result)
}

/** Signs in by username, password and the code of a second step. A wrong name and a wrong password look the same. */
export async function logIn(input: unknown): Promise<LoginResult> {
  return withRequestId(() => createSession(input))
}

/** Whether the block that a browser shows still holds; true when the backend does not answer. Counts no attempt. */
export async function holdsBlock(input: unknown): Promise<boolean> {
  const username = loginSchema.shape.username.safeParse(input)
  if (!username.success) return false
  return withRequestId(async () => {
    try {
      return await hasBlock({
        username: username.data,
        address: await clientAddress(),
        isKnownDevice: await isOnKnownDevice(username.data),
      })
    } catch (error) {
      logError('login', error)
      return true
    }
  })
}

/** Begins a sign-in by passkey; fails where the backend has no passkeys. */
export async function beginPasskeyLogin(): Promise<ActionResult<Question<PublicKeyCredentialRequestOptionsJSON>>> {
  return withRequestId(async () => {
    try {
      const question = await askForPasskey(passwordCheckClient())
      return typeof question === 'string' ? fail(PASSKEY_FAULTS[question]) : done(question)
    } catch (error) {
      logError('login', error)
      return fail('The server could not ask for a passkey. Please try again in a moment.')
    }
  })
}

/** Signs in by the answer of a passkey. */
export async function logInWithPasskey(input: unknown): Promise<LoginResult> {
  return withRequestId(async () => {
    const answer = authenticationSchema.safeParse(input)
    if (!answer.success) return loginFailure(passkeyRefused)
    const from = { address: await clientAddress(), browser: await browserName() }
    return keepSession(await signInWithPasskey(answer.data, from))
  })
}

/** Ends the session here and at Supabase. Always succeeds: cookies are deleted even when Supabase does not answer. */
export async function logOut(): Promise<void> {
  await withRequestId(async () => {
    try {
      const { error } = await (await requestClient()).auth.signOut({ scope: 'local' })
      if (error) logError('logout', error)
    } catch (error) {
      logError('logout', error)
    }
    const store = await cookies()
    for (const { name } of store.getAll()) if (isAuthCookie(name)) store.delete(name)
  })
}

/**
 * Signs in from a form that is sent without scripts, and opens the requested page. The address carries a failure,
 * because the state of such a form is lost when a page is resumed from its prerendered shell. The panel asks for the
 * code of a second step.
 */
export async function logInPlainly(form: unknown): Promise<void> {
  const typed = form instanceof FormData ? Object.fromEntries(form) : {}
  const to = panelAddress.parse(typed.to)
  const result = await withRequestId(() => createSession(typed, true))
  redirect(result.ok ? to : loginAddress(result, { username: String(typed.username ?? ''), to }))
}

/** Logs out from a form that is sent without scripts. */
export async function logOutPlainly(): Promise<void> {
  await logOut()
  redirect('/admin/login')
}
