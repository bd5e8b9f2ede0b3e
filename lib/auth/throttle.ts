import 'server-only'
import { LOGIN_BLOCK_MINUTES, MAX_LOGIN_ATTEMPTS, MAX_NAME_ATTEMPTS } from './limits'
import { hashClient } from '@/lib/client-address'
import { retention } from '@/lib/retention'
import { rowsOf } from '@/lib/supabase/backend-error'
import { serviceClient } from '@/lib/supabase/service'

/** Who tries: with which name, from which network (null: not known), and whether the device has signed in with it before. */
export type Attempt = { username: string; address: string | null; isKnownDevice: boolean }

const nameKey = ({ username }: Attempt) => `user:${username.toLowerCase()}`

/** The counters that belong to whoever tries, and to nobody else. */
const ownKeys = (attempt: Attempt) => [
  ...(attempt.address ? [`client:${hashClient(attempt.address)}`] : []),
  ...(attempt.isKnownDevice ? [`device:${attempt.username.toLowerCase()}`] : []),
]

const take = async (keys: string[], max: number): Promise<number> =>
  rowsOf(
    await serviceClient().rpc('take_login_attempt', {
      p_keys: keys,
      p_max: max,
      p_window: `${LOGIN_BLOCK_MINUTES} minutes`,
    }),
  )

/**
 * Takes one attempt before the password is looked at. `failures` counts this one in, had it failed; `blocked` means
 * that it must not be tried. The counters live in the database: they hold on every instance and after a reload. Five
 * failures close the door to whoever failed. A name that is tried from everywhere is closed to strangers alone: a device
 * that has signed in with it counts by itself.
 */
export async function takeAttempt(attempt: Attempt): Promise<{ blocked: boolean; failures: number }> {
  const closed = { blocked: true, failures: MAX_LOGIN_ATTEMPTS }
  // The counters hold hashes of addresses, and the privacy policy says for how long.
  rowsOf(await serviceClient().rpc('purge_expired', retention))
  const before = await take(ownKeys(attempt), MAX_LOGIN_ATTEMPTS)
  if (before >= MAX_LOGIN_ATTEMPTS) return closed
  if (!attempt.isKnownDevice) {
    // Where no address is known, the name is all there is to count.
    const max = attempt.address ? MAX_NAME_ATTEMPTS : MAX_LOGIN_ATTEMPTS
    if ((await take([nameKey(attempt)], max)) >= max) return closed
  }
  return { blocked: false, failures: before + 1 }
}

/** Forgets the failures of a name and a client after the right password. */
export async function clearAttempts(attempt: Attempt): Promise<void> {
  const keys = [...ownKeys(attempt), nameKey(attempt)]
  rowsOf(await serviceClient().rpc('clear_login_attempts', { p_keys: keys }))
}
