import type { AuthPasskeyApi } from '@supabase/supabase-js'
import { z } from 'zod'
import { type AuthFailure, authFault } from './auth-fault.ts'
import { PASSWORD_MAX } from './limits.ts'
import { toIsoDate } from '../dates.ts'
import type { Client } from '../supabase/client.ts'

type Registration = Parameters<AuthPasskeyApi['verifyRegistration']>[0]
type Authentication = Parameters<AuthPasskeyApi['verifyAuthentication']>[0]

/** Shown instead of the list of passkeys where the backend has none. */
export const NO_PASSKEYS =
  'Passkeys are not offered: the backend of this site has none, or they are switched off there (hosted Supabase has them).'

/**
 * Why the sign-in service refused. `refused`: the passkey is unknown, or the challenge too old. `aal`: the session has
 * not passed its second factor. `unsupported`: the backend has no passkeys, or they are switched off.
 */
export const PASSKEY_FAULTS = {
  refused: 'The passkey was not taken. Try again.',
  exists: 'This device has a passkey of your account already.',
  many: 'Your account has as many passkeys as it can have: remove one first.',
  gone: 'This passkey was removed elsewhere. Load the page again.',
  aal: 'Sign in again with a code of your app first.',
  busy: 'The sign-in service takes no more requests at the moment. Try again in a few minutes.',
  unsupported: NO_PASSKEYS,
}
type PasskeyFault = keyof typeof PASSKEY_FAULTS

// https://supabase.com/docs/guides/auth/debugging/error-codes
const FAULT_OF: Record<string, PasskeyFault> = {
  webauthn_challenge_not_found: 'refused',
  webauthn_challenge_expired: 'refused',
  webauthn_verification_failed: 'refused',
  validation_failed: 'refused',
  bad_json: 'refused',
  user_banned: 'refused',
  webauthn_credential_exists: 'exists',
  too_many_passkeys: 'many',
  webauthn_credential_not_found: 'gone',
  insufficient_aal: 'aal',
  over_request_rate_limit: 'busy',
  passkey_disabled: 'unsupported',
}

const faultOf = (error: AuthFailure): PasskeyFault => authFault(FAULT_OF, error)

/** A passkey of an account. `usedAt` is null until it has opened a session. Dates in ISO 8601. */
export type Passkey = { id: string; name: string; addedAt: string; usedAt: string | null }

/** The account's own passkeys; null where the backend has no passkeys. */
export async function listPasskeys(client: Client): Promise<Passkey[] | null> {
  const { data, error } = await client.auth.passkey.list()
  if (error) return faultOf(error) === 'unsupported' ? null : []
  return data.map(({ id, friendly_name, created_at, last_used_at }) => ({
    id,
    name: friendly_name ?? 'Passkey',
    addedAt: toIsoDate(created_at),
    usedAt: last_used_at ? toIsoDate(last_used_at) : null,
  }))
}

/** A challenge of the sign-in service, which the browser answers with a passkey. */
export type Question<Options> = { id: string; options: Options }
type Asked<Options> = Promise<Question<Options> | PasskeyFault>

/** The library types extensions as objects of the browser, which cannot be sent to it. */
const NO_EXTENSIONS = { extensions: {} }

/** Begins the registration of a passkey for the signed-in account. */
export async function beginPasskey(client: Client): Asked<PublicKeyCredentialCreationOptionsJSON> {
  const { data, error } = await client.auth.passkey.startRegistration()
  return error ? faultOf(error) : { id: data.challenge_id, options: { ...data.options, ...NO_EXTENSIONS } }
}

/** Begins a sign-in by a passkey of any account. */
export async function askForPasskey(client: Client): Asked<PublicKeyCredentialRequestOptionsJSON> {
  const { data, error } = await client.auth.passkey.startAuthentication()
  return error ? faultOf(error) : { id: data.challenge_id, options: { ...data.options, ...NO_EXTENSIONS } }
}

/** Stores a new passkey under a name. */
export async function keepPasskey(client: Client, answer: Registration, name: string): Promise<PasskeyFault | null> {
  const { data, error } = await client.auth.passkey.verifyRegistration(answer)
  if (error) return faultOf(error)
  // The passkey is stored by now, with or without its name.
  await client.auth.passkey.update({ passkeyId: data.id, friendlyName: name })
  return null
}

export async function removePasskey(client: Client, id: string): Promise<PasskeyFault | null> {
  const { error } = await client.auth.passkey.delete({ passkeyId: id })
  return error ? faultOf(error) : null
}

/** Opens a session for the account of the passkey. */
export async function enterWithPasskey(client: Client, answer: Authentication) {
  const { data, error } = await client.auth.passkey.verifyAuthentication(answer)
  if (error) return faultOf(error)
  return data.session ?? 'refused'
}

/** In characters. A passkey's answer has about 2 kB; the sign-in service checks its content. */
const ANSWER_MAX = 20_000
const isAnswer = (value: unknown) =>
  typeof value === 'object' && value !== null && JSON.stringify(value).length <= ANSWER_MAX

export const registrationSchema = z.object({
  challengeId: z.uuid(),
  credential: z.custom<Registration['credential']>(isAnswer),
})
export const authenticationSchema = z.object({
  challengeId: z.uuid(),
  credential: z.custom<Authentication['credential']>(isAnswer),
})

/** Asks for the password, so that someone with a borrowed browser cannot add a passkey. */
export const passkeyFormSchema = z.object({
  present: z.string().min(1, 'Enter your present password').max(PASSWORD_MAX),
})
