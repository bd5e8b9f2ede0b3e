import 'server-only'
import { LOGIN_BLOCK_MINUTES, MAX_LOGIN_ATTEMPTS, MAX_NAME_ATTEMPTS, MAX_NETWORK_ATTEMPTS } from './limits'
import type { Block } from './messages'
import { hashClient } from '@/lib/client-address'
import { retention } from '@/lib/retention'
import { rowsOf } from '@/lib/supabase/backend-error'
import { serviceClient } from '@/lib/supabase/service'

/** Who tries: with which name, from which network (null: not known), and whether the device has signed in with it before. */
export type Attempt = { username: string; address: string | null; isKnownDevice: boolean }

/** One counter, what fills it, and how many failures it takes. `isOwn`: the form shows its failures. */
type Counter = { key: string; max: number; fills: Block['reason']; isOwn: boolean }

/**
 * The counters that an attempt takes from. Five failures from one network block that name there, and no other one. A network
 * that tries name after name is blocked, and so is a name that is tried from everywhere; neither block holds for a device that
 * has signed in with the name before, which has a counter of its own.
 */
function countersOf({ username, address, isKnownDevice }: Attempt): Counter[] {
  const name = username.toLowerCase()
  const own = { max: MAX_LOGIN_ATTEMPTS, fills: 'name', isOwn: true } as const
  const client = address && `client:${hashClient(address)}`
  const counters: Counter[] = client ? [{ ...own, key: `${client}:${name}` }] : []
  if (isKnownDevice) return [...counters, { ...own, key: `device:${name}` }]
  // Where no address is known, the name is all there is to count.
  if (!client) return [{ ...own, key: `user:${name}` }]
  return [
    ...counters,
    { key: client, max: MAX_NETWORK_ATTEMPTS, fills: 'network', isOwn: false },
    { key: `user:${name}`, max: MAX_NAME_ATTEMPTS, fills: 'name', isOwn: false },
  ]
}

/**
 * Takes one attempt before the password is looked at. `failures` counts this one in, had it failed; with a `block` it must
 * not be tried. The counters live in the database: they hold on every instance and after a reload.
 */
export async function takeAttempt(attempt: Attempt): Promise<{ failures: number; block: Block | null }> {
  // The counters hold hashes of addresses, and the privacy policy says for how long.
  rowsOf(await serviceClient().rpc('purge_expired', retention))
  const counters = countersOf(attempt)
  const rows = rowsOf(
    await serviceClient().rpc('take_login_attempt', {
      p_keys: counters.map(({ key }) => key),
      p_max: counters.map(({ max }) => max),
      p_window: `${LOGIN_BLOCK_MINUTES} minutes`,
    }),
  )
  const answers = counters.map((counter) => {
    const row = rows.find(({ key }) => key === counter.key)
    return { ...counter, failures: row?.failures ?? 0, wait: row?.wait_seconds ?? 0 }
  })
  const [longest] = answers.filter(({ wait }) => wait > 0).sort((one, other) => other.wait - one.wait)
  return {
    failures: Math.max(0, ...answers.flatMap(({ isOwn, failures }) => (isOwn ? [failures] : []))) + 1,
    block: longest
      ? { reason: longest.fills, username: attempt.username, until: Date.now() + longest.wait * 1000 }
      : null,
  }
}

/** Forgets the failures of a name and a client after the right password. */
export async function clearAttempts(attempt: Attempt): Promise<void> {
  const keys = [...countersOf(attempt).map(({ key }) => key), `user:${attempt.username.toLowerCase()}`]
  rowsOf(await serviceClient().rpc('clear_login_attempts', { p_keys: keys }))
}
