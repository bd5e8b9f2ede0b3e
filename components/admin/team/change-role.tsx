import { type ComponentProps, useState } from 'react'
import { useAdminAction } from '../shared/admin-action'
import { Options } from '../shared/options'
import { useHolder } from '../shared/rights'
import { FormDialog } from '@/components/ui/dialog'
import { SelectField } from '@/components/ui/field'
import { setAccountRole } from '@/lib/auth/account-actions'
import type { Account } from '@/lib/auth/accounts'
import { describeRights } from '@/lib/auth/rights'
import { mayGive, type Role } from '@/lib/auth/roles'

type FieldProps = Omit<ComponentProps<typeof SelectField>, 'label' | 'hint'> & { roles: Role[]; value: string }

/** The choice among the roles that the account may give, with the purpose of the chosen one. */
export function RoleField({ roles, value, ...field }: FieldProps) {
  const { rights } = useHolder()
  const offered = roles.filter((role) => mayGive(rights, role))
  const chosen = roles.find(({ name }) => name === value)
  const hint = chosen ? describeRights(chosen.rights) : 'It decides what the person may do in the panel.'
  return (
    <SelectField label="Role" hint={hint} value={value} {...field}>
      {value === '' && <option value="">Choose a role</option>}
      <Options of={offered.map(({ name, label }) => [name, label] as const)} />
    </SelectField>
  )
}

type Props = { account: Account; roles: Role[]; onClose: () => void }

/** Gives an account another role. */
export function ChangeRole({ account: { userId, username, role: present }, roles, onClose }: Props) {
  const { act, isPending } = useAdminAction()
  const [role, setRole] = useState(present)
  const label = roles.find(({ name }) => name === role)?.label ?? role
  const save = () =>
    act('Not changed', setAccountRole, { userId, role }, () => {
      onClose()
      return `${username} is ${label} now`
    })
  return (
    <FormDialog
      onClose={onClose}
      title={`The role of ${username}`}
      description="The new role counts from the next page on that the person opens."
      send="Save"
      isBusy={isPending}
      onSend={save}
    >
      <RoleField roles={roles} value={role} onChange={({ target }) => setRole(target.value)} />
    </FormDialog>
  )
}
