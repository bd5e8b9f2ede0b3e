import type { Metadata } from 'next'
import { PanelPage, PanelSection } from '@/components/admin/shared/panel-page'
import { AccountList } from '@/components/admin/team/account-list'
import { LockoutList } from '@/components/admin/team/lockout-list'
import { Invitations } from '@/components/admin/team/invitations'
import { Roles } from '@/components/admin/team/roles'
import { listAccounts } from '@/lib/auth/accounts'
import { listInvitations } from '@/lib/auth/invitations'
import { listLockouts } from '@/lib/auth/lockouts'
import { listSecondFactors, NO_SECOND_FACTOR, readOwnFactor } from '@/lib/auth/own-factor'
import { listRoles } from '@/lib/auth/roles'
import { requireAdminContext } from '@/lib/auth/session'
import { canSendMail } from '@/lib/mail/send'
import { takesSignUps } from '@/lib/auth/sign-in-service'

export const metadata: Metadata = { title: 'Team' }

export default async function TeamPage() {
  const context = await requireAdminContext('team')
  const [accounts, roles, invitations, lockouts, isOpen, factor, withFactor] = await Promise.all([
    listAccounts(context.supabase),
    listRoles(context.supabase),
    listInvitations(context.supabase),
    listLockouts(context),
    takesSignUps(),
    readOwnFactor(context.supabase),
    listSecondFactors(context.supabase),
  ])
  return (
    <PanelPage
      title="Team"
      width="text"
      intro="A role decides what an account may do. A change counts from the next page on that its person opens."
    >
      <AccountList accounts={accounts} roles={roles} ownId={context.admin.userId} withFactor={withFactor} />
      <PanelSection title="Roles and their rights">
        <p className="max-w-prose text-sm text-ink-soft">
          Every account can read all posts in the panel. Admin always has every right. Choose the name of another role
          to change what it may do.
        </p>
        <Roles roles={roles} hasFactors={factor.isAvailable} />
        {!factor.isAvailable && <p className="max-w-prose text-sm text-ink-soft">{NO_SECOND_FACTOR}</p>}
      </PanelSection>
      <PanelSection title="Invitations">
        {!isOpen && (
          <p className="max-w-prose text-sm text-ink-soft">
            Invitations cannot be used at the moment: sign-up is switched off at the backend
            (docs/deploy-serverless.md).
          </p>
        )}
        <Invitations canSendMail={canSendMail()} invitations={invitations} roles={roles} />
      </PanelSection>
      <PanelSection title="Closed sign-ins">
        <LockoutList lockouts={lockouts} />
      </PanelSection>
    </PanelPage>
  )
}
