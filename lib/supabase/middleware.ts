import { createServerClient } from '@supabase/ssr'
import type { NextRequest } from 'next/server'
import { answerInTime } from './backend-error'
import { CALL_OPTIONS } from './fetch'
import { authCookieOptions, withinSession } from './cookies'
import { serverEnv } from '@/lib/env'

export type Refreshed = {
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
  const env = serverEnv()
  const refreshed: Refreshed = { cookies: [], headers: {} }
  const supabase = createServerClient(env.SUPABASE_URL, env.SUPABASE_PUBLISHABLE_KEY, {
    cookieOptions: authCookieOptions(env.SITE_URL),
    ...CALL_OPTIONS,
    cookies: {
      getAll: () => request.cookies.getAll(),
      setAll(changed, headers) {
        for (const { name, value } of changed) request.cookies.set(name, value)
        refreshed.cookies.push(
          ...changed.map(({ name, value, options }) => ({ name, value, options: withinSession(options, secondsLeft) })),
        )
        Object.assign(refreshed.headers, headers)
      },
    },
  })
  // Refreshes tokens that are about to expire and asks the auth server nothing else: pages and actions check the identity,
  // and report an outage.
  await answerInTime(supabase.auth.getSession()).catch(() => undefined)
  return refreshed
}
