import 'server-only'
import type { AdminContext } from './session'
import { toIsoDate } from '@/lib/dates'
import { networkName } from '@/lib/network-address'
import { rowsOf } from '@/lib/supabase/backend-error'

/** An open session of the account itself. `device` is empty when it was not opened in the panel. Dates in ISO 8601. */
export type OpenSession = Awaited<ReturnType<typeof listSessions>>[number]

/** The account's own open sessions: the present one first, then the last seen. */
export async function listSessions({ supabase }: AdminContext) {
  const rows = rowsOf(await supabase.rpc('list_sessions'))
  return rows.map(({ id, is_current, device, network, started_at, seen_at }) => ({
    id,
    isCurrent: is_current,
    device,
    network: networkName(network),
    startedAt: toIsoDate(started_at),
    seenAt: toIsoDate(seen_at),
  }))
}

/** The mail address of the account itself; empty when it has none. */
export async function readOwnMail({ admin, supabase }: AdminContext): Promise<string> {
  return rowsOf(await supabase.from('admins').select('mail').eq('user_id', admin.userId).single()).mail
}

/** Ends one session of the account itself, or all but the present one; resolves to their number. */
export const endSessions = async ({ supabase }: AdminContext, id: string | null): Promise<number> =>
  rowsOf(await supabase.rpc('end_sessions', id === null ? {} : { p_id: id }))
