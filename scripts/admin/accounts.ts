import { type Account, type AccountChange, changeAccount, listAccounts } from '../../lib/auth/accounts.ts'
import { acceptInvitation, makeInvitation } from '../../lib/auth/invitations.ts'
import { resetFactor } from '../../lib/auth/own-factor.ts'
import { makePasswordLink, setLinkedPassword } from '../../lib/auth/password-links.ts'
import { loginEmail } from '../../lib/auth/schema.ts'
import type { Client } from '../../lib/supabase/client.ts'

type Failure = { message: string; status?: number | undefined } | null

/** The embedded backend answers 401; a hosted project does so to a foreign key. */
const isRefused = (error: Failure): boolean => error?.status === 404 || error?.status === 401

function check(error: Failure, failed: string): void {
  if (error) throw new Error(`${failed}: ${error.message}`)
}

async function accountOf(service: Client, username: string): Promise<Account> {
  const account = (await listAccounts(service)).find((entry) => entry.username === username)
  if (!account) throw new Error(`No account of the panel is called ${username}. \`npm run admin -- list\` shows all.`)
  return account
}

/**
 * Creates an account through its own invitation, without which the database refuses it. `visitor` has the publishable
 * key, and signs the account up where the backend has no account service.
 */
export async function createAccount(
  { service, visitor }: { service: Client; visitor: Client },
  username: string,
  role: string,
  password: string,
): Promise<void> {
  if ((await listAccounts(service)).some((account) => account.username === username))
    throw new Error(`There is an account called ${username}.`)
  const token = await makeInvitation(service, role, username, true)
  const { error } = await service.auth.admin.createUser({
    email: loginEmail(username),
    password,
    email_confirm: true,
    user_metadata: { invitation: token },
  })
  if (!isRefused(error)) return check(error, 'The account could not be created')
  const failure = await acceptInvitation(visitor, { token, username, password })
  if (failure !== null) throw new Error(`The account could not be created: ${failure}.`)
}

/** Sets a new password through a link, and ends the sessions. The owner must change it at the next sign-in. */
export async function setPassword(
  { service, visitor }: { service: Client; visitor: Client },
  username: string,
  password: string,
): Promise<void> {
  const { userId } = await accountOf(service, username)
  const token = await makePasswordLink(service, userId)
  const result = token === null ? null : await setLinkedPassword(visitor, { token, password })
  if (result === null) throw new Error(`${username} is deactivated.`)
  if ('fault' in result) throw new Error(`${result.fault}.`)
  const mark = await service.from('admins').update({ must_change_password: true }).eq('user_id', userId)
  check(mark.error, 'The password is set, but need not be changed')
}

/** Changes an account; its next request has the new role or is refused. Its posts stay. */
export async function change(service: Client, username: string, values: AccountChange): Promise<void> {
  await changeAccount(service, (await accountOf(service, username)).userId, values)
}

/** Deletes an account; its posts keep their byline. */
export async function deleteAccount(service: Client, username: string): Promise<void> {
  const { error } = await service.auth.admin.deleteUser((await accountOf(service, username)).userId)
  if (isRefused(error))
    throw new Error('The embedded backend deletes no account: deactivate it. Elsewhere, check SUPABASE_SECRET_KEY.')
  check(error, 'The account could not be deleted')
}

/** Removes the second factor of an account and ends its sessions; false when it has none. */
export const resetAccountFactor = async (service: Client, username: string): Promise<boolean> =>
  resetFactor(service, (await accountOf(service, username)).userId)
