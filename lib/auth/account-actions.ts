'use server'

import { z } from 'zod'
import { type AccountChange, changeAccount, givePosts } from './accounts'
import { endSessions } from './own-account'
import { passwordChangeSchema, passwordFault } from './password'
import { roleNameSchema } from './roles'
import { getVerifiedContext } from './session'
import { checkPassword } from './sign-in'
import { type AdminContext, writeAction } from '@/lib/action'
import { done, fail, invalidFields } from '@/lib/action-result'
import { clientAddress } from '@/lib/client-address'
import { logError } from '@/lib/log'
import { optionalMailAddress } from '@/lib/mail/address'
import { BackendError, isRefused, rowsOf } from '@/lib/supabase/backend-error'

const NOT_GIVEN =
  'No post was given: your role does not include editing or publishing some of them. It can give them to an account that edits and publishes all posts.'
const LACKING =
  'This account was not changed: its role, or the new one, was deleted or has rights that yours lacks. Another account changes your own role.'

/** Sets the account's own password, after a check of the present one, and ends its other sessions. */
export const changePassword = writeAction(
  passwordChangeSchema,
  async ({ present, next }, context) => {
    const { username } = context.admin
    const fault = passwordFault(next, username)
    if (fault !== null) return invalidFields({ next: fault })
    const wrong = await checkPassword({ username, password: present }, await clientAddress())
    if (wrong !== null) return invalidFields({ present: wrong })
    const { error: refusal } = await context.supabase.auth.updateUser({ password: next, current_password: present })
    if (refusal?.status === 422 || refusal?.status === 400) return invalidFields({ next: refusal.message })
    if (refusal) throw refusal
    try {
      await endSessions(context, null)
    } catch (error) {
      logError('sessions after a change of password', error)
      return fail(
        'The password is changed, but your other sessions could not be ended. End them in the list of sessions.',
      )
    }
  },
  () => 'The password could not be changed. Please try again.',
  { ask: getVerifiedContext },
)

/** Sets the mail address of the account itself. */
export const setMail = writeAction(
  z.object({ mail: optionalMailAddress }),
  async ({ mail }, { supabase }) => {
    const isSet = rowsOf(await supabase.rpc('set_own_mail', { p_mail: mail }))
    if (!isSet) return fail('The address was not saved.')
  },
  () => 'The address could not be saved. Please try again.',
)

/** Ends one session of the account itself, or with null all but the present one; resolves to their number. */
export const endOwnSessions = writeAction(
  z.uuid().nullable(),
  async (id, context) => {
    const ended = await endSessions(context, id)
    return ended === 0 ? fail('It has ended already.', 'conflict') : done(ended)
  },
  () => 'The session could not be ended. Please try again.',
)

const change = async ({ supabase }: AdminContext, userId: string, values: AccountChange) =>
  (await changeAccount(supabase, userId, values)) ? undefined : fail(LACKING)

const accountFailed = (error: unknown) => {
  if (error instanceof BackendError && error.words.includes('last admin')) return 'The last admin stays.'
  return isRefused(error) ? LACKING : 'The account could not be changed. Please try again.'
}

export const setAccountRole = writeAction(
  z.object({ userId: z.uuid(), role: roleNameSchema }),
  ({ userId, role }, context) => change(context, userId, { role }),
  accountFailed,
  { right: 'team' },
)

/** Takes every right from another account at once, or restores them. Its posts stay. */
export const setAccountActive = writeAction(
  z.object({ userId: z.uuid(), isActive: z.boolean() }),
  ({ userId, isActive }, context) => change(context, userId, { isActive }),
  accountFailed,
  { right: 'team' },
)

/** Gives the posts of an account to another one. `isDone`: false when the caller must call again. */
export const giveAllPosts = writeAction(
  z.object({ from: z.uuid(), to: z.uuid() }),
  async ({ from, to }, { supabase }) => {
    const given = await givePosts(supabase, from, to)
    return given === null ? fail('The account that should get them is deactivated or gone.', 'conflict') : done(given)
  },
  (error) => (isRefused(error) ? NOT_GIVEN : 'The posts could not be given. Please try again.'),
  { right: 'team' },
)

/** Unblocks a name or an address after too many failed sign-ins. */
export const openSignIn = writeAction(
  z.string().min(1).max(200),
  async (key, { supabase }) => {
    const wasClosed = rowsOf(await supabase.rpc('open_lockout', { p_key: key }))
    if (!wasClosed) return fail('It is not closed any more.', 'conflict')
  },
  () => 'It could not be opened. Please try again.',
  { right: 'team' },
)
