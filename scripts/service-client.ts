import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { serverEnv } from '../lib/env.ts'
import type { Database } from '../lib/supabase/database.types.ts'

/** A client of a backend, whose session stays in memory. */
export const backendClient = (url: string, key: string): SupabaseClient<Database> =>
  createClient<Database>(url, key, { auth: { persistSession: false } })

/** A client with the secret key of the backend in use. */
export function serviceClient(): SupabaseClient<Database> {
  const { SUPABASE_URL, SUPABASE_SECRET_KEY } = serverEnv()
  return backendClient(SUPABASE_URL, SUPABASE_SECRET_KEY)
}
