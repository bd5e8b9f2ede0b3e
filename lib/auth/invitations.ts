import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { newPasswordSchema, passwordFault } from './password.ts'
import { loginEmail, usernameSchema } from './schema.ts'
import { toIsoDate } from '../dates.ts'
import { sha256 } from '../sha256.ts'
import { BackendError, rowsOf } from '../supabase/backend-error.ts'
import type { Client } from '../supabase/client.ts'

/** An invitation that waits for its person. `note` says for whom it is. Dates in ISO 8601. */
export type Invitation = { id: string; role: string; note: string; invitedBy: string; endsAt: string; isOver: boolean }

/** The secret of a link, and the hash of it that the database keeps. */
export function newToken(): { token: string; token_hash: string } {
  // In small letters: an address with capitals is redirected to one without.
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
 * Makes an invitation for seven days; resolves to its token, this once: the database keeps a hash of it. With the secret key,
 * `mustChangePassword` marks an account whose password its person does not choose.
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

/** Takes an invitation back; resolves to what it was, or to null when it is gone already. */
export async function takeInvitationBack(client: Client, id: string): Promise<{ role: string; note: string } | null> {
  return rowsOf(await client.from('invitations').delete().eq('id', id).select('role, note').maybeSingle())
}

export const invitationPath = (token: string): string => `/admin/invitation/${token}`

/** The open invitation of a link; null when it is unknown, used, taken back or over. */
export async function readInvitation(client: Client, token: string) {
  if (!tokenSchema.safeParse(token).success) return null
  const [row] = rowsOf(await client.rpc('read_invitation', { p_token: token }))
  return row ? { role: row.role, invitedBy: row.invited_by, endsAt: toIsoDate(row.expires_at) } : null
}

/** The form of an invitation. Capitals of the username are no error: a sign-in ignores them, too. */
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
 * Why an account was not made. `closed`: the backend takes no sign-ups. `refused`: the sign-in service does not take the
 * password.
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
  if (error?.code === 'weak_password') return 'refused'
  // Two of one link at once: the second one's invitation is gone.
  if (error && (await readInvitation(client, token)) === null) return 'over'
  if (error) throw new BackendError(error.message, error.code ?? '', true)
  // A project that hides which names are taken answers with an account that has no identity.
  if (data.user?.identities?.length === 0) return 'taken'
  await client.auth.signOut({ scope: 'local' })
  return null
}
