import { useState } from 'react'
import { ConfirmDialog, useAdminAction } from '../shared/admin-action'
import { useHolder } from '../shared/rights'
import { mayGive, type Role } from '@/lib/auth/roles'
import { requireSecondFactor } from '@/lib/auth/second-factor-actions'

/** The row of the table of roles that says of which ones two-step sign-in is required, and changes it. */
export function FactorRow({ roles }: { roles: Role[] }) {
  const { rights } = useHolder()
  const { act, isPending } = useAdminAction()
  const [asked, setAsked] = useState<Role | null>(null)
  const require = ({ name, label }: Role, isRequired: boolean) =>
    act(
      'Not changed',
      () => requireSecondFactor({ role: name, isRequired }),
      isRequired ? `${label} requires two-step sign-in now` : `${label} no longer requires two-step sign-in`,
    )
  return (
    <tr>
      <th scope="row" className="min-w-40 px-3 py-2 text-left font-normal">
        <span className="font-semibold">Requires two-step sign-in</span>
        <span className="block text-ink-soft max-sm:hidden">An account without it can only set it up.</span>
        {asked && (
          <ConfirmDialog
            question={`Require two-step sign-in of ${asked.label}?`}
            consequence="From its next request on, an account of this role without it can do nothing but set it up."
            yes="Require it"
            onYes={() => require(asked, true)}
            onClose={() => setAsked(null)}
          />
        )}
      </th>
      {roles.map((role) => (
        <td key={role.name} className="px-2 py-2 text-center">
          <input
            type="checkbox"
            aria-label={`${role.label} requires two-step sign-in`}
            checked={role.requiresFactor}
            disabled={!mayGive(rights, role)}
            onChange={() => !isPending && (role.requiresFactor ? require(role, false) : setAsked(role))}
            className="size-5 accent-accent"
          />
        </td>
      ))}
    </tr>
  )
}
