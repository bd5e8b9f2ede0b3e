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

/** Posts per statement: a thousand take longer than the time limit of a call. */
const GIVEN_AT_ONCE = 100
/** A serverless host ends a request after ten seconds. Milliseconds. */
const GIVING_TIME_MS = 5000

/**
 * Gives the posts of one account to another, until `until`. Resolves to their number and whether all are given, or to null
 * when the other may not sign in. Throws a BackendError before any is given when the caller may not give some of them.
 */
export async function givePosts(
  client: Client,
  from: string,
  to: string,
  until = Date.now() + GIVING_TIME_MS,
): Promise<{ posts: number; isDone: boolean } | null> {
  if (from === to) return { posts: 0, isDone: true }
  // For such an account, the database moves no post and reports no error.
  const recipients = rowsOf(await client.from('admins').select('user_id').eq('user_id', to).is('deactivated_at', null))
  if (recipients.length === 0) return null
  let posts = 0
  do {
    // Drafts last: the others need more rights.
    const rest = client.from('blog_posts').select('id').eq('created_by', from).order('status', { ascending: false })
    const ids = rowsOf(await rest.limit(GIVEN_AT_ONCE)).map(({ id }) => id)
    const own = client.from('blog_posts').update({ created_by: to }).eq('created_by', from)
    const given = rowsOf(await own.in('id', ids).select('id')).length
    posts += given
    // Fewer than `ids` when some were erased or given to another account meanwhile.
    if (ids.length < GIVEN_AT_ONCE || given === 0) return { posts, isDone: true }
  } while (Date.now() < until)
  return { posts, isDone: false }
}
