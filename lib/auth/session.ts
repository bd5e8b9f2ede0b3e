import 'server-only'
import { cookies } from 'next/headers'
import { redirect } from 'next/navigation'
import { cache } from 'react'
import { SESSION_COOKIE } from './cookies'
import { readSession } from './session-token'
import { serverEnv } from '@/lib/env'
import { BackendError, rowsOf } from '@/lib/supabase/backend-error'
import { type RequestClient, requestClient } from '@/lib/supabase/request'

/** A person who may use the panel, in this request. `endsAt` is when the session ends, in seconds since 1970. */
export type Admin = { userId: string; username: string; role: 'admin' | 'intern'; endsAt: number }

/** Supabase's answer about the token, verified: never the unverified content of a cookie. Throws when it cannot answer. */
async function verifiedUserId(supabase: RequestClient): Promise<string | null> {
  const { data, error } = await supabase.auth.getClaims()
  if (error && (error.status === undefined || error.status === 0 || error.status >= 500)) {
    if (error.name === 'AuthSessionMissingError') return null
    throw new BackendError(error.message, error.code ?? '', true)
  }
  return error ? null : (data?.claims.sub ?? null)
}

/** Who asks, or null. Three things must agree: our signed cookie, Supabase's token, a row in `admins`. */
export const getAdmin = cache(async (): Promise<Admin | null> => {
  const store = await cookies()
  const session = await readSession(serverEnv().SESSION_SECRET, store.get(SESSION_COOKIE)?.value)
  if (!session) return null
  const supabase = await requestClient()
  if ((await verifiedUserId(supabase)) !== session.userId) return null
  const row = rowsOf(await supabase.from('admins').select('username, role').eq('user_id', session.userId).maybeSingle())
  return row ? { userId: session.userId, username: row.username, role: row.role, endsAt: session.endsAt } : null
})

/** The admin of this request, for a page: without one, the login gate. */
export async function requireAdmin(): Promise<Admin> {
  return (await getAdmin()) ?? redirect('/admin/login')
}
