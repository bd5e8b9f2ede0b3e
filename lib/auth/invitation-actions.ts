'use server'

import { redirect } from 'next/navigation'
import { z } from 'zod'
import { logIn, logOut } from './actions'
import {
  type AcceptanceFailure,
  acceptanceSchema,
  acceptInvitation,
  invitationPath,
  makeInvitation,
  deleteInvitation,
} from './invitations'
import { inviteSchema, ROLE_REFUSED } from './roles'
import { checkInput, withRequestId, writeAction } from '@/lib/action'
import { type ActionFailure, type ActionResult, done, fail, invalidFields } from '@/lib/action-result'
import { siteUrl } from '@/lib/env'
import { logError } from '@/lib/log'
import { sendMail } from '@/lib/mail/send'
import { getSite } from '@/lib/settings/get-site'
import { isRefused } from '@/lib/supabase/backend-error'
import { passwordCheckClient } from '@/lib/supabase/password-check'

const GONE = 'It was used or taken back meanwhile, or its role has rights that yours lacks.'

/** Mails the link of an invitation; resolves to whether it was sent. The inviter sees the link in any case. */
async function mailLink(to: string, path: string, inviter: string): Promise<boolean> {
  const { name } = await getSite()
  const lines = [
    `${inviter} invites you to write for ${name}.`,
    `Choose your name and password here, within seven days:\n${siteUrl()}${path}`,
    'The link makes one account. If you did not expect it, delete this mail.',
  ]
  try {
    return await sendMail({ to, subject: `Write for ${name}`, text: lines.join('\n\n') })
  } catch (error) {
    logError('invitation', error)
    return false
  }
}

/** The link of a new invitation, which is shown only once. `isSent` is null when no address was given. */
export type MadeLink = { path: string; isSent: boolean | null }

/** Makes an invitation, and mails its link if an address is given. */
export const invite = writeAction(
  inviteSchema,
  async ({ role, note, email }, { admin, supabase }) => {
    const path = invitationPath(await makeInvitation(supabase, role, note))
    const isSent = email === '' ? null : await mailLink(email, path, admin.username)
    return done({ path, isSent })
  },
  (error) => (isRefused(error) ? ROLE_REFUSED : 'The invitation could not be made. Please try again.'),
  { right: 'team' },
)

/** Replaces the link of an invitation by a new one for seven days; resolves to its path. */
export const renewInvitation = writeAction(
  z.uuid(),
  async (id, { supabase }) => {
    const before = await deleteInvitation(supabase, id)
    if (!before) return fail(GONE, 'conflict')
    try {
      return done(invitationPath(await makeInvitation(supabase, before.role, before.note)))
    } catch (error) {
      logError('new link of an invitation', error)
      return fail('The earlier link is deleted, but a new one could not be made. Make a new invitation.')
    }
  },
  () => 'The link could not be made. Please try again.',
  { right: 'team' },
)

/** Deletes an invitation, so that its link becomes invalid. */
export const revokeInvitation = writeAction(
  z.uuid(),
  async (id, { supabase }) => {
    if (!(await deleteInvitation(supabase, id))) return fail(GONE, 'conflict')
  },
  () => 'The invitation could not be taken back. Please try again.',
  { right: 'team' },
)

const FAILURES: Record<AcceptanceFailure, ActionFailure> = {
  over: fail('This invitation was used, taken back or is over. Ask for a new one.', 'conflict'),
  taken: invalidFields({ username: 'This name is taken' }),
  closed: fail('The site takes no new accounts at the moment. Tell the person who invited you.'),
  refused: invalidFields({ password: 'The sign-in service does not take this password' }),
}

async function accept(input: unknown): Promise<ActionResult> {
  const checked = checkInput(acceptanceSchema, input)
  if (!checked.ok) return checked
  const { data } = checked
  try {
    const failure = await acceptInvitation(passwordCheckClient(), data)
    if (failure !== null) return FAILURES[failure]
  } catch (failed) {
    logError('invitation', failed)
    return fail('The account could not be made. Please try again in a moment.')
  }
  // The account exists: if this sign-in fails, the panel shows the sign-in form, not another account's session.
  const { ok } = await logIn({ username: data.username, password: data.password })
  if (!ok) await logOut()
  return done(undefined)
}

/** Makes the account of an invitation and signs it in. Guests call it; the token authorises them. */
export async function acceptInvitationOf(input: unknown): Promise<ActionResult> {
  return withRequestId(() => accept(input))
}

/**
 * The same from a form that is sent without scripts. The address carries an error, because the state of such a form is
 * lost when a page is resumed from its prerendered shell.
 */
export async function acceptPlainly(form: FormData): Promise<void> {
  const typed = Object.fromEntries(form)
  const result = await acceptInvitationOf(typed)
  if (result.ok) redirect('/admin/blog')
  const wrong = result.fieldErrors?.username ? 'username' : result.fieldErrors?.password ? 'password' : 'link'
  const query = new URLSearchParams({ wrong, username: String(typed.username ?? '') })
  redirect(`${invitationPath(encodeURIComponent(String(typed.token)))}?${query}`)
}
