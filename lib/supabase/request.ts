import 'server-only'
import { type CookieMethodsServer, createServerClient } from '@supabase/ssr'
import { cookies } from 'next/headers'
import type { NextRequest } from 'next/server'
import { withTimeout } from './backend-error'
import type { Client } from './client'
import { authCookieOptions, withinSession } from './cookies'
import { serverEnv } from '@/lib/env'
import type { Database } from './database.types'
import { CALL_OPTIONS } from './fetch'

function clientWith(cookies: CookieMethodsServer): Client {
  const { SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY, SITE_URL } = serverEnv()
  const options = { cookieOptions: authCookieOptions(SITE_URL), ...CALL_OPTIONS, cookies }
  return createServerClient<Database>(SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY, options)
}

/**
 * Publishable key and the cookies of this request; the policies limit its rights. Made for each request and never
 * reused: a shared client would send one editor's tokens with another's request.
 */
export async function requestClient(): Promise<Client> {
  const store = await cookies()
  return clientWith({
    getAll: () => store.getAll(),
    setAll(changed) {
      // The library removes the tokens of a session that has ended. An action that removes a cookie renders its page
      // again, which would replace the open form by the login; the next sign-in overwrites the tokens.
      if (changed.every(({ value }) => value === '')) return
      try {
        for (const { name, value, options } of changed) store.set(name, value, withinSession(options))
      } catch {
        // A page may not write cookies, and need not: the middleware has refreshed the tokens before it.
      }
    },
  })
}

/**
 * A client for a sign-in. `keepSession` writes the cookies of its session; without that call none are written, such as
 * when a sign-in is refused after its password.
 */
export async function signInClient(): Promise<{ supabase: Client; keepSession: () => void }> {
  const store = await cookies()
  let held: { name: string; value: string; options: object }[] = []
  const supabase = clientWith({ getAll: () => store.getAll(), setAll: (changed) => void (held = changed) })
  const keepSession = () => {
    for (const { name, value, options } of held) store.set(name, value, withinSession(options))
  }
  return { supabase, keepSession }
}

type Refreshed = {
  cookies: { name: string; value: string; options: object }[]
  /** No-store headers: a shared cache could serve one editor's token to another. */
  headers: Record<string, string>
}

/**
 * Renews an access token that is about to expire, before the page reads it. Changes the request's own cookies, so that
 * this request sees the new ones. Every response must get the returned cookies and headers. The session ends in
 * `secondsLeft`.
 */
export async function refreshTokens(request: NextRequest, secondsLeft: number): Promise<Refreshed> {
  const refreshed: Refreshed = { cookies: [], headers: {} }
  const supabase = clientWith({
    getAll: () => request.cookies.getAll(),
    setAll(changed, headers) {
      for (const { name, value } of changed) request.cookies.set(name, value)
      refreshed.cookies.push(
        ...changed.map(({ name, value, options }) => ({ name, value, options: withinSession(options, secondsLeft) })),
      )
      Object.assign(refreshed.headers, headers)
    },
  })
  // Calls the auth server only for tokens that are about to expire. Pages and actions check the identity and report an
  // outage.
  await withTimeout(supabase.auth.getSession()).catch(() => undefined)
  return refreshed
}
