import 'server-only'
import { createClient } from '@supabase/supabase-js'
import { serverEnv } from '@/lib/env'
import type { Database } from './database.types'
import { CALL_OPTIONS, WITHOUT_SESSION } from './fetch'

/** Publishable key and no cookies, so that a sign-in that checks a password does not change the request's session. */
export function passwordCheckClient() {
  const env = serverEnv()
  return createClient<Database>(env.SUPABASE_URL, env.SUPABASE_PUBLISHABLE_KEY, {
    auth: WITHOUT_SESSION,
    ...CALL_OPTIONS,
  })
}
