import { randomBytes } from 'node:crypto'
import type { SupabaseClient } from '@supabase/supabase-js'
import { signUp } from '../../../scripts/backend/accounts.ts'
import { clientOf } from '../../../scripts/backend/app-client.ts'
import type { BackendKeys, EmbeddedBackend } from '../../../scripts/backend/embedded.ts'
import { type Right, RIGHT_NAMES } from '../../../lib/auth/rights.ts'
import type { AdminContext } from '../../../lib/auth/session.ts'
import type { Database, Tables } from '../../../lib/supabase/database.types.ts'

export type Client = SupabaseClient<Database>

/** An account with its client; a stranger has signed up and has no row in `admins`. */
export type Account = { client: Client; userId: string; username: string }

/** Signs a new account up and in; without a role it loses its row in `admins`, like a stranger. */
export async function newAccount(
  backend: EmbeddedBackend,
  keys: BackendKeys,
  username: string,
  role?: Tables<'admins'>['role'],
): Promise<Account> {
  const password = randomBytes(15).toString('base64url')
  const { client, userId } = await signUp(backend, keys, { username, password, role: role ?? 'intern' })
  if (!role) await clientOf(backend, keys.secretKey).from('admins').delete().eq('user_id', userId).throwOnError()
  return { client, userId, username }
}

/** The id of a client's session. */
export const sessionOf = async (client: Client) => (await client.auth.getClaims()).data?.claims.session_id ?? ''

const RIGHTS = {
  admin: RIGHT_NAMES,
  editor: ['review', 'edit_all', 'publish_all', 'write_own', 'submit'],
  author: ['write_own', 'submit', 'pictures'],
  intern: ['write_own', 'edit_all', 'delete'],
} as const satisfies Record<string, readonly Right[]>

/** The context of the account's request in the panel, with the rights of a role. */
export const contextOf = ({ client, userId, username }: Account, role: keyof typeof RIGHTS): AdminContext => ({
  admin: { userId, username, role, rights: RIGHTS[role], mustChangePassword: false },
  supabase: client,
})
