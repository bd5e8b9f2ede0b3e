import 'server-only'
import { createClient } from '@supabase/supabase-js'
import { serverEnv } from '@/lib/env'
import type { Client } from './client'
import type { Database } from './database.types'
import { CALL_OPTIONS, WITHOUT_SESSION } from './fetch'

let client: Client | undefined

/** Secret key: bypasses every policy. A lint rule lists the few modules that may import it. */
export function serviceClient(): Client {
  const env = serverEnv()
  client ??= createClient<Database>(env.SUPABASE_URL, env.SUPABASE_SECRET_KEY, {
    auth: WITHOUT_SESSION,
    ...CALL_OPTIONS,
  })
  return client
}
