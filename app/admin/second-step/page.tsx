import type { Metadata } from 'next'
import { z } from 'zod'
import { SecondFactor } from '@/components/admin/account/second-factor'
import { SecondStepForm } from '@/components/admin/login/second-step'
import { OpenPanel, SignInPage } from '@/components/admin/login/sign-in-page'
import { SignInProvider } from '@/components/admin/shared/admin-action'
import { Forward } from '@/components/admin/shell/forward'
import { LogoutButton } from '@/components/admin/shell/panel-frame'
import { logOutPlainly } from '@/lib/auth/actions'
import { panelAddress } from '@/lib/auth/login-address'
import { readOwnFactor } from '@/lib/auth/own-factor'
import { getAccountContext } from '@/lib/auth/session'

export const metadata: Metadata = { title: 'Two-step sign-in' }

const querySchema = z.object({ wrong: z.enum(['code', 'server']).optional().catch(undefined), to: panelAddress })

/** Shown instead of every panel page until the session has the second factor that its account or role requires. */
export default async function SecondStepPage({ searchParams }: PageProps<'/admin/second-step'>) {
  const context = await getAccountContext()
  if (!context) return <Forward to="/admin/login" />
  const { admin, lacksFactor } = context
  const logout = (
    <form action={logOutPlainly}>
      <LogoutButton />
    </form>
  )
  if (lacksFactor === 'code')
    return (
      <SignInPage title="Two-step sign-in">
        <SecondStepForm {...querySchema.parse(await searchParams)} />
        {logout}
      </SignInPage>
    )
  const isDone = lacksFactor === null
  const factor = isDone ? await readOwnFactor(context.supabase) : { isAvailable: true, isOn: false, codes: 0 }
  return (
    <SignInPage title={isDone ? 'Two-step sign-in' : 'Set up two-step sign-in'}>
      {!isDone && <p>Your role requires two-step sign-in. The panel opens once it is set up.</p>}
      {/* Stays mounted when the setup ends: the recovery codes are its state. */}
      {factor.isAvailable && (
        <SignInProvider username={admin.username}>
          <SecondFactor isOn={factor.isOn} left={factor.codes} />
        </SignInProvider>
      )}
      {isDone ? <OpenPanel /> : logout}
    </SignInPage>
  )
}
