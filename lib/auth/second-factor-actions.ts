'use server'

import { redirect } from 'next/navigation'
import { z } from 'zod'
import { panelAddress, stepBefore } from './login-address'
import { makeRecoveryCodes, requireOfRole, resetFactor } from './own-factor'
import { isRecoveryCode } from './recovery-codes'
import { ROLE_REFUSED, roleNameSchema } from './roles'
import { appCodeSchema, codeSchema } from './schema'
import { beginFactor, FACTOR_FAULTS, removeFactor, SECOND_STEP_PATH } from './second-factor'
import { checkCode } from './second-step'
import { getAccountContext } from './session'
import { adminAction, type AdminContext, writeAction } from '@/lib/action'
import { type ActionResult, done, fail, invalidFields } from '@/lib/action-result'
import { getSite } from '@/lib/settings/get-site'
import { isRefused } from '@/lib/supabase/backend-error'

const CODE_FAILED = 'The code could not be checked. Please try again in a moment.'

/** An action that first checks a code, and reports a refused code at its field. */
const codeAction = <Schema extends z.ZodType<{ code: string; factorId?: string }>, Data>(
  schema: Schema,
  run: (context: AdminContext, code: string) => Promise<ActionResult<Data>>,
  options?: { ask: typeof getAccountContext },
) =>
  adminAction<Schema, Data>(
    schema,
    async ({ code, factorId }, context) => {
      const refusal = await checkCode(context.supabase, context.admin.username, code, factorId)
      if (refusal === FACTOR_FAULTS.busy) return fail(refusal)
      return refusal === null ? run(context, code) : invalidFields({ code: refusal })
    },
    () => CODE_FAILED,
    options,
  )

const passStep = codeAction(codeSchema, async (_, code) => done(isRecoveryCode(code)), { ask: getAccountContext })

/**
 * Checks the code that a session lacks, with and without scripts, then opens the requested page. The address says
 * whether the code was wrong.
 */
export async function passSecondStep(form: FormData): Promise<void> {
  const to = panelAddress.parse(form.get('to'))
  const result = await passStep({ code: String(form.get('code') ?? '') })
  // A recovery code removes the second step, and the page of the account says so.
  if (result.ok) redirect(result.data ? '/admin/account' : to)
  redirect(`${stepBefore(SECOND_STEP_PATH, to)}&wrong=${result.fieldErrors ? 'code' : 'server'}`)
}

/** Begins the setup of a second factor. Needs no right: a role may require one. */
export const beginSetup = adminAction(
  z.undefined(),
  async (_, { supabase }) => {
    const setup = await beginFactor(supabase, (await getSite()).name)
    return typeof setup === 'string' ? fail(FACTOR_FAULTS[setup]) : done(setup)
  },
  () => 'The setup could not begin. Please try again.',
  { ask: getAccountContext },
)

const makeCodes = async ({ supabase }: AdminContext) => done(await makeRecoveryCodes(supabase))

/** Ends the setup with the app's first code; resolves to the recovery codes, which are shown only once. */
export const finishSetup = codeAction(appCodeSchema.extend({ factorId: z.uuid() }), makeCodes, {
  ask: getAccountContext,
})

/** Replaces the recovery codes. It needs the app's code, which someone with a borrowed browser lacks. */
export const renewRecoveryCodes = codeAction(appCodeSchema, makeCodes)

/** Removes the account's own second factor, after a check of its code. */
export const removeOwnFactor = codeAction(codeSchema, async ({ supabase }) => {
  const fault = await removeFactor(supabase)
  return fault === null ? done(undefined) : fail(FACTOR_FAULTS[fault])
})

const REQUIREMENT_REFUSALS: Record<string, string> = {
  rights: ROLE_REFUSED,
  backend: 'The backend of this site has no two-step sign-in: no account with this role could use the panel.',
  self: 'Set up two-step sign-in for your own account first: else you could lock everybody out.',
}

/** Requires two-step sign-in for the accounts of a role, or waives it. */
export const requireSecondFactor = writeAction(
  z.object({ role: roleNameSchema, isRequired: z.boolean() }),
  async ({ role, isRequired }, { supabase }) => {
    const answer = await requireOfRole(supabase, role, isRequired)
    if (answer !== 'done') return fail(REQUIREMENT_REFUSALS[answer] ?? answer)
  },
  () => 'The role could not be changed. Please try again.',
  { right: 'team' },
)

/** Removes the second factor of another account, whose person has lost it, and ends its sessions. */
export const resetSecondFactor = writeAction(
  z.uuid(),
  async (userId, { supabase }) => {
    if (!(await resetFactor(supabase, userId)))
      return fail('This account has no two-step sign-in any more.', 'conflict')
  },
  (error) =>
    isRefused(error)
      ? 'This account has rights that yours lacks: an account that has them can do it.'
      : 'The two-step sign-in could not be removed. Please try again.',
  { right: 'team' },
)
