import 'server-only'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { serverEnv } from '@/lib/env'
import type { Database } from './database.types'
import { CALL_OPTIONS } from './fetch'

let client: SupabaseClient<Database> | undefined

/** Publishable key, no cookies: safe inside `'use cache'`, and the policies show it published posts only. */
export function publicClient(): SupabaseClient<Database> {
  const env = serverEnv()
  client ??= createClient<Database>(env.SUPABASE_URL, env.SUPABASE_PUBLISHABLE_KEY, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    ...CALL_OPTIONS,
  })
  return client
}
