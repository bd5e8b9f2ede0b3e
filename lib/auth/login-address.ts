import { z } from 'zod'
import { MAX_LOGIN_ATTEMPTS, USERNAME_MAX } from './limits'
import { incompleteLogin, type LoginFailure, loginFailure, signInUnavailable, tooManyAttempts } from './messages'
import { loginSchema } from './schema'

export const LOGIN_PATH = '/admin/login'

const querySchema = z.object({
  failures: z.coerce.number().int().min(0).max(MAX_LOGIN_ATTEMPTS).optional().catch(undefined),
  username: z.string().max(USERNAME_MAX).optional().catch(undefined),
})

/** The address after a refused form without scripts: with the failures, or with the username if a field is wrong. */
export const loginAddress = ({ failures, fieldErrors }: LoginFailure, username: string): string =>
  `${LOGIN_PATH}?${new URLSearchParams(fieldErrors ? { username } : { failures: String(failures) })}`

/** The username and the failure in the address of the login. The form shows the password empty in any case. */
export function readLoginAddress(query: unknown): { username: string; failure: LoginFailure | null } {
  const { failures, username } = querySchema.parse(query)
  if (failures !== undefined) {
    const message = failures >= MAX_LOGIN_ATTEMPTS ? tooManyAttempts : signInUnavailable
    return { username: '', failure: loginFailure(message, { failures }) }
  }
  if (username === undefined) return { username: '', failure: null }
  const { error } = loginSchema.safeParse({ username, password: '' })
  return { username, failure: error ? incompleteLogin(error) : null }
}
