import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { serverEnv } from '../lib/env.ts'
import type { Database } from '../lib/supabase/database.types.ts'

/** A client with the secret key of the backend in use. */
export function serviceClient(): SupabaseClient<Database> {
  const { SUPABASE_URL, SUPABASE_SECRET_KEY } = serverEnv()
  return createClient<Database>(SUPABASE_URL, SUPABASE_SECRET_KEY, { auth: { persistSession: false } })
}
