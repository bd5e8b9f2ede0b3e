import { newRecoveryCodes } from './recovery-codes.ts'
import { rowsOf } from '../supabase/backend-error.ts'
import type { Client } from '../supabase/client.ts'

/** Shown instead of the setup where the backend has no second factors. */
export const NO_SECOND_FACTOR =
  'Two-step sign-in is not offered: the backend of this site has no second factor (hosted Supabase has).'

/** Whether the backend has second factors, whether the account has one, and how many recovery codes are left. */
export type OwnFactor = { isAvailable: boolean; isOn: boolean; codes: number }

export async function readOwnFactor(client: Client): Promise<OwnFactor> {
  const [row] = rowsOf(await client.rpc('read_second_factor'))
  return { isAvailable: row?.is_available ?? false, isOn: row?.is_on ?? false, codes: row?.codes ?? 0 }
}

/** Replaces the recovery codes; resolves to the new ones, of which the database stores only hashes. */
export async function makeRecoveryCodes(client: Client): Promise<string[]> {
  const { codes, hashes } = newRecoveryCodes()
  const isSet = rowsOf(await client.rpc('set_recovery_codes', { p_hashes: hashes }))
  return isSet ? codes : []
}

/** The ids of the accounts that have a second factor, for an account that manages the team. */
export async function listSecondFactors(client: Client): Promise<string[]> {
  const rows = rowsOf(await client.rpc('list_second_factors'))
  return rows.flatMap(({ user_id, is_on }) => (is_on ? [user_id] : []))
}

/** Removes another account's second factor and ends its sessions; false when it has none. Throws a BackendError. */
export const resetFactor = async (client: Client, userId: string): Promise<boolean> =>
  rowsOf(await client.rpc('reset_second_factor', { p_user_id: userId }))

/** Requires a second factor for a role, or waives it. Resolves to 'done', 'rights', 'backend' or 'self'. */
export const requireOfRole = async (client: Client, role: string, isRequired: boolean): Promise<string> =>
  rowsOf(await client.rpc('require_second_factor', { p_role: role, p_required: isRequired }))
