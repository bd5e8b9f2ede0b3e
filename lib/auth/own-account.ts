import 'server-only'
import { z } from 'zod'
import type { AdminContext } from './session'
import { toIsoDate } from '@/lib/dates'
import { optionalMailAddress } from '@/lib/mail/address'
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

export const mailSchema = z.object({
  mail: optionalMailAddress,
})

/** The mail address of the account itself; empty when it has none. */
export async function readOwnMail({ admin, supabase }: AdminContext): Promise<string> {
  return rowsOf(await supabase.from('admins').select('mail').eq('user_id', admin.userId).single()).mail
}

/** The id of a session, or null for all but the present one. */
export const endSessionsSchema = z.uuid().nullable()

/** Ends one session of the account itself, or all but the present one; resolves to their number. */
export const endSessions = async ({ supabase }: AdminContext, id: string | null): Promise<number> =>
  rowsOf(await supabase.rpc('end_sessions', id === null ? {} : { p_id: id }))

/** Sets the password. Resolves to null, or why the sign-in service refuses the password. */
export async function setOwnPassword(context: AdminContext, present: string, next: string): Promise<string | null> {
  const { error } = await context.supabase.auth.updateUser({ password: next, current_password: present })
  if (error && (error.status === 422 || error.status === 400)) return error.message
  if (error) throw error
  return null
}
