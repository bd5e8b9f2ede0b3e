import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { PanelPage } from '@/components/admin/shared/panel-page'
import { AccountList } from '@/components/admin/team/account-list'
import { LockoutList } from '@/components/admin/team/lockout-list'
import { Invitations } from '@/components/admin/team/invitations'
import { listAccounts } from '@/lib/auth/accounts'
import { listInvitations } from '@/lib/auth/invitations'
import { listLockouts } from '@/lib/auth/lockouts'
import { requireAdminContext } from '@/lib/auth/session'
import { canSendMail } from '@/lib/mail/send'
import { takesSignUps } from '@/lib/auth/sign-up-setting'

export const instant = false

export const metadata: Metadata = { title: 'Team' }

export default async function TeamPage() {
  const context = await requireAdminContext()
  if (context.admin.role !== 'admin') notFound()
  const [accounts, invitations, lockouts, isOpen] = await Promise.all([
    listAccounts(context.supabase),
    listInvitations(context.supabase),
    listLockouts(context),
    takesSignUps(),
  ])
  return (
    <PanelPage title="Team" width="text">
      <p className="max-w-prose text-sm text-ink-soft">An account has its new role at its next request.</p>
      <AccountList accounts={accounts} ownId={context.admin.userId} />
      <section aria-labelledby="invitations-heading" className="grid gap-4">
        <h2 id="invitations-heading" className="font-display text-xl font-semibold">
          Invitations
        </h2>
        {!isOpen && (
          <p className="max-w-prose text-sm text-ink-soft">
            Invitations make no account at the moment: sign-up is switched off at the backend
            (docs/deploy-serverless.md).
          </p>
        )}
        <Invitations canSendMail={canSendMail()} invitations={invitations} />
      </section>
      <section aria-labelledby="lockouts-heading" className="grid gap-4">
        <h2 id="lockouts-heading" className="font-display text-xl font-semibold">
          Closed sign-ins
        </h2>
        <LockoutList lockouts={lockouts} />
      </section>
    </PanelPage>
  )
}
