import { z } from 'zod'
import { MAX_LOGIN_ATTEMPTS, USERNAME_MAX } from './limits'
import { incompleteLogin, type LoginFailure, loginFailure, signInUnavailable, tooManyAttempts } from './messages'
import { loginSchema } from './schema'

export const LOGIN_PATH = '/admin/login'
const FIRST_PAGE = '/admin/blog'

/** The request header with the path and query of a page of the panel, which the middleware sets. */
export const PANEL_ADDRESS_HEADER = 'x-panel-address'

/** The requested page of the panel; the first page for any other address. */
export const panelAddress = z
  .string()
  .regex(/^\/admin\/(?!login(?:[/?]|$))/)
  .catch(FIRST_PAGE)

const querySchema = z.object({
  failures: z.coerce.number().int().min(0).max(MAX_LOGIN_ATTEMPTS).optional().catch(undefined),
  username: z.string().max(USERNAME_MAX).optional().catch(undefined),
})

/**
 * The address after a refused form without scripts: with the failures, or with the username if a field is wrong. `to`:
 * the requested page.
 */
export const loginAddress = (
  { failures, fieldErrors }: LoginFailure,
  { username, to }: { username: string; to: string },
): string => `${LOGIN_PATH}?${new URLSearchParams(fieldErrors ? { username, to } : { failures: String(failures), to })}`

/** The address of the login or the second step (`path`) that leads to the requested page of the panel. */
export const stepBefore = (path: string, page: string | null): string =>
  `${path}?${new URLSearchParams({ to: page ?? '' })}`

/** The page of the panel after a login at this address. */
export const pageAfterLogin = (path: string, search: string): string =>
  path === LOGIN_PATH ? panelAddress.parse(new URLSearchParams(search).get('to')) : path + search

type LoginAddress = { username: string; failure: LoginFailure | null }

/** The username and the failure in the address of the login. The form shows the password empty in any case. */
export function readLoginAddress(query: unknown): LoginAddress {
  const { failures, username } = querySchema.parse(query)
  if (failures !== undefined) {
    const message = failures >= MAX_LOGIN_ATTEMPTS ? tooManyAttempts : signInUnavailable
    return { username: '', failure: loginFailure(message, { failures }) }
  }
  if (username === undefined) return { username: '', failure: null }
  const { error } = loginSchema.safeParse({ username, password: '' })
  return { username, failure: error ? incompleteLogin(error) : null }
}
