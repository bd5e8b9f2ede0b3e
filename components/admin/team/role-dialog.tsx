import { useWatch } from 'react-hook-form'
import { CheckField } from '../shared/check-field'
import { ConfirmButton, useAdminAction } from '../shared/admin-action'
import { useHolder } from '../shared/rights'
import { useActionForm } from '../shared/use-action-form'
import { useRestore } from '../shared/use-restore'
import { FormDialog } from '@/components/ui/dialog'
import { InputField } from '@/components/ui/field'
import { ROLE_LABEL_MAX } from '@/lib/auth/limits'
import { may, type Right, RIGHT_NAMES, RIGHTS } from '@/lib/auth/rights'
import { deleteRole, saveRole } from '@/lib/auth/role-actions'
import { type Role, roleSchema } from '@/lib/auth/roles'

type Props = { role: Role | null; onClose: () => void }

function useRoleForm({ role, onClose }: Props) {
  const { act, isPending } = useAdminAction()
  const { undoOf } = useRestore()
  const { form, field, save, isSubmitting } = useActionForm({
    schema: roleSchema,
    defaultValues: { before: role, label: role?.label ?? '', rights: role?.rights ?? [] },
    failed: 'Not saved',
    send: saveRole,
    onDone: (_, { label }) => {
      onClose()
      return `The role ${label} is saved`
    },
  })
  const rights = useWatch({ control: form.control, name: 'rights' })
  const toggle = (right: Right) =>
    form.setValue('rights', rights.includes(right) ? rights.filter((one) => one !== right) : [...rights, right])
  const remove = ({ name, label }: Role) =>
    act('Not deleted', deleteRole, name, () => {
      onClose()
      return { title: `The role ${label} is deleted`, action: undoOf('role', name, label) }
    })
  return { field, rights, toggle, save, remove, isPending: isPending || isSubmitting }
}

/** Adds a role or changes one. Rights that the account itself lacks cannot be given. */
export function RoleDialog({ role, onClose }: Props) {
  const who = useHolder()
  const { field, rights, toggle, save, remove, isPending } = useRoleForm({ role, onClose })
  return (
    <FormDialog
      onClose={onClose}
      title={role ? `The role ${role.label}` : 'New role'}
      isWide
      description="Every account with this role has these rights from the next page on that its person opens."
      send="Save role"
      isBusy={isPending}
      onSend={() => void save()}
      more={
        role &&
        !role.isBuiltIn && (
          <ConfirmButton
            tone="quiet"
            isBusy={isPending}
            question={`Delete the role ${role.label}?`}
            consequence="It works only when no account has this role any more. The bin gives it back."
            yes="Delete role"
            no="Keep it"
            onYes={() => remove(role)}
          >
            Delete…
          </ConfirmButton>
        )
      }
    >
      <InputField label="Name of the role" maxLength={ROLE_LABEL_MAX} {...field('label')} />
      <fieldset className="grid gap-x-4 sm:grid-cols-2">
        <legend className="mb-1 text-sm font-semibold">Rights</legend>
        {RIGHT_NAMES.map((right) => (
          <div key={right} className="pb-2 text-sm">
            <CheckField
              label={RIGHTS[right].label}
              aria-describedby={`right-${right}`}
              checked={rights.includes(right)}
              disabled={!may(who, right)}
              onChange={() => toggle(right)}
              className="gap-3 font-semibold"
            />
            <p id={`right-${right}`} className="pl-8 text-ink-soft">
              {RIGHTS[right].description}
            </p>
          </div>
        ))}
      </fieldset>
    </FormDialog>
  )
}
