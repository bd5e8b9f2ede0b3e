import 'server-only'
import { createServerClient } from '@supabase/ssr'
import type { SupabaseClient } from '@supabase/supabase-js'
import { cookies } from 'next/headers'
import { authCookieOptions, withinSession } from './cookies'
import { serverEnv } from '@/lib/env'
import type { Database } from './database.types'
import { CALL_OPTIONS } from './fetch'

export type RequestClient = SupabaseClient<Database>

/**
 * Publishable key and the cookies of this request: the policies decide what it may do. Made per request and never
 * kept: a kept one would carry one editor's tokens into another's request.
 */
export async function requestClient(): Promise<RequestClient> {
  const env = serverEnv()
  const store = await cookies()
  return createServerClient<Database>(env.SUPABASE_URL, env.SUPABASE_PUBLISHABLE_KEY, {
    cookieOptions: authCookieOptions(env.SITE_URL),
    ...CALL_OPTIONS,
    cookies: {
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
    },
  })
}
