import type { Metadata } from 'next'
import { PasswordForm } from '@/components/admin/account/password-form'
import { OpenPanel, SignInPage } from '@/components/admin/login/sign-in-page'
import { SignInProvider } from '@/components/admin/shared/admin-action'
import { Forward } from '@/components/admin/shell/forward'
import { getVerifiedContext } from '@/lib/auth/session'

export const metadata: Metadata = { title: 'First password' }

/** Shown instead of every panel page until the person has chosen a password. */
export default async function FirstPasswordPage() {
  const context = await getVerifiedContext()
  if (!context) return <Forward to="/admin/login" />
  const { username, mustChangePassword } = context.admin
  if (!mustChangePassword)
    return (
      <SignInPage title="The password is yours">
        <OpenPanel />
      </SignInPage>
    )
  return (
    <SignInPage title="Choose a password of your own">
      <p>The present one was made for you, and others may know it. The panel opens once it is changed.</p>
      <SignInProvider username={username}>
        <PasswordForm username={username} />
      </SignInProvider>
    </SignInPage>
  )
}
