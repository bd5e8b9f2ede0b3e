import { z } from 'zod'
import { INVITATION_NOTE_MAX, ROLE_LABEL_MAX } from './limits.ts'
import { type Right, RIGHT_NAMES, rightsOf } from './rights.ts'
import { optionalMailAddress } from '../mail/address.ts'
import { SLUG, toSlug } from '../slug.ts'
import { rowsOf } from '../supabase/backend-error.ts'
import type { Client } from '../supabase/client.ts'

/**
 * A set of rights with a name. The role `admin` has all of them and cannot be changed. `requiresFactor`: its accounts
 * need two-step sign-in.
 */
export type Role = { name: string; label: string; rights: Right[]; isBuiltIn: boolean; requiresFactor: boolean }

/** The message when the database does not let the account give or change a role. */
export const ROLE_REFUSED = 'This role was deleted meanwhile, or has rights that your own role lacks.'

/** The message when the role that the editor opened is not the stored one any more. */
export const ROLE_CHANGED = 'This role was changed or deleted meanwhile, or has rights that your own role lacks.'

/** The role that has all rights. */
export const ADMIN = 'admin'

export const roleNameSchema = z.string().regex(SLUG).max(ROLE_LABEL_MAX)

const rightsSchema = z.array(z.enum(RIGHT_NAMES))

/** `before` is the role as it was opened; null for a new one, whose name is made from its label. */
export const roleSchema = z
  .object({
    before: z.object({ name: roleNameSchema, label: z.string(), rights: rightsSchema }).nullable(),
    label: z
      .string()
      .trim()
      .min(1, 'Give the role a name')
      .max(ROLE_LABEL_MAX, `Use at most ${ROLE_LABEL_MAX} characters`),
    rights: rightsSchema,
  })
  .refine(({ before, label }) => before !== null || label === '' || toSlug(label) !== '', {
    path: ['label'],
    message: 'Use a letter a to z or a digit, too',
  })

/** The form of an invitation. Its link is mailed to `email` unless that is empty. */
export const inviteSchema = z.object({
  role: z.string().min(1, 'Choose a role').pipe(roleNameSchema),
  email: optionalMailAddress,
  note: z.string().trim().max(INVITATION_NOTE_MAX, `Use at most ${INVITATION_NOTE_MAX} characters`),
})

/** All roles: built-in ones first, then by the number of their rights, the most first. */
export async function listRoles(client: Client): Promise<Role[]> {
  const columns = 'name, label, rights, built_in, requires_second_factor'
  const rows = rowsOf(await client.from('roles').select(columns).order('label').limit(200))
  return rows
    .map(({ name, label, rights, built_in, requires_second_factor }) => ({
      name,
      label,
      rights: rightsOf(rights),
      isBuiltIn: built_in,
      requiresFactor: requires_second_factor,
    }))
    .sort((a, b) => Number(b.isBuiltIn) - Number(a.isBuiltIn) || b.rights.length - a.rights.length)
}

/**
 * Adds a role, or changes it unless it was changed since it was opened: two accounts would otherwise give rights back that
 * the other one took. Resolves to whether it was written. Throws a BackendError.
 */
export async function writeRole(
  client: Client,
  { before, label, rights }: z.output<typeof roleSchema>,
): Promise<boolean> {
  const table = client.from('roles')
  const write = before
    ? table
        .update({ label, rights })
        .eq('name', before.name)
        .eq('label', before.label)
        .contains('rights', before.rights)
        .containedBy('rights', before.rights)
    : table.insert({ name: toSlug(label).slice(0, ROLE_LABEL_MAX).replace(/-$/, ''), label, rights })
  return rowsOf(await write.select('name')).length > 0
}

/** Whether an account with these rights may give a role, change it, or take it from an account. */
export const mayGive = (rights: readonly Right[], role: Pick<Role, 'rights'> | undefined): boolean =>
  rights.includes('team') && (role?.rights.every((right) => rights.includes(right)) ?? false)
