import 'server-only'
import { setTimeout as pause } from 'node:timers/promises'
import type { Session } from '@supabase/supabase-js'
import { decodeJwt } from 'jose'
import type { z } from 'zod'
import { clearAttempts, countIfChecked, takeAttempt } from './attempts'
import { LOGIN_BLOCK_MINUTES, LOGIN_FLOOR_MS, MAX_LOGIN_ATTEMPTS } from './limits'
import {
  accessDenied,
  type Block,
  codeNeeded,
  codeRefused,
  incompleteLogin,
  type LoginFailure,
  loginFailure,
  passkeyRefused,
  signInUnavailable,
  tooManyAttempts,
} from './messages'
import { type LoginValues, loginEmail } from './schema'
import { type authenticationSchema, enterWithPasskey, PASSKEY_FAULTS } from './passkeys'
import { isRecoveryCode } from './recovery-codes'
import { checkCode } from './second-step'
import { logError } from '@/lib/log'
import { shortenedAddress } from '@/lib/network-address'
import { BackendError, rowsOf } from '@/lib/supabase/backend-error'
import type { Client } from '@/lib/supabase/client'
import { passwordCheckClient } from '@/lib/supabase/password-check'
import { signInClient } from '@/lib/supabase/request'
import { serviceClient } from '@/lib/supabase/service'

export type SignIn =
  /** `isRecovered`: a recovery code has removed the second step. */
  { ok: true; session: { userId: string; username: string }; isRecovered: boolean } | LoginFailure

/**
 * The source of an attempt. `address`: its network, null if unknown. `isKnown`: whether a username has signed in there.
 * `mayLackCode`: the session may begin without the code of a second step, and the panel then asks for it.
 */
export type Device = {
  address: string | null
  browser: string
  isKnown: (username: string) => Promise<boolean>
  mayLackCode: boolean
}

const blocked = (block: Block) => loginFailure(tooManyAttempts, { failures: MAX_LOGIN_ATTEMPTS, block })

/** The result of a wrong password; the last remaining attempt begins the block. */
const refused = (failures: number, username: string): LoginFailure =>
  failures >= MAX_LOGIN_ATTEMPTS
    ? blocked({ reason: 'name', username, until: Date.now() + LOGIN_BLOCK_MINUTES * 60_000 })
    : loginFailure(accessDenied(failures), { failures })

/** Whether Supabase refuses the credentials, as opposed to failing. */
export const isRefusal = ({ status }: { status?: number | undefined }): boolean =>
  status === 400 || status === 401 || status === 422

type Found = { userId: string; username: string; sessionId: string; isRecovered: boolean }

const asksForCode = (fault?: string): LoginFailure =>
  fault === undefined
    ? loginFailure(codeNeeded, { needsCode: true })
    : loginFailure(codeRefused, { needsCode: true, fieldErrors: { code: fault } })

/** Why a second step keeps a session from beginning; null if nothing does. */
async function codeFailure(
  supabase: Client,
  row: { username: string; lacking_factor: string },
  code: string | undefined,
  mayLackCode: boolean,
): Promise<LoginFailure | null> {
  if (row.lacking_factor !== 'code') return null
  if (!code) return mayLackCode ? null : asksForCode(code === '' ? 'Enter a code' : undefined)
  const fault = await checkCode(supabase, row.username, code)
  return fault === null ? null : asksForCode(fault)
}

/**
 * Lets a session of the sign-in service into the panel: checks the row in `admins`, and the code of a second step.
 * Writes cookies only at the end, because an action that writes them renders its page again, which would replace the
 * form. Null for an account that may not use the panel.
 */
async function admit(
  { supabase, keepSession }: Awaited<ReturnType<typeof signInClient>>,
  session: Session,
  code: string | undefined,
  mayLackCode: boolean,
): Promise<Found | LoginFailure | null> {
  const [row] = rowsOf(await supabase.rpc('enter_panel_with_factor'))
  const failure = row ? await codeFailure(supabase, row, code, mayLackCode) : null
  if (!row || failure) {
    await supabase.auth.signOut({ scope: 'local' })
    return failure
  }
  keepSession()
  // Supabase has just issued this token, so it is not verified again.
  const sessionId = String(decodeJwt(session.access_token).session_id)
  const isRecovered = row.lacking_factor === 'code' && isRecoveryCode(code ?? '')
  return { userId: session.user.id, username: row.username, sessionId, isRecovered }
}

type Credentials = Pick<LoginValues, 'username' | 'password'>

/** Signs in at Supabase; null for wrong credentials. */
async function openSession({ auth }: Client, { username, password }: Credentials): Promise<Session | null> {
  const { data, error } = await auth.signInWithPassword({ email: loginEmail(username), password })
  if (!error) return data.session
  if (isRefusal(error)) return null
  throw new BackendError(error.message, error.code ?? '', true)
}

async function findAdmin(values: LoginValues, mayLackCode: boolean): Promise<Found | LoginFailure | null> {
  const client = await signInClient()
  const session = await openSession(client.supabase, values)
  return session && admit(client, session, values.code, mayLackCode)
}

/** Records the session for the audit log and the account's list of sessions. */
async function begin(
  { userId, username, sessionId, isRecovered }: Found,
  { address, browser }: Pick<Device, 'address' | 'browser'>,
): Promise<SignIn> {
  const p_network = address === null ? '' : shortenedAddress(address)
  rowsOf(await serviceClient().rpc('start_session', { p_session: sessionId, p_network, p_device: browser }))
  return { ok: true, session: { userId, username }, isRecovered }
}

function unavailable(error: unknown): LoginFailure {
  logError('login', error)
  return loginFailure(signInUnavailable)
}

async function noteFailure(username: string): Promise<void> {
  rowsOf(await serviceClient().rpc('note_login_failure', { p_username: username }))
}

async function tryPassword(values: LoginValues, from: Device): Promise<SignIn> {
  try {
    const who = { username: values.username, address: from.address, isKnownDevice: await from.isKnown(values.username) }
    const attempt = await takeAttempt(who)
    if (attempt.block) return blocked(attempt.block)
    const found = await countIfChecked(attempt, findAdmin(values, from.mayLackCode))
    if (!found) {
      await noteFailure(values.username)
      return refused(attempt.failures, values.username)
    }
    await clearAttempts(who)
    if ('ok' in found) return found
    return await begin(found, from)
  } catch (error) {
    return unavailable(error)
  }
}

/** Signs in by a passkey, which replaces the password only: the panel asks for the code of a second step. */
export async function signInWithPasskey(
  answer: z.output<typeof authenticationSchema>,
  from: Pick<Device, 'address' | 'browser'>,
): Promise<SignIn> {
  try {
    const client = await signInClient()
    const session = await enterWithPasskey(client.supabase, answer)
    if (session === 'busy') return loginFailure({ ...signInUnavailable, description: PASSKEY_FAULTS.busy })
    const found = typeof session === 'string' ? null : await admit(client, session, undefined, true)
    if (found && !('ok' in found)) return await begin(found, from)
    return loginFailure(passkeyRefused)
  } catch (error) {
    return unavailable(error)
  }
}

/**
 * Checks the present password of the signed-in account. Resolves to null, or why it is refused. Failures count like
 * those of a sign-in. Throws a BackendError.
 */
export async function checkPassword(given: Credentials, address: string | null): Promise<string | null> {
  const who = { username: given.username, address, isKnownDevice: true }
  const attempt = await takeAttempt(who)
  if (attempt.block) return `Too many wrong passwords. Try again in ${LOGIN_BLOCK_MINUTES} minutes`
  const client = passwordCheckClient()
  if (!(await countIfChecked(attempt, openSession(client, given)))) {
    await noteFailure(given.username)
    return 'This is not your present password'
  }
  await client.auth.signOut({ scope: 'local' })
  await clearAttempts(who)
  return null
}

/** One sign-in attempt from a device. Takes at least LOGIN_FLOOR_MS, so that its duration reveals nothing. */
export async function signIn(parsed: z.ZodSafeParseResult<LoginValues>, from: Device): Promise<SignIn> {
  const floor = pause(LOGIN_FLOOR_MS)
  const result = parsed.success ? await tryPassword(parsed.data, from) : incompleteLogin(parsed.error)
  await floor
  return result
}
