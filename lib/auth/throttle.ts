import 'server-only'
import { LOGIN_BLOCK_MINUTES, MAX_LOGIN_ATTEMPTS } from './limits'
import { hashClient } from '@/lib/client-address'
import { retention } from '@/lib/retention'
import { rowsOf } from '@/lib/supabase/backend-error'
import { serviceClient } from '@/lib/supabase/service'

const keysOf = (username: string, address: string) => [
  `user:${username.toLowerCase()}`,
  `client:${hashClient(address)}`,
]

/**
 * Takes one attempt before the password is looked at. `failures` counts this one in, had it failed; `blocked` means
 * that it must not be tried. The counters live in the database: they hold on every instance and after a reload.
 */
export async function takeAttempt(username: string, address: string): Promise<{ blocked: boolean; failures: number }> {
  // The counters hold hashes of addresses, and the privacy policy says for how long.
  rowsOf(await serviceClient().rpc('purge_expired', retention))
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
