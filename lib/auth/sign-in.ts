import 'server-only'
import { setTimeout as wait } from 'node:timers/promises'
import type { z } from 'zod'
import { LOGIN_BLOCK_MINUTES, LOGIN_FLOOR_MS, MAX_LOGIN_ATTEMPTS } from './limits'
import { accessDenied, type Block, type LoginFailure, signInUnavailable, tooManyAttempts } from './messages'
import { type LoginValues, loginEmail } from './schema'
import { clearAttempts, takeAttempt } from './throttle'
import { logError } from '@/lib/log'
import { BackendError, rowsOf } from '@/lib/supabase/backend-error'
import { requestClient } from '@/lib/supabase/request'

export type SignIn = { ok: true; session: { userId: string; username: string } } | LoginFailure

/** Where an attempt comes from: its network (null: not known), and whether a name has signed in there before. */
export type Device = { address: string | null; isKnown: (username: string) => Promise<boolean> }

type Parsed = z.ZodSafeParseResult<LoginValues>

const closed = (block: Block): LoginFailure => ({
  ok: false,
  failures: MAX_LOGIN_ATTEMPTS,
  block,
  message: tooManyAttempts,
})

/** The answer to a wrong password; the last attempt that was left begins the block. */
const refused = (failures: number, username: string): LoginFailure =>
  failures >= MAX_LOGIN_ATTEMPTS
    ? closed({ reason: 'name', username, until: Date.now() + LOGIN_BLOCK_MINUTES * 60_000 })
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

/** Whether the sign-in says no, and not that it cannot say. */
export const isRefusal = ({ status }: { status?: number | undefined }): boolean =>
  status === 400 || status === 401 || status === 422

/** Checks the password at Supabase and the row in `admins`; signs out again an account that is no admin's. */
async function findAdmin({ username, password }: LoginValues): Promise<{ userId: string; username: string } | null> {
  const supabase = await requestClient()
  const { data, error } = await supabase.auth.signInWithPassword({ email: loginEmail(username), password })
  if (error) {
    if (isRefusal(error)) return null
    throw new BackendError(error.message, error.code ?? '', true)
  }
  const row = rowsOf(await supabase.from('admins').select('username').eq('user_id', data.user.id).maybeSingle())
  if (row) return { userId: data.user.id, username: row.username }
  await supabase.auth.signOut({ scope: 'local' })
  return null
}

async function attempt(values: LoginValues, from: Device): Promise<SignIn> {
  try {
    const who = { username: values.username, address: from.address, isKnownDevice: await from.isKnown(values.username) }
    const { block, failures } = await takeAttempt(who)
    if (block) return closed(block)
    const session = await findAdmin(values)
    if (!session) return refused(failures, values.username)
    await clearAttempts(who)
    return { ok: true, session }
  } catch (error) {
    logError('login', error)
    return { ok: false, failures: 0, block: null, message: signInUnavailable }
  }
}

/** One sign-in attempt from a device. Takes at least LOGIN_FLOOR_MS, so that its length tells nothing. */
export async function signIn(parsed: Parsed, from: Device): Promise<SignIn> {
  const floor = wait(LOGIN_FLOOR_MS)
  const result = parsed.success ? await attempt(parsed.data, from) : incomplete(parsed.error)
  await floor
  return result
}
