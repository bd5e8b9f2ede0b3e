'use client'

import { Check } from 'lucide-react'
import { useState } from 'react'
import { FactorRow } from './factor-row'
import { RoleDialog } from './role-dialog'
import { useHolder } from '../shared/rights'
import { Button } from '@/components/ui/button'
import { RIGHT_NAMES, RIGHTS } from '@/lib/auth/rights'
import { ADMIN, mayGive, type Role } from '@/lib/auth/roles'

type Props = { roles: Role[]; hasFactors: boolean }

/**
 * The roles and their rights as a table, which scrolls by itself where it is wider than the page. `hasFactors`: the backend
 * has two-step sign-in.
 */
export function Roles({ roles, hasFactors }: Props) {
  const { rights } = useHolder()
  /** Null: no dialog; 'new': that of a new role. */
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
                  <span className="block text-ink-soft max-sm:hidden">{RIGHTS[right].opens}</span>
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
