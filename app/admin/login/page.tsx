import type { Metadata } from 'next'
import { LoginScreen } from '@/components/admin/login/login-form'
import { SignInPage } from '@/components/admin/login/sign-in-page'
import { Forward } from '@/components/admin/shell/forward'
import { readLoginAddress } from '@/lib/auth/login-address'
import { offersPasskeys } from '@/lib/auth/sign-in-service'
import { getAccountContext, pageToOpen } from '@/lib/auth/session'

export const metadata: Metadata = { title: 'Login' }

export default async function LoginPage({ searchParams }: PageProps<'/admin/login'>) {
  const { username, failure } = readLoginAddress(await searchParams)
  const to = await pageToOpen()
  if (await getAccountContext()) return <Forward to={to} />
  return (
    <SignInPage title="Admin Login">
      <LoginScreen failureBefore={failure} defaultUsername={username} to={to} hasPasskeys={await offersPasskeys()} />
    </SignInPage>
  )
}
