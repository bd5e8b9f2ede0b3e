'use server'

import { z } from 'zod'
import {
  beginPasskey,
  keepPasskey,
  PASSKEY_FAULTS,
  passkeyFormSchema,
  registrationSchema,
  removePasskey,
} from './passkeys'
import { checkPassword } from './sign-in'
import { adminAction, writeAction } from '@/lib/action'
import { done, fail, invalidFields } from '@/lib/action-result'
import { browserName, clientAddress } from '@/lib/client-address'

const NOT_ADDED = 'The passkey could not be added. Please try again.'

/** Begins to add a passkey to the account itself, after a check of its present password. */
export const beginOwnPasskey = adminAction(
  passkeyFormSchema,
  async ({ present }, { admin: { username }, supabase }) => {
    const wrong = await checkPassword({ username, password: present }, await clientAddress())
    if (wrong !== null) return invalidFields({ present: wrong })
    const question = await beginPasskey(supabase)
    return typeof question === 'string' ? fail(PASSKEY_FAULTS[question]) : done(question)
  },
  () => NOT_ADDED,
)

/** Stores a passkey that the browser has made, under the browser's name. */
export const keepOwnPasskey = writeAction(
  registrationSchema,
  async (answer, { supabase }) => {
    const fault = await keepPasskey(supabase, answer, await browserName())
    if (fault !== null) return fail(PASSKEY_FAULTS[fault])
  },
  () => NOT_ADDED,
)

export const removeOwnPasskey = writeAction(
  z.uuid(),
  async (id, { supabase }) => {
    const fault = await removePasskey(supabase, id)
    if (fault !== null) return fail(PASSKEY_FAULTS[fault])
  },
  () => 'The passkey could not be removed. Please try again.',
)
