'use client'

import { useAdminAction } from '../shared/admin-action'
import { LocalTime } from '../shared/local-time'
import { Button } from '@/components/ui/button'
import { openSignIn } from '@/lib/auth/account-actions'
import type { Lockout } from '@/lib/auth/lockouts'

/** The sign-ins that are blocked after too many failures, with buttons to unblock them. */
export function LockoutList({ lockouts }: { lockouts: Lockout[] }) {
  const { act, isPending } = useAdminAction()
  if (lockouts.length === 0) return <p className="text-sm text-ink-soft">No sign-in is closed.</p>
  return (
    <ul className="border-t border-line">
      {lockouts.map(({ key, what, endsAt }) => (
        <li key={key} className="flex flex-wrap items-center justify-between gap-x-4 border-b border-line py-2 text-sm">
          <p className="min-w-0 break-words">
            <span className="font-semibold">{what}</span>
            <span className="text-ink-soft">
              {' '}
              · until <LocalTime iso={endsAt} />
            </span>
          </p>
          <Button
            tone="quiet"
            isBusy={isPending}
            onClick={() => act('Not opened', openSignIn, key, 'The sign-in is open again')}
          >
            Open<span className="sr-only"> the sign-in of {what}</span>
          </Button>
        </li>
      ))}
    </ul>
  )
}
