'use client'

import { Check } from 'lucide-react'
import { useState } from 'react'
import { RoleDialog } from './role-dialog'
import { useHolder } from '../shared/rights'
import { ConfirmDialog, useAdminAction } from '../shared/admin-action'
import { Button } from '@/components/ui/button'
import { RIGHT_NAMES, RIGHTS } from '@/lib/auth/rights'
import { ADMIN, mayGive, type Role } from '@/lib/auth/roles'
import { requireSecondFactor } from '@/lib/auth/second-factor-actions'

/** The table row that shows and changes which roles require two-step sign-in. */
function FactorRow({ roles }: { roles: Role[] }) {
  const { rights } = useHolder()
  const { act, isPending } = useAdminAction()
  const [asked, setAsked] = useState<Role | null>(null)
  const require = ({ name, label }: Role, isRequired: boolean) =>
    act(
      'Not changed',
      requireSecondFactor,
      { role: name, isRequired },
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
        <td key={role.name} className="px-2 text-center">
          <label className="inline-grid size-11 place-items-center">
            <input
              type="checkbox"
              aria-label={`${role.label} requires two-step sign-in`}
              checked={role.requiresFactor}
              disabled={!mayGive(rights, role)}
              onChange={() => !isPending && (role.requiresFactor ? require(role, false) : setAsked(role))}
              className="size-5 accent-accent"
            />
          </label>
        </td>
      ))}
    </tr>
  )
}

/** The roles and their rights as a table. `hasFactors`: whether the backend supports two-step sign-in. */
export function Roles({ roles, hasFactors }: { roles: Role[]; hasFactors: boolean }) {
  const { rights } = useHolder()
  /** The role in the open dialog; 'new' for a new role, null without a dialog. */
  const [open, setOpen] = useState<Role | 'new' | null>(null)
  const mayChange = (role: Role) => role.name !== ADMIN && mayGive(rights, role)
  return (
    <>
      <div
        role="region"
        aria-label="Table of roles"
        tabIndex={0}
        className="relative overflow-x-auto rounded-lg border border-line focus-inset"
      >
        <table className="w-full border-collapse text-sm">
          <thead>
            <tr className="border-b border-line bg-paper-sunk">
              <th scope="col" className="px-3 py-2 text-left font-semibold">
                Right
              </th>
              {roles.map((role) => (
                <th key={role.name} scope="col" className="px-2 py-1 text-center font-semibold">
                  {mayChange(role) ? (
                    <Button
                      tone="quiet"
                      aria-haspopup="dialog"
                      aria-label={`${role.label}, change`}
                      onClick={() => setOpen(role)}
                    >
                      {role.label}
                    </Button>
                  ) : (
                    <span className="px-2">{role.label}</span>
                  )}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {RIGHT_NAMES.map((right) => (
              <tr key={right} className="border-b border-line last:border-b-0">
                <th scope="row" className="min-w-40 px-3 py-2 text-left font-normal">
                  <span className="font-semibold">{RIGHTS[right].label}</span>
                  <span className="block text-ink-soft max-sm:hidden">{RIGHTS[right].description}</span>
                </th>
                {roles.map((role) => (
                  <td key={role.name} className="px-2 py-2 text-center">
                    {role.rights.includes(right) ? (
                      <>
                        <Check aria-hidden="true" className="inline size-4 text-herb" />
                        <span className="sr-only">yes</span>
                      </>
                    ) : (
                      <>
                        <span aria-hidden="true" className="text-ink-soft">
                          –
                        </span>
                        <span className="sr-only">no</span>
                      </>
                    )}
                  </td>
                ))}
              </tr>
            ))}
            {hasFactors && <FactorRow roles={roles} />}
          </tbody>
        </table>
      </div>
      <Button tone="secondary" aria-haspopup="dialog" onClick={() => setOpen('new')} className="justify-self-start">
        New role
      </Button>
      {open && <RoleDialog role={open === 'new' ? null : open} onClose={() => setOpen(null)} />}
    </>
  )
}
