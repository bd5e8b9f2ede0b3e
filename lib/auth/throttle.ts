import 'server-only'
import { createHmac } from 'node:crypto'
import { LOGIN_BLOCK_MINUTES, MAX_LOGIN_ATTEMPTS } from './limits'
import { serverEnv } from '@/lib/env'
import { rowsOf } from '@/lib/supabase/backend-error'
import { serviceClient } from '@/lib/supabase/service'

/** A client's address as the counters keep it: keyed, so that the table holds no address of a person. */
export const hashClient = (address: string): string =>
  createHmac('sha256', serverEnv().SESSION_SECRET).update(address).digest('base64url').slice(0, 32)

const keysOf = (username: string, address: string) => [
  `user:${username.toLowerCase()}`,
  `client:${hashClient(address)}`,
]

/**
 * Takes one attempt before the password is looked at. `failures` counts this one in, had it failed; `blocked` means
 * that it must not be tried. The counters live in the database: they hold on every instance and after a reload.
 */
export async function takeAttempt(username: string, address: string): Promise<{ blocked: boolean; failures: number }> {
  const before = rowsOf(
    await serviceClient().rpc('take_login_attempt', {
      p_keys: keysOf(username, address),
      p_max: MAX_LOGIN_ATTEMPTS,
      p_window: `${LOGIN_BLOCK_MINUTES} minutes`,
    }),
  )
  const blocked = before >= MAX_LOGIN_ATTEMPTS
  return { blocked, failures: blocked ? MAX_LOGIN_ATTEMPTS : before + 1 }
}

/** Forgets the failures of a name and a client after the right password. */
export async function clearAttempts(username: string, address: string): Promise<void> {
  rowsOf(await serviceClient().rpc('clear_login_attempts', { p_keys: keysOf(username, address) }))
}
