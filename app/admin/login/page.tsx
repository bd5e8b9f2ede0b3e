import type { Metadata } from 'next'
import { z } from 'zod'
import { LoginScreen } from '@/components/admin/login/login-form'
import { SignInPage } from '@/components/admin/login/sign-in-page'
import { Forward } from '@/components/admin/shell/forward'
import { MAX_LOGIN_ATTEMPTS } from '@/lib/auth/limits'
import { offersPasskeys } from '@/lib/auth/sign-in-service'
import { getAccountContext } from '@/lib/auth/session'

export const metadata: Metadata = { title: 'Login' }

const failuresSchema = z.coerce.number().int().min(0).max(MAX_LOGIN_ATTEMPTS).optional().catch(undefined)

export default async function LoginPage({ searchParams }: PageProps<'/admin/login'>) {
  if (await getAccountContext()) return <Forward to="/admin/blog" />
  const failures = failuresSchema.parse((await searchParams).failures)
  return (
    <SignInPage title="Admin Login">
      <LoginScreen failures={failures} hasPasskeys={await offersPasskeys()} />
    </SignInPage>
  )
}
