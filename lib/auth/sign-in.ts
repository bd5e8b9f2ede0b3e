import 'server-only'
import { setTimeout as pause } from 'node:timers/promises'
import { decodeJwt } from 'jose'
import type { z } from 'zod'
import {
  LOGIN_BLOCK_MINUTES,
  LOGIN_FLOOR_MS,
  MAX_LOGIN_ATTEMPTS,
  MAX_NAME_ATTEMPTS,
  MAX_NETWORK_ATTEMPTS,
} from './limits'
import { accessDenied, type Block, type LoginFailure, signInUnavailable, tooManyAttempts } from './messages'
import { type LoginValues, loginEmail } from './schema'
import { hashClient } from '@/lib/client-address'
import { logError } from '@/lib/log'
import { shortenedAddress } from '@/lib/network-address'
import { retention } from '@/lib/retention'
import { BackendError, rowsOf } from '@/lib/supabase/backend-error'
import { passwordCheckClient } from '@/lib/supabase/password-check'
import { requestClient } from '@/lib/supabase/request'
import { serviceClient } from '@/lib/supabase/service'

export type SignIn = { ok: true; session: { userId: string; username: string } } | LoginFailure

/** Where an attempt comes from: its network (null: unknown), its browser, and whether a username has signed in there before. */
export type Device = { address: string | null; browser: string; isKnown: (username: string) => Promise<boolean> }

type Parsed = z.ZodSafeParseResult<LoginValues>

const blocked = (block: Block): LoginFailure => ({
  ok: false,
  failures: MAX_LOGIN_ATTEMPTS,
  block,
  message: tooManyAttempts,
})

/** The answer to a wrong password; the last attempt that was left begins the block. */
const refused = (failures: number, username: string): LoginFailure =>
  failures >= MAX_LOGIN_ATTEMPTS
    ? blocked({ reason: 'name', username, until: Date.now() + LOGIN_BLOCK_MINUTES * 60_000 })
    : { ok: false, failures, block: null, message: accessDenied(failures) }

function incomplete(error: z.ZodError<LoginValues>): LoginFailure {
  const of = (field: string) => error.issues.find((issue) => issue.path[0] === field)?.message
  const fieldErrors: LoginFailure['fieldErrors'] = {}
  const username = of('username')
  const password = of('password')
  if (username) fieldErrors.username = username
  if (password) fieldErrors.password = password
  return { ok: false, failures: 0, block: null, message: { title: 'Validation Error' }, fieldErrors }
}

/** Whether Supabase refuses the credentials, as opposed to failing. */
export const isRefusal = ({ status }: { status?: number | undefined }): boolean =>
  status === 400 || status === 401 || status === 422

type Found = { userId: string; username: string; sessionId: string }

/** Checks the password at Supabase and the row in `admins`; signs out again an account that is no admin's. */
async function findAdmin({ username, password }: LoginValues): Promise<Found | null> {
  const supabase = await requestClient()
  const { data, error } = await supabase.auth.signInWithPassword({ email: loginEmail(username), password })
  if (error) {
    if (isRefusal(error)) return null
    throw new BackendError(error.message, error.code ?? '', true)
  }
  const [row] = rowsOf(await supabase.rpc('enter_panel'))
  // Supabase has just answered with this token.
  const sessionId = String(decodeJwt(data.session.access_token).session_id)
  if (row) return { userId: data.user.id, username: row.username, sessionId }
  await supabase.auth.signOut({ scope: 'local' })
  return null
}

/** Username, network (null: unknown), and whether the device has signed in with that name before. */
type Attempt = { username: string; address: string | null; isKnownDevice: boolean }

/** One counter and its limit. `isOwn`: the form shows its failures. */
type Counter = { key: string; max: number; fills: Block['reason']; isOwn: boolean }

/**
 * The counters that an attempt takes from. Five failures from one network block that name there, and no other one. A network
 * that tries name after name is blocked, and so is a name that is tried from everywhere; neither block holds for a device that
 * has signed in with the name before, which has a counter of its own.
 */
function countersOf({ username, address, isKnownDevice }: Attempt): Counter[] {
  const name = username.toLowerCase()
  const own = { max: MAX_LOGIN_ATTEMPTS, fills: 'name', isOwn: true } as const
  const client = address && `client:${hashClient(address)}`
  const counters: Counter[] = client ? [{ ...own, key: `${client}:${name}` }] : []
  if (isKnownDevice) return [...counters, { ...own, key: `device:${name}` }]
  // Where no address is known, the name is all there is to count.
  if (!client) return [{ ...own, key: `user:${name}` }]
  return [
    ...counters,
    { key: client, max: MAX_NETWORK_ATTEMPTS, fills: 'network', isOwn: false },
    { key: `user:${name}`, max: MAX_NAME_ATTEMPTS, fills: 'name', isOwn: false },
  ]
}

/**
 * Counts one attempt before the password is checked. `failures` includes this one; with a `block` the password is not
 * checked. The counters are rows, so they hold on every instance and after a reload.
 */
async function takeAttempt(attempt: Attempt): Promise<{ failures: number; block: Block | null }> {
  // The counters hold hashes of addresses, and the privacy policy says for how long.
  rowsOf(await serviceClient().rpc('purge_expired', retention))
  const counters = countersOf(attempt)
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
    block: longest
      ? { reason: longest.fills, username: attempt.username, until: Date.now() + longest.wait * 1000 }
      : null,
  }
}

/** The counters that a login clears: those of the name, not that of the network, from which others may be guessing. */
export const clearedKeys = (attempt: Attempt): string[] => [
  ...countersOf(attempt).flatMap(({ key, fills }) => (fills === 'network' ? [] : [key])),
  `user:${attempt.username.toLowerCase()}`,
]

async function clearAttempts(attempt: Attempt): Promise<void> {
  const keys = clearedKeys(attempt)
  rowsOf(await serviceClient().rpc('clear_login_attempts', { p_keys: keys }))
}

/** Notes the session for the audit log and for the account's list of sessions. */
async function noteSession(sessionId: string, { address, browser }: Device): Promise<void> {
  const p_network = address === null ? '' : shortenedAddress(address)
  rowsOf(await serviceClient().rpc('start_session', { p_session: sessionId, p_network, p_device: browser }))
}

async function noteFailure(username: string): Promise<void> {
  rowsOf(await serviceClient().rpc('note_login_failure', { p_username: username }))
}

async function tryPassword(values: LoginValues, from: Device): Promise<SignIn> {
  try {
    const who = { username: values.username, address: from.address, isKnownDevice: await from.isKnown(values.username) }
    const { block, failures } = await takeAttempt(who)
    if (block) return blocked(block)
    const found = await findAdmin(values)
    if (!found) {
      await noteFailure(values.username)
      return refused(failures, values.username)
    }
    await clearAttempts(who)
    await noteSession(found.sessionId, from)
    return { ok: true, session: { userId: found.userId, username: found.username } }
  } catch (error) {
    logError('login', error)
    return { ok: false, failures: 0, block: null, message: signInUnavailable }
  }
}

/** The answer to a password that is asked again: right, wrong, or not checked because the counter is full. */
type PasswordCheck = 'right' | 'wrong' | 'blocked'

/** Checks the password of the account that asks; failures count as those of the sign-in do. Throws a BackendError. */
export async function checkPassword(
  { username, password }: LoginValues,
  address: string | null,
): Promise<PasswordCheck> {
  const attempt = { username, address, isKnownDevice: true }
  const { block } = await takeAttempt(attempt)
  if (block) return 'blocked'
  const client = passwordCheckClient()
  const { error } = await client.auth.signInWithPassword({ email: loginEmail(username), password })
  if (error) {
    if (!isRefusal(error)) throw new BackendError(error.message, error.code ?? '', true)
    await noteFailure(username)
    return 'wrong'
  }
  await client.auth.signOut({ scope: 'local' })
  await clearAttempts(attempt)
  return 'right'
}

/** One sign-in attempt from a device. Takes at least LOGIN_FLOOR_MS, so that its length tells nothing. */
export async function signIn(parsed: Parsed, from: Device): Promise<SignIn> {
  const floor = pause(LOGIN_FLOOR_MS)
  const result = parsed.success ? await tryPassword(parsed.data, from) : incomplete(parsed.error)
  await floor
  return result
}
