import 'server-only'
import { LOGIN_BLOCK_MINUTES, MAX_LOGIN_ATTEMPTS } from './limits'
import type { AdminContext } from './session'
import { toIsoDate } from '@/lib/dates'
import { rowsOf } from '@/lib/supabase/backend-error'

/** A full counter of failed sign-ins, in words. */
export type Lockout = { key: string; what: string; endsAt: string }

/** The name or address that a counter's key blocks. `countersOf` in attempts.ts makes the keys. */
export function meaningOf(key: string): string {
  const [kind = '', network = ''] = key.split(':')
  // A typed name may hold a colon.
  const rest = key.slice(kind.length + 1)
  if (kind === 'code') return `The second step of “${rest}”`
  if (kind === 'device') return `“${rest}” on its known devices`
  if (kind === 'user') return `“${rest}” on new devices`
  return rest === network ? 'One address, for every name' : `“${rest.slice(network.length + 1)}” from one address`
}

/** The blocked names and addresses, the last ones first. */
export async function listLockouts({ supabase }: AdminContext): Promise<Lockout[]> {
  // `p_min` is the limit of a counter that has stored none: an earlier release counted it.
  const limits = { p_min: MAX_LOGIN_ATTEMPTS, p_window: `${LOGIN_BLOCK_MINUTES} minutes` }
  const rows = rowsOf(await supabase.rpc('list_lockouts', limits))
  return rows.map(({ key, ends_at }) => ({ key, what: meaningOf(key), endsAt: toIsoDate(ends_at) }))
}
