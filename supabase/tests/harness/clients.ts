import { randomBytes } from 'node:crypto'
import type { App } from '@supabase/lite'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { fetchOf } from '../../../scripts/backend/app-fetch.ts'
import type { BackendKeys, EmbeddedBackend } from '../../../scripts/backend/embedded.ts'
import type { Database, Tables } from '../../../lib/supabase/database.types.ts'

export type Client = SupabaseClient<Database>

/** An account: a stranger has signed up and has no row in `admins`. */
export type Account = { client: Client; userId: string; username: string }

/** A supabase-js client for the backend inside this process; its session stays in memory. */
export function clientOf(app: App, key: string): Client {
  return createClient<Database>('http://backend.invalid', key, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { fetch: fetchOf(app) },
  })
}

/** Signs a new account up and in; with a role, it gets its row in `admins`, too. */
export async function newAccount(
  backend: EmbeddedBackend,
  keys: BackendKeys,
  username: string,
  role?: Tables<'admins'>['role'],
): Promise<Account> {
  const credentials = { email: `${username}@admins.invalid`, password: randomBytes(15).toString('base64url') }
  const signUp = await clientOf(backend.registrar, keys.publishableKey).auth.signUp(credentials)
  const client = clientOf(backend.app, keys.publishableKey)
  const { data } = await client.auth.signInWithPassword(credentials)
  if (!data.user) throw new Error(`${username} has no account: ${signUp.error?.message ?? 'sign-in refused'}`)
  if (role) {
    const row = { user_id: data.user.id, username, role }
    const { error } = await clientOf(backend.app, keys.secretKey).from('admins').insert(row)
    if (error) throw new Error(`${username} has no role: ${error.message}`)
  }
  return { client, userId: data.user.id, username }
}
