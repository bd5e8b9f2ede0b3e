import 'server-only'
import { cookies, headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { SESSION_COOKIE } from './cookies'
import { readSession } from './signed-cookies'
import { serverEnv } from '@/lib/env'
import { answerInTime, BackendError, rowsOf } from '@/lib/supabase/backend-error'
import { type RequestClient, requestClient } from '@/lib/supabase/request'

/** A person who may use the panel, in this request. `endsAt` is when the session ends, in seconds since 1970. */
export type Admin = { userId: string; username: string; role: 'admin' | 'intern'; endsAt: number }

/** Who asks, and the client with that person's rights: what everything in the panel is handed. */
export type AdminContext = { admin: Admin; supabase: RequestClient }

/** Supabase's answer about the token, verified: never the unverified content of a cookie. Throws when it cannot answer. */
async function verifiedUserId(supabase: RequestClient): Promise<string | null> {
  const { data, error } = await answerInTime(supabase.auth.getClaims())
  if (error && (error.status === undefined || error.status === 0 || error.status >= 500)) {
    if (error.name === 'AuthSessionMissingError') return null
    throw new BackendError(error.message, error.code ?? '', true)
  }
  return error ? null : (data?.claims.sub ?? null)
}

async function readAdminContext(): Promise<AdminContext | null> {
  const store = await cookies()
  const session = await readSession(serverEnv().SESSION_SECRET, store.get(SESSION_COOKIE)?.value)
  if (!session) return null
  const supabase = await requestClient()
  if ((await verifiedUserId(supabase)) !== session.userId) return null
  const row = rowsOf(await supabase.from('admins').select('username, role').eq('user_id', session.userId).maybeSingle())
  if (!row) return null
  return {
    admin: { userId: session.userId, username: row.username, role: row.role, endsAt: session.endsAt },
    supabase,
  }
}

const contexts = new WeakMap<object, Promise<AdminContext | null>>()

/**
 * Who asks, or null. Three things must agree: our signed cookie, Supabase's token, a row in `admins`. Asked once a
 * request: the request's headers are one object from an action through the page that is drawn after it, while React's
 * `cache` forgets between the two. An object that is made anew only costs a second question.
 */
export async function getAdminContext(): Promise<AdminContext | null> {
  const request = await headers()
  const known = contexts.get(request)
  if (known) return known
  const context = readAdminContext()
  contexts.set(request, context)
  return context
}

/** The same for a page of the panel: without an admin, the login. */
export async function requireAdminContext(): Promise<AdminContext> {
  return (await getAdminContext()) ?? redirect('/admin/login')
}
