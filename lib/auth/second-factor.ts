import { type AuthFailure, authFault } from './auth-fault.ts'
import { BackendError } from '../supabase/backend-error.ts'
import type { Client } from '../supabase/client.ts'

/** The missing step of a session: the code of the account's factor, or the setup of a factor that its role requires. */
export type LackingFactor = 'code' | 'setup'

/** A later version of the database may return other values: these must not open the panel either. */
export const readLackingFactor = (lacking: string | null): LackingFactor | null =>
  lacking === null || lacking === 'setup' ? lacking : 'code'

/** Where the second step of a sign-in is shown, and the setup that a role requires. */
export const SECOND_STEP_PATH = '/admin/second-step'

/**
 * Why the sign-in service refused. `wrong`: the code does not match. `gone`: the factor was removed or begun anew
 * meanwhile. `aal`: the session has not passed its factor. `unsupported`: the backend has no second factor, or it is
 * switched off.
 */
export const FACTOR_FAULTS = {
  wrong: 'This code is not right. Wait for the next one of your app, and check that the clock of your phone is right.',
  gone: 'It was removed or begun anew elsewhere. Load the page again.',
  aal: 'Sign in again with a code of your app first.',
  busy: 'The sign-in service takes no more codes at the moment. Try again in a few minutes.',
  unsupported: 'The backend of this site does not offer it.',
}
export type FactorFault = keyof typeof FACTOR_FAULTS

const FAULT_OF: Record<string, FactorFault> = {
  mfa_verification_failed: 'wrong',
  mfa_verification_rejected: 'wrong',
  mfa_challenge_expired: 'wrong',
  // A host may send the two calls for one code from two addresses.
  mfa_ip_address_mismatch: 'wrong',
  mfa_factor_not_found: 'gone',
  // Two tabs began a setup at once.
  mfa_factor_name_conflict: 'gone',
  insufficient_aal: 'aal',
  over_request_rate_limit: 'busy',
  too_many_enrolled_mfa_factors: 'busy',
  mfa_totp_enroll_not_enabled: 'unsupported',
  mfa_totp_verify_not_enabled: 'unsupported',
}

const faultOf = (error: AuthFailure): FactorFault => authFault(FAULT_OF, error)

async function listFactors(client: Client) {
  const { data, error } = await client.auth.mfa.listFactors()
  if (error) throw new BackendError(error.message, error.code ?? '', true)
  return data
}

/** A factor that waits for its first code. `qrCode` is the secret as an image, in a data address. */
export type FactorSetup = { factorId: string; secret: string; qrCode: string }

/** Begins the setup of a factor, and removes unfinished ones. */
export async function beginFactor(client: Client, issuer: string): Promise<FactorSetup | FactorFault> {
  const { all } = await listFactors(client)
  for (const { id, status } of all)
    if (status !== 'verified') {
      const { error } = await client.auth.mfa.unenroll({ factorId: id })
      if (error && faultOf(error) !== 'gone') return faultOf(error)
    }
  if (all.some(({ status }) => status === 'verified')) return 'gone'
  const { data, error } = await client.auth.mfa.enroll({ factorType: 'totp', issuer })
  if (error) return faultOf(error)
  // The library does not encode the image in its data address, and a "#" would end it.
  const image = data.totp.qr_code.slice(data.totp.qr_code.indexOf('<'))
  return {
    factorId: data.id,
    secret: data.totp.secret,
    qrCode: `data:image/svg+xml,${encodeURIComponent(image)}`,
  }
}

/** Verifies an app's code, which raises the session's level. Without `id`: for the account's factor. */
export async function verifyCode(client: Client, code: string, id?: string): Promise<FactorFault | null> {
  const factorId = id ?? (await listFactors(client)).totp[0]?.id
  if (factorId === undefined) return 'gone'
  const { error } = await client.auth.mfa.challengeAndVerify({ factorId, code })
  return error ? faultOf(error) : null
}

/** Removes the account's factors, and fetches tokens that do not claim one any more. */
export async function removeFactor(client: Client): Promise<FactorFault | null> {
  for (const { id } of (await listFactors(client)).all) {
    const { error } = await client.auth.mfa.unenroll({ factorId: id })
    if (error && faultOf(error) !== 'gone') return faultOf(error)
  }
  await client.auth.refreshSession()
  return null
}
