import 'server-only'
import { LOGIN_BLOCK_MINUTES, MAX_LOGIN_ATTEMPTS, MAX_NAME_ATTEMPTS, MAX_NETWORK_ATTEMPTS } from './limits'
import type { Block } from './messages'
import { hashClient } from '@/lib/client-address'
import { retention } from '@/lib/retention'
import { rowsOf } from '@/lib/supabase/backend-error'
import { serviceClient } from '@/lib/supabase/service'

/** `address`: the network, null if unknown. `isKnownDevice`: the device has signed in with the name before. */
export type Attempt = { username: string; address: string | null; isKnownDevice: boolean }

type Taken = {
  failures: number
  block: Block | null
  /** Takes the attempt off the counters when the sign-in service did not check it, unless a later one was counted. */
  giveBack: () => Promise<void>
}

/** One counter and its limit. `isOwn`: the form shows its failures. */
type Counter = { key: string; max: number; fills: Block['reason']; isOwn: boolean }

/**
 * The counters of an attempt. Five failures from one network block that name in that network. Many failures block a
 * whole network, or a name in all networks; these two blocks exempt known devices, which have a counter of their own.
 */
function countersOf({ username, address, isKnownDevice }: Attempt): Counter[] {
  const name = username.toLowerCase()
  const own = { max: MAX_LOGIN_ATTEMPTS, fills: 'name', isOwn: true } as const
  const client = address && `client:${hashClient(address)}`
  const counters: Counter[] = client ? [{ ...own, key: `${client}:${name}` }] : []
  if (isKnownDevice) return [...counters, { ...own, key: `device:${name}` }]
  // Without an address, only the name can be counted.
  if (!client) return [{ ...own, key: `user:${name}` }]
  return [
    ...counters,
    { key: client, max: MAX_NETWORK_ATTEMPTS, fills: 'network', isOwn: false },
    { key: `user:${name}`, max: MAX_NAME_ATTEMPTS, fills: 'name', isOwn: false },
  ]
}

/**
 * Counts one attempt before it is checked. `failures` includes this one; with a `block` nothing is checked. The
 * counters are rows, so they hold on every instance and after a reload.
 */
async function take(counters: Counter[], username: string): Promise<Taken> {
  // The counters hold hashes of addresses, and the privacy policy says for how long.
  rowsOf(await serviceClient().rpc('purge_expired', retention))
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
    async giveBack() {
      for (const { key, failures } of answers)
        await serviceClient()
          .from('login_attempts')
          .update({ failures })
          .eq('key', key)
          .eq('failures', failures + 1)
    },
    block: longest ? { reason: longest.fills, username, until: Date.now() + longest.wait * 1000 } : null,
  }
}

/** Awaits the check of an attempt, which is not counted when the check throws. */
export const countIfChecked = <T>({ giveBack }: Taken, check: Promise<T>): Promise<T> =>
  check.catch((error: Error) => giveBack().then(() => Promise.reject(error)))

/** Counts one attempt at a password before it is checked. */
export const takeAttempt = (attempt: Attempt): Promise<Taken> => take(countersOf(attempt), attempt.username)

/** Whether a block would refuse the attempt. Does not count it. */
export async function hasBlock(attempt: Attempt): Promise<boolean> {
  const counters = countersOf(attempt)
  const query = serviceClient().from('login_attempts').select('key, failures')
  const rows = rowsOf(
    await query
      .in(
        'key',
        counters.map(({ key }) => key),
      )
      .gte('last_attempt_at', new Date(Date.now() - LOGIN_BLOCK_MINUTES * 60_000).toISOString()),
  )
  return counters.some(({ key, max }) => rows.some((row) => row.key === key && row.failures >= max))
}

/** The counter of codes. A right password does not clear it, because every code follows a right password. */
const codeKey = (username: string) => `code:${username.toLowerCase()}`

/** Counts one attempt at a code of the second step before it is checked. */
export const takeCodeAttempt = (username: string): Promise<Taken> =>
  take([{ key: codeKey(username), max: MAX_LOGIN_ATTEMPTS, fills: 'name', isOwn: true }], username)

/** The counters that a login clears: those of the name. Other clients of the network may still be guessing. */
export const clearedKeys = (attempt: Attempt): string[] => [
  ...countersOf(attempt).flatMap(({ key, fills }) => (fills === 'network' ? [] : [key])),
  `user:${attempt.username.toLowerCase()}`,
]

const clear = async (keys: string[]): Promise<void> => {
  rowsOf(await serviceClient().rpc('clear_login_attempts', { p_keys: keys }))
}

export const clearAttempts = (attempt: Attempt): Promise<void> => clear(clearedKeys(attempt))

export const clearCodeAttempts = (username: string): Promise<void> => clear([codeKey(username)])
