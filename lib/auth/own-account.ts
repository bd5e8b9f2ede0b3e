import 'server-only'
import { z } from 'zod'
import type { AdminContext } from './session'
import { toIsoDate } from '@/lib/dates'
import { optionalMailAddress } from '@/lib/mail/address'
import { networkName } from '@/lib/network-address'
import { rowsOf } from '@/lib/supabase/backend-error'

/** An open session of one's own. `device` is empty when it was not opened through the panel. Dates in ISO 8601. */
export type OpenSession = Awaited<ReturnType<typeof listSessions>>[number]

/** One's own open sessions: the present one first, then by when they were last seen. */
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

/** The form of one's own address; empty: none. */
export const mailSchema = z.object({
  mail: optionalMailAddress,
})

/** Where the site writes to oneself; '': nowhere. */
export async function readOwnMail({ admin, supabase }: AdminContext): Promise<string> {
  return rowsOf(await supabase.from('admins').select('mail').eq('user_id', admin.userId).single()).mail
}

/** The id of a session; null for all but the present one. */
export const endSessionsSchema = z.uuid().nullable()

/** Ends one session of one's own, or all others; resolves to their number. */
export const endSessions = async ({ supabase }: AdminContext, id: string | null): Promise<number> =>
  rowsOf(await supabase.rpc('end_sessions', id === null ? {} : { p_id: id }))

/** Sets the password and ends the other sessions; resolves to why the sign-in service refuses it, or to null. */
export async function setOwnPassword(context: AdminContext, present: string, next: string): Promise<string | null> {
  const { error } = await context.supabase.auth.updateUser({ password: next, current_password: present })
  if (error && (error.status === 422 || error.status === 400)) return error.message
  if (error) throw error
  await endSessions(context, null)
  return null
}
