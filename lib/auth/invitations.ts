import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { newPasswordSchema, passwordFault } from './password.ts'
import { loginEmail, usernameSchema } from './schema.ts'
import { toIsoDate } from '../dates.ts'
import { sha256 } from '../sha256.ts'
import { BackendError, rowsOf } from '../supabase/backend-error.ts'
import type { Client } from '../supabase/client.ts'

/** An invitation that was not used. `note` says for whom it is. Dates in ISO 8601. */
export type Invitation = { id: string; role: string; note: string; invitedBy: string; endsAt: string; isOver: boolean }

/** The secret of a link, and its hash for the database. */
export function newToken(): { token: string; token_hash: string } {
  // Lower case: the site redirects an address with capitals to one without.
  const token = randomBytes(32).toString('hex')
  return { token, token_hash: sha256(token) }
}

export const tokenSchema = z.string().regex(/^[0-9a-f]{64}$/)

/** Every invitation that was not used, the newest first. */
export async function listInvitations(client: Client): Promise<Invitation[]> {
  const columns = 'id, role, note, invited_by, expires_at'
  const rows = rowsOf(
    await client.from('invitations').select(columns).order('created_at', { ascending: false }).limit(500),
  )
  return rows.map(({ id, role, note, invited_by, expires_at }) => ({
    id,
    role,
    note,
    invitedBy: invited_by,
    endsAt: toIsoDate(expires_at),
    isOver: Date.parse(expires_at) <= Date.now(),
  }))
}

/**
 * Makes an invitation for seven days; resolves to its token, of which the database stores only a hash. With the secret
 * key, `mustChangePassword` marks an account whose password was chosen by someone else.
 */
export async function makeInvitation(
  client: Client,
  role: string,
  note = '',
  mustChangePassword = false,
): Promise<string> {
  const { token, token_hash } = newToken()
  rowsOf(
    await client
      .from('invitations')
      .insert({ token_hash, role, note, ...(mustChangePassword && { must_change_password: true }) }),
  )
  return token
}

/** Deletes an invitation; resolves to its values, or to null when it is already gone. */
export async function deleteInvitation(client: Client, id: string): Promise<{ role: string; note: string } | null> {
  return rowsOf(await client.from('invitations').delete().eq('id', id).select('role, note').maybeSingle())
}

export const invitationPath = (token: string): string => `/admin/invitation/${token}`

/** The open invitation of a link; null when it is unknown, used, deleted or expired. */
export async function readInvitation(client: Client, token: string) {
  if (!tokenSchema.safeParse(token).success) return null
  const [row] = rowsOf(await client.rpc('read_invitation', { p_token: token }))
  return row ? { role: row.role, invitedBy: row.invited_by, endsAt: toIsoDate(row.expires_at) } : null
}

/** The form that accepts an invitation. Capitals in the username are allowed, because a sign-in ignores them too. */
export const acceptanceSchema = z
  .object({
    token: tokenSchema,
    username: z.string().trim().toLowerCase().min(1, 'Username is required').pipe(usernameSchema),
    password: newPasswordSchema,
  })
  .superRefine(({ username, password }, context) => {
    const fault = passwordFault(password, username)
    if (fault !== null) context.addIssue({ code: 'custom', path: ['password'], message: fault })
  })

/**
 * Why an account was not made. `over`: the invitation is not open. `taken`: the username exists. `closed`: the backend
 * accepts no sign-ups. `refused`: the sign-in service refuses the password.
 */
export type AcceptanceFailure = 'over' | 'taken' | 'closed' | 'refused'

/**
 * Makes the account of an invitation at the sign-in service, where a trigger finds the invitation. `client` holds no
 * session. Resolves to null when it is made. Throws a BackendError.
 */
export async function acceptInvitation(
  client: Client,
  { token, username, password }: z.output<typeof acceptanceSchema>,
): Promise<AcceptanceFailure | null> {
  if ((await readInvitation(client, token)) === null) return 'over'
  const { data, error } = await client.auth.signUp({
    email: loginEmail(username),
    password,
    options: { data: { invitation: token } },
  })
  if (error?.code === 'signup_disabled') return 'closed'
  if (error?.code === 'user_already_exists' || error?.code === 'email_exists') return 'taken'
  // The sign-in service of hosted Supabase takes 72 bytes; a longer password is `validation_failed`.
  if (error?.code === 'weak_password' || error?.code === 'validation_failed') return 'refused'
  // Of two requests with one link, the second finds its invitation used.
  if (error && (await readInvitation(client, token)) === null) return 'over'
  if (error) throw new BackendError(error.message, error.code ?? '', true)
  // A Supabase project that hides which names are taken returns an account without an identity.
  if (data.user?.identities?.length === 0) return 'taken'
  await client.auth.signOut({ scope: 'local' })
  return null
}
