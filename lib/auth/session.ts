import 'server-only'
import { isAuthSessionMissingError } from '@supabase/supabase-js'
import { cookies, headers } from 'next/headers'
import { notFound, redirect } from 'next/navigation'
import { cache } from 'react'
import { readSession, SESSION_COOKIE } from './cookies'
import { LOGIN_PATH, pageAfterLogin, PANEL_ADDRESS_HEADER, stepBefore } from './login-address'
import { may, type Right, rightsOf } from './rights'
import { type LackingFactor, readLackingFactor, SECOND_STEP_PATH } from './second-factor'
import { serverEnv } from '@/lib/env'
import { withTimeout, BackendError, rowsOf } from '@/lib/supabase/backend-error'
import type { Client } from '@/lib/supabase/client'
import { requestClient } from '@/lib/supabase/request'

/** An account that may use the panel. With `mustChangePassword` it may do nothing else before. */
export type Admin = {
  userId: string
  username: string
  role: string
  /** The rights of the role. The database checks the same ones. */
  rights: readonly Right[]
  mustChangePassword: boolean
}

/** The signed-in admin, and the client with their rights; passed to every query and action of the panel. */
export type AdminContext = { admin: Admin; supabase: Client }

/** The same before the second step and the first change of the password. */
export type AccountContext = AdminContext & { lacksFactor: LackingFactor | null }

/** The user of the token, verified by Supabase, not read from the cookie. Throws when Supabase cannot answer. */
async function verifiedUserId(supabase: Client): Promise<string | null> {
  const { data, error } = await withTimeout(supabase.auth.getClaims())
  if (error && (error.status === undefined || error.status === 0 || error.status >= 500)) {
    if (isAuthSessionMissingError(error)) return null
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
 * The signed-in account, also before the second step and the first change of the password, or null. Three things must
 * agree: the site's signed cookie, Supabase's token, and an active row in `admins` with an open session. Read once per
 * request.
 */
export const getAccountContext = cache(readAccountContext)

/** Whether the session has ended since this request read it. Throws a BackendError. */
export async function hasSessionEnded(): Promise<boolean> {
  const context = await getAccountContext()
  return !context || rowsOf(await context.supabase.rpc('enter_panel_with_factor')).length === 0
}

/** The signed-in account, but null until the session has passed its second factor. */
export async function getVerifiedContext(): Promise<AdminContext | null> {
  const context = await getAccountContext()
  return context?.lacksFactor ? null : context
}

/** The same, but null until the first password is changed. */
export async function getAdminContext(): Promise<AdminContext | null> {
  const context = await getVerifiedContext()
  return context?.admin.mustChangePassword ? null : context
}

/** The address of the requested page of the panel. */
const requestedPage = async () => (await headers()).get(PANEL_ADDRESS_HEADER)

/** The page of the panel that opens after a login. */
export async function pageToOpen(): Promise<string> {
  const { pathname, search } = new URL((await requestedPage()) ?? LOGIN_PATH, 'http://panel.invalid')
  return pageAfterLogin(pathname, search)
}

/**
 * The context of the account, or the address of the missing step: the login, the second step, or the change of the first
 * password.
 */
export async function getContextOrStep(): Promise<AdminContext | string> {
  const context = await getAccountContext()
  if (!context) return LOGIN_PATH
  if (context.lacksFactor) return stepBefore(SECOND_STEP_PATH, await requestedPage())
  return context.admin.mustChangePassword ? '/admin/password' : context
}

/** The context for a page of the panel. Redirects to a missing step, and answers 404 to an account without the right. */
export async function requireAdminContext(right?: Right): Promise<AdminContext> {
  const context = await getContextOrStep()
  // A full load shows the login in the layout, but a navigation within the panel keeps the rendered layout.
  if (context === LOGIN_PATH) redirect(stepBefore(LOGIN_PATH, await requestedPage()))
  if (typeof context === 'string') redirect(context)
  if (right && !may(context.admin, right)) notFound()
  return context
}
