'use server'

import { ROLE_CHANGED, ROLE_REFUSED, roleNameSchema, roleSchema, writeRole } from './roles'
import { writeAction } from '@/lib/action'
import { fail, invalidFields } from '@/lib/action-result'
import { isInUse, isRefused, isTaken, rowsOf } from '@/lib/supabase/backend-error'

const LACKING = 'You may neither give nor take rights that your own role lacks.'

/** Adds a role, or changes its name and rights, which its accounts have from their next request. */
export const saveRole = writeAction(
  roleSchema,
  async (role, { supabase }) => {
    try {
      if (!(await writeRole(supabase, role))) return fail(ROLE_CHANGED, 'conflict')
    } catch (error) {
      if (isTaken(error)) return invalidFields({ label: 'Another role has this name' })
      throw error
    }
  },
  (error) => (isRefused(error) ? LACKING : 'The role could not be saved. Please try again.'),
  { right: 'team' },
)

/** Deletes a role that the team has made and no account has. */
export const deleteRole = writeAction(
  roleNameSchema,
  async (name, { supabase }) => {
    const rows = rowsOf(await supabase.from('roles').delete().eq('name', name).select('name'))
    if (rows.length === 0) return fail(ROLE_REFUSED, 'conflict')
  },
  (error) =>
    isInUse(error)
      ? 'An account or an invitation has this role: give it another one first.'
      : 'The role could not be deleted. Please try again.',
  { right: 'team' },
)
