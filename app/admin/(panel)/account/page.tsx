import type { Metadata } from 'next'
import { MailForm } from '@/components/admin/account/mail-form'
import { PasswordForm } from '@/components/admin/account/password-form'
import { Passkeys } from '@/components/admin/account/passkeys'
import { SecondFactor } from '@/components/admin/account/second-factor'
import { SessionList } from '@/components/admin/account/session-list'
import { PanelPage, PanelSection } from '@/components/admin/shared/panel-page'
import { requireAdminContext } from '@/lib/auth/session'
import { listSessions, readOwnMail } from '@/lib/auth/own-account'
import { NO_SECOND_FACTOR, readOwnFactor } from '@/lib/auth/own-factor'
import { listPasskeys, NO_PASSKEYS } from '@/lib/auth/passkeys'
import { offersPasskeys } from '@/lib/auth/sign-in-service'
import { canSendMail } from '@/lib/mail/send'

export const metadata: Metadata = { title: 'Account' }

export default async function AccountPage() {
  const context = await requireAdminContext()
  const { username, role } = context.admin
  const [sessions, mail, factor, passkeys] = await Promise.all([
    listSessions(context),
    canSendMail() ? readOwnMail(context) : null,
    readOwnFactor(context.supabase),
    offersPasskeys().then((areOffered) => (areOffered ? listPasskeys(context.supabase) : null)),
  ])
  return (
    <PanelPage title="Account" width="text" intro={`Username: ${username}. Role: ${role}.`}>
      <PanelSection title="Password">
        <PasswordForm username={username} />
      </PanelSection>
      <PanelSection title="Two-step sign-in">
        {factor.isAvailable ? (
          <SecondFactor isOn={factor.isOn} left={factor.codes} />
        ) : (
          <p className="max-w-prose text-sm text-ink-soft">{NO_SECOND_FACTOR}</p>
        )}
      </PanelSection>
      <PanelSection title="Passkeys">
        {passkeys ? (
          <Passkeys passkeys={passkeys} />
        ) : (
          <p className="max-w-prose text-sm text-ink-soft">{NO_PASSKEYS}</p>
        )}
      </PanelSection>
      {mail !== null && (
        <PanelSection title="Mail">
          <MailForm mail={mail} />
        </PanelSection>
      )}
      <PanelSection title="Sessions">
        <p className="max-w-prose text-sm text-ink-soft">
          A session ends by itself eight hours after its sign-in. One that you end is refused at its next request.
        </p>
        <SessionList sessions={sessions} />
      </PanelSection>
    </PanelPage>
  )
}
