import 'server-only'
import { type CookieMethodsServer, createServerClient } from '@supabase/ssr'
import { cookies } from 'next/headers'
import type { NextRequest } from 'next/server'
import { answerInTime } from './backend-error'
import type { Client } from './client'
import { authCookieOptions, withinSession } from './cookies'
import { serverEnv } from '@/lib/env'
import type { Database } from './database.types'
import { CALL_OPTIONS } from './fetch'

export type RequestClient = Client

function clientWith(cookies: CookieMethodsServer): RequestClient {
  const { SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY, SITE_URL } = serverEnv()
  const options = { cookieOptions: authCookieOptions(SITE_URL), ...CALL_OPTIONS, cookies }
  return createServerClient<Database>(SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY, options)
}

/**
 * Publishable key and the cookies of this request: the policies decide what it may do. Made per request and never
 * kept: a kept one would carry one editor's tokens into another's request.
 */
export async function requestClient(): Promise<RequestClient> {
  const store = await cookies()
  return clientWith({
    getAll: () => store.getAll(),
    setAll(changed) {
      // A page may not write cookies, and need not: the middleware has refreshed the tokens before it.
      const writable = 'set' in store
      if (!writable) return
      // The library removes the tokens of a session that has ended. An action that removes a cookie renders its page
      // again, which would replace the open form by the login; the next sign-in overwrites the tokens.
      if (changed.every(({ value }) => value === '')) return
      try {
        for (const { name, value, options } of changed) store.set(name, value, withinSession(options))
      } catch (error) {
        if (!(error instanceof Error && /Cookies can only be modified/.test(error.message))) throw error
      }
    },
  })
}

/**
 * A client that signs in by itself: the cookies of its session are written by `keepSession`, and never when the sign-in is
 * refused after its password.
 */
export async function signInClient(): Promise<{ supabase: RequestClient; keepSession: () => void }> {
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
  /** No-store headers: a shared cache that kept this answer could serve one editor's token to another. */
  headers: Record<string, string>
}

/**
 * Renews the access token when it is about to end, before the page reads it. The request's own cookies are changed, so
 * that this very request sees the new ones; what it answers must go onto the response, whatever response that is. The
 * session has `secondsLeft`.
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
  // Refreshes tokens that are about to expire and asks the auth server nothing else: pages and actions check the identity,
  // and report an outage.
  await answerInTime(supabase.auth.getSession()).catch(() => undefined)
  return refreshed
}
