import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { z } from 'zod'
import { LoginScreen } from '@/components/admin/login/login-form'
import { HomeLink } from '@/components/admin/shell/panel-frame'
import { MAX_LOGIN_ATTEMPTS } from '@/lib/auth/limits'
import { getAdminContext } from '@/lib/auth/session'
import { site } from '@/lib/site'

export const instant = false

export const metadata: Metadata = { title: 'Login' }

const failuresSchema = z.coerce.number().int().min(0).max(MAX_LOGIN_ATTEMPTS).optional().catch(undefined)

export default async function LoginPage({ searchParams }: PageProps<'/admin/login'>) {
  if (await getAdminContext()) redirect('/admin/blog')
  const failures = failuresSchema.parse((await searchParams).failures)
  return (
    <main className="mx-auto grid min-h-dvh w-full max-w-md content-center gap-6 px-5 py-10">
      <p className="font-display font-semibold text-2xl">{site.name}</p>
      <div className="cut grid gap-6 border border-line bg-paper-raised p-6 pt-9 shadow-paper sm:p-9">
        <h1 className="text-h2">Admin Login</h1>
        <LoginScreen failures={failures} />
      </div>
      <HomeLink>Back to the site</HomeLink>
    </main>
  )
}
