import { randomBytes } from 'node:crypto'
import type { App } from '@supabase/lite'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { fetchOf } from '../../../scripts/backend/app-fetch.ts'
import type { BackendKeys, EmbeddedBackend } from '../../../scripts/backend/embedded.ts'
import { type Right, RIGHT_NAMES } from '../../../lib/auth/rights.ts'
import { makeInvitation } from '../../../lib/auth/invitations.ts'
import { loginEmail } from '../../../lib/auth/schema.ts'
import type { AdminContext } from '../../../lib/auth/session.ts'
import type { Database, Tables } from '../../../lib/supabase/database.types.ts'

export type Client = SupabaseClient<Database>

/** An account: a stranger has signed up and has no row in `admins`. */
export type Account = { client: Client; userId: string; username: string }

/** A supabase-js client for the backend inside this process; its session, if no token is given, stays in memory. */
export function clientOf(app: App, key: string, token?: string): Client {
  return createClient<Database>('http://backend.invalid', key, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    ...(token && { accessToken: async () => token }),
    global: { fetch: fetchOf(app) },
  })
}

/** Signs a new account up and in; without a role it loses its row in `admins`, as a stranger has none. */
export async function newAccount(
  backend: EmbeddedBackend,
  keys: BackendKeys,
  username: string,
  role?: Tables<'admins'>['role'],
): Promise<Account> {
  const service = clientOf(backend.app, keys.secretKey)
  const invitation = await makeInvitation(service, role ?? 'intern', username)
  const client = clientOf(backend.app, keys.publishableKey)
  const { data, error } = await client.auth.signUp({
    email: loginEmail(username),
    password: randomBytes(15).toString('base64url'),
    options: { data: { invitation } },
  })
  if (!data.user) throw new Error(`${username} has no account: ${error?.message ?? 'sign-up refused'}`)
  if (!role) await service.from('admins').delete().eq('user_id', data.user.id).throwOnError()
  return { client, userId: data.user.id, username }
}

const RIGHTS = {
  admin: RIGHT_NAMES,
  editor: ['review', 'edit_all', 'publish_all', 'write_own', 'submit'],
  author: ['write_own', 'submit', 'pictures'],
  intern: ['write_own', 'edit_all', 'delete'],
} as const satisfies Record<string, readonly Right[]>

/** The context of a request that the account makes in the panel, with the rights of a role. */
export const contextOf = ({ client, userId, username }: Account, role: keyof typeof RIGHTS): AdminContext => ({
  admin: { userId, username, role, rights: RIGHTS[role], mustChangePassword: false },
  supabase: client,
})
