import 'server-only'
import { cookies } from 'next/headers'
import { notFound, redirect } from 'next/navigation'
import { cache } from 'react'
import { readSession, SESSION_COOKIE } from './cookies'
import { may, type Right, rightsOf } from './rights'
import { type LackingFactor, readLackingFactor, SECOND_STEP_PATH } from './second-factor'
import { serverEnv } from '@/lib/env'
import { answerInTime, BackendError, rowsOf } from '@/lib/supabase/backend-error'
import { type RequestClient, requestClient } from '@/lib/supabase/request'

/**
 * A person who may use the panel, in this request. One who must change the password has no other right.
 */
export type Admin = {
  userId: string
  username: string
  role: string
  /** What the role opens. The database asks for the same ones. */
  rights: readonly Right[]
  mustChangePassword: boolean
}

/** The signed-in admin, and the client with their rights; passed to every query and action of the panel. */
export type AdminContext = { admin: Admin; supabase: RequestClient }

/** The same before the second step and the first password: what the session lacks of a second factor. */
export type AccountContext = AdminContext & { lacksFactor: LackingFactor | null }

/** Supabase's answer about the token, verified: never the unverified content of a cookie. Throws when it cannot answer. */
async function verifiedUserId(supabase: RequestClient): Promise<string | null> {
  const { data, error } = await answerInTime(supabase.auth.getClaims())
  if (error && (error.status === undefined || error.status === 0 || error.status >= 500)) {
    if (error.name === 'AuthSessionMissingError') return null
    throw new BackendError(error.message, error.code ?? '', true)
  }
  return error ? null : (data?.claims.sub ?? null)
}

async function readAccountContext(): Promise<AccountContext | null> {
  const store = await cookies()
  const session = await readSession(serverEnv().SESSION_SECRET, store.get(SESSION_COOKIE)?.value)
  if (!session) return null
  const supabase = await requestClient()
  if ((await verifiedUserId(supabase)) !== session.userId) return null
  const [row] = rowsOf(await supabase.rpc('enter_panel_with_factor'))
  if (!row) return null
  return {
    admin: {
      userId: session.userId,
      username: row.username,
      role: row.role,
      rights: rightsOf(row.rights),
      mustChangePassword: row.must_change_password,
    },
    supabase,
    lacksFactor: readLackingFactor(row.lacking_factor),
  }
}

/**
 * Who asks, also before the second step and before the first password is changed, or null. Three things must agree: our signed cookie, Supabase's token, and an active row in `admins` with an open
 * session. Read once for a rendered page, and once for an action.
 */
export const getAccountContext = cache(readAccountContext)

/** The same, and null until the session has its second factor. */
export async function getVerifiedContext(): Promise<AdminContext | null> {
  const context = await getAccountContext()
  return context?.lacksFactor ? null : context
}

/** The same, and null until the first password is changed. */
export async function getAdminContext(): Promise<AdminContext | null> {
  const context = await getVerifiedContext()
  return context?.admin.mustChangePassword ? null : context
}

/** The same, or where the session goes before the panel opens: the login, the second step, the change of the first password. */
export async function getContextOrStep(): Promise<AdminContext | string> {
  const context = await getAccountContext()
  if (!context) return '/admin/login'
  if (context.lacksFactor) return SECOND_STEP_PATH
  return context.admin.mustChangePassword ? '/admin/password' : context
}

/** The same for a page of the panel, which redirects to that step. A page that asks for a right is not there without it. */
export async function requireAdminContext(right?: Right): Promise<AdminContext> {
  const context = await getContextOrStep()
  if (typeof context === 'string') redirect(context)
  if (right && !may(context.admin, right)) notFound()
  return context
}
