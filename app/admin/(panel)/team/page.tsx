import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { PanelPage } from '@/components/admin/shared/panel-page'
import { AccountList } from '@/components/admin/team/account-list'
import { LockoutList } from '@/components/admin/team/lockout-list'
import { listAccounts } from '@/lib/auth/accounts'
import { listLockouts } from '@/lib/auth/lockouts'
import { requireAdminContext } from '@/lib/auth/session'

export const instant = false

export const metadata: Metadata = { title: 'Team' }

export default async function TeamPage() {
  const context = await requireAdminContext()
  if (context.admin.role !== 'admin') notFound()
  const [accounts, lockouts] = await Promise.all([listAccounts(context.supabase), listLockouts(context)])
  return (
    <PanelPage title="Team" width="text">
      <p className="max-w-prose text-sm text-ink-soft">
        An account has its new role at its next request. Accounts are made in the terminal: npm run admin -- create.
      </p>
      <AccountList accounts={accounts} ownId={context.admin.userId} />
      <section aria-labelledby="lockouts-heading" className="grid gap-4">
        <h2 id="lockouts-heading" className="font-display text-xl font-semibold">
          Closed sign-ins
        </h2>
        <LockoutList lockouts={lockouts} />
      </section>
    </PanelPage>
  )
}
