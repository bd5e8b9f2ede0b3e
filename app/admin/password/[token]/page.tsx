import type { Metadata } from 'next'
import { z } from 'zod'
import { AccountForm } from '@/components/admin/login/account-form'
import { LinkOverPage, SignInPage } from '@/components/admin/login/sign-in-page'
import { LocalTime } from '@/components/admin/shared/local-time'
import { setPasswordByLink, setPasswordPlainly } from '@/lib/auth/password-link-actions'
import { readPasswordLink } from '@/lib/auth/password-links'
import { passwordCheckClient } from '@/lib/supabase/password-check'

// The address is secret: other sites must not get it as a referrer.
export const metadata: Metadata = { title: 'New password', referrer: 'same-origin' }

const wrongSchema = z.enum(['password', 'link']).optional().catch(undefined)

export default async function PasswordLinkPage({ params, searchParams }: PageProps<'/admin/password/[token]'>) {
  const { token } = await params
  const link = await readPasswordLink(passwordCheckClient(), token)
  if (!link)
    return (
      <LinkOverPage
        title="This link is over"
        text="It was used, replaced by another one, or is older than a day. Ask an admin for a new one."
        login="I know my password"
      />
    )
  return (
    <SignInPage title="Choose a new password">
      <p>
        {link.madeBy} made this link for you. It works once, until <LocalTime iso={link.endsAt} />. Every session of
        your account ends.
      </p>
      <AccountForm
        token={token}
        username={link.username}
        isNamed
        wrong={wrongSchema.parse((await searchParams).wrong)}
        button="Set the password"
        send={setPasswordByLink}
        sendPlainly={setPasswordPlainly}
      />
    </SignInPage>
  )
}
