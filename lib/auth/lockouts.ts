import 'server-only'
import { LOGIN_BLOCK_MINUTES, MAX_LOGIN_ATTEMPTS, MAX_NAME_ATTEMPTS, MAX_NETWORK_ATTEMPTS } from './limits'
import type { AdminContext } from './session'
import { clientAddress } from '@/lib/client-address'
import { toIsoDate } from '@/lib/dates'
import { rowsOf } from '@/lib/supabase/backend-error'

/** A full counter of failed sign-ins, in words. */
export type Lockout = { key: string; what: string; endsAt: string }

/** The name or address that a counter's key blocks, and its limit. `countersOf` in attempts.ts makes the keys. */
export function meaningOf(key: string, hasAddresses: boolean): { what: string; max: number } {
  const [kind = '', network = ''] = key.split(':')
  // A typed name may hold a colon.
  const rest = key.slice(kind.length + 1)
  if (kind === 'code') return { what: `The second step of “${rest}”`, max: MAX_LOGIN_ATTEMPTS }
  if (kind === 'device') return { what: `“${rest}” on its known devices`, max: MAX_LOGIN_ATTEMPTS }
  if (kind === 'user')
    return { what: `“${rest}” on new devices`, max: hasAddresses ? MAX_NAME_ATTEMPTS : MAX_LOGIN_ATTEMPTS }
  if (rest === network) return { what: 'One address, for every name', max: MAX_NETWORK_ATTEMPTS }
  return { what: `“${rest.slice(network.length + 1)}” from one address`, max: MAX_LOGIN_ATTEMPTS }
}

/** The blocked names and addresses. */
export async function listLockouts({ supabase }: AdminContext): Promise<Lockout[]> {
  const hasAddresses = (await clientAddress()) !== null
  const limits = { p_min: MAX_LOGIN_ATTEMPTS, p_window: `${LOGIN_BLOCK_MINUTES} minutes` }
  return rowsOf(await supabase.rpc('list_lockouts', limits)).flatMap(({ key, failures, ends_at }) => {
    const { what, max } = meaningOf(key, hasAddresses)
    return failures >= max ? [{ key, what, endsAt: toIsoDate(ends_at) }] : []
  })
}
