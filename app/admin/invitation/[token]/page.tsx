import type { Metadata } from 'next'
import { z } from 'zod'
import { AccountForm } from '@/components/admin/login/account-form'
import { LinkOverPage, SignInPage } from '@/components/admin/login/sign-in-page'
import { LocalTime } from '@/components/admin/shared/local-time'
import { acceptInvitationOf, acceptPlainly } from '@/lib/auth/invitation-actions'
import { readInvitation } from '@/lib/auth/invitations'
import { USERNAME_MAX } from '@/lib/auth/limits'
import { passwordCheckClient } from '@/lib/supabase/password-check'
import { getSite } from '@/lib/settings/get-site'

// The address is secret: other sites must not get it as a referrer.
export const metadata: Metadata = { title: 'Invitation', referrer: 'same-origin' }

const typedSchema = z.object({
  username: z.string().max(USERNAME_MAX).catch(''),
  wrong: z.enum(['username', 'password', 'link']).optional().catch(undefined),
})

export default async function InvitationPage({ params, searchParams }: PageProps<'/admin/invitation/[token]'>) {
  const { token } = await params
  const typed = typedSchema.parse(await searchParams)
  const invitation = await readInvitation(passwordCheckClient(), token)
  if (!invitation)
    return (
      <LinkOverPage
        title="This invitation is over"
        text="It was used, taken back, or is older than seven days. Ask the person who invited you for a new one."
        login="I have an account"
      />
    )
  return (
    <SignInPage title={`Write for ${(await getSite()).name}`}>
      <p>
        {invitation.invitedBy} invites you as {invitation.role}. Choose the name and the password that you will sign in
        with. The invitation holds until <LocalTime iso={invitation.endsAt} />.
      </p>
      <AccountForm
        token={token}
        {...typed}
        button="Make my account"
        send={acceptInvitationOf}
        sendPlainly={acceptPlainly}
      />
    </SignInPage>
  )
}
