import { rowsOf } from '../supabase/backend-error.ts'
import type { Client } from '../supabase/client.ts'

/** An account of the panel, with the name of its role. A deactivated one cannot sign in; its posts stay. */
export type Account = { userId: string; username: string; role: string; isActive: boolean }

/** The accounts that the caller may see, by name. */
export async function listAccounts(client: Client): Promise<Account[]> {
  const rows = rowsOf(
    await client.from('admins').select('user_id, username, role, deactivated_at').order('username').limit(500),
  )
  return rows.map(({ user_id, username, role, deactivated_at }) => ({
    userId: user_id,
    username,
    role,
    isActive: deactivated_at === null,
  }))
}

/** A change of an account, which takes effect with its next request. */
export type AccountChange = { role: string } | { isActive: boolean }

/** Resolves to false when the policy refuses it. Throws a BackendError, also for the last admin. */
export async function changeAccount(client: Client, userId: string, change: AccountChange): Promise<boolean> {
  const columns = 'role' in change ? change : { deactivated_at: change.isActive ? null : new Date().toISOString() }
  return rowsOf(await client.from('admins').update(columns).eq('user_id', userId).select('user_id')).length > 0
}

/** Gives every post of one account to another; resolves to their number, or to null when the other may not sign in. */
export async function givePosts(client: Client, from: string, to: string): Promise<number | null> {
  // For such an account, the database moves no post and reports no error.
  const recipients = rowsOf(await client.from('admins').select('user_id').eq('user_id', to).is('deactivated_at', null))
  if (recipients.length === 0) return null
  const answer = await client.from('blog_posts').update({ created_by: to }, { count: 'exact' }).eq('created_by', from)
  rowsOf(answer)
  return answer.count ?? 0
}
