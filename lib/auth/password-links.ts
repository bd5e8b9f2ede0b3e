import bcrypt from 'bcryptjs'
import { z } from 'zod'
import { newToken, tokenSchema } from './invitations.ts'
import { newPasswordSchema, passwordFault } from './password.ts'
import { toIsoDate } from '../dates.ts'
import { rowsOf } from '../supabase/backend-error.ts'
import type { Client } from '../supabase/client.ts'

/** The cost that Supabase Auth uses. */
const BCRYPT_COST = 10

export const passwordLinkPath = (token: string): string => `/admin/password/${token}`

/**
 * Makes a link to a new password for an account, which is valid for a day and replaces an earlier one. Resolves to its
 * token, of which the database stores only a hash, or to null for an account that is deactivated or gone.
 */
export async function makePasswordLink(client: Client, userId: string): Promise<string | null> {
  const { token, token_hash } = newToken()
  const isMade = rowsOf(await client.rpc('make_password_link', { p_user_id: userId, p_token_hash: token_hash }))
  return isMade ? token : null
}

/** The account and maker of an open link; null when it is unknown, used, replaced or expired. Dates in ISO 8601. */
export async function readPasswordLink(client: Client, token: string) {
  if (!tokenSchema.safeParse(token).success) return null
  const [row] = rowsOf(await client.rpc('read_password_link', { p_token: token }))
  return row ? { username: row.username, madeBy: row.made_by, endsAt: toIsoDate(row.expires_at) } : null
}

export const passwordLinkSchema = z.object({ token: tokenSchema, password: newPasswordSchema })

/**
 * Sets the password of a link's account and ends its sessions. Resolves to its username, to `fault` (why the password
 * is refused), or to null when the link is not open. Throws a BackendError.
 */
export async function setLinkedPassword(
  client: Client,
  { token, password }: z.output<typeof passwordLinkSchema>,
): Promise<{ username: string } | { fault: string } | null> {
  const link = await readPasswordLink(client, token)
  if (!link) return null
  const fault = passwordFault(password, link.username)
  if (fault !== null) return { fault }
  const p_password_hash = await bcrypt.hash(password, BCRYPT_COST)
  const username = rowsOf(await client.rpc('use_password_link', { p_token: token, p_password_hash }))
  return username ? { username } : null
}
