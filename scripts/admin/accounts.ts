import type { SupabaseClient } from '@supabase/supabase-js'
import { type Account, type AccountChange, changeAccount, listAccounts, type Role } from '../../lib/auth/accounts.ts'
import { loginEmail } from '../../lib/auth/schema.ts'
import { BackendError } from '../../lib/supabase/backend-error.ts'
import type { Database } from '../../lib/supabase/database.types.ts'

type Service = SupabaseClient<Database>

const HOSTED_ONLY =
  'The embedded backend has no account service: this works with a hosted project. `list`, `set-role`, `deactivate` and `reactivate` work here. On a hosted project, check SUPABASE_SECRET_KEY.'

function check(error: { message: string; status?: number | undefined } | null, failed: string): void {
  if (!error) return
  // The embedded backend answers 401; a hosted project does so to a key that is not its own.
  const isRefused = error.status === 404 || error.status === 401
  throw new Error(isRefused ? HOSTED_ONLY : `${failed}: ${error.message}`)
}

async function accountOf(service: Service, username: string): Promise<Account> {
  const account = (await listAccounts(service)).find((entry) => entry.username === username)
  if (!account) throw new Error(`No account of the panel is called ${username}. \`npm run admin -- list\` shows all.`)
  return account
}

/** Creates an account and its row in `admins`; without the row the account would have no rights, so it is removed again. */
export async function createAccount(service: Service, username: string, role: Role, password: string): Promise<void> {
  const created = await service.auth.admin.createUser({ email: loginEmail(username), password, email_confirm: true })
  check(created.error, 'The account could not be created')
  const id = created.data.user?.id ?? ''
  const { error } = await service.from('admins').insert({ user_id: id, username, role })
  if (error) await service.auth.admin.deleteUser(id)
  check(error, 'The account could not be given a role')
}

/** Sets a new password. */
export async function setPassword(service: Service, username: string, password: string): Promise<void> {
  const { error } = await service.auth.admin.updateUserById((await accountOf(service, username)).userId, { password })
  check(error, 'The password could not be set')
}

/** Changes an account; its next request has the new role or is refused. Its posts stay. */
export async function change(service: Service, username: string, values: AccountChange): Promise<void> {
  const { userId } = await accountOf(service, username)
  try {
    await changeAccount(service, userId, values)
  } catch (error) {
    throw error instanceof BackendError ? new Error(`The account could not be changed: ${error.words}`) : error
  }
}

/** Deletes an account; its posts keep their byline. */
export async function deleteAccount(service: Service, username: string): Promise<void> {
  const { error } = await service.auth.admin.deleteUser((await accountOf(service, username)).userId)
  check(error, 'The account could not be deleted')
}
