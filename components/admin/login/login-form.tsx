'use client'

import { CodeField } from './second-step'
import { PasskeyButton } from './passkey-button'
import { type SignedIn, useLogin } from './use-login'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { InputField } from '@/components/ui/field'
import { flashToast } from '@/components/ui/flash-toast'
import { useToast } from '@/components/ui/toast'
import { logInPlainly } from '@/lib/auth/actions'
import { PASSWORD_MAX, USERNAME_MAX } from '@/lib/auth/limits'
import { pageAfterLogin } from '@/lib/auth/login-address'
import type { LoginFailure } from '@/lib/auth/messages'

type Props = {
  /** The failure in the address, after a form without scripts. */
  failureBefore?: LoginFailure | null
  defaultUsername?: string
  /** The page that opens after a form without scripts. */
  to?: string
  onSignedIn: (result: SignedIn) => void
}

/**
 * Username and password; also the code, once the server asks for it. With scripts, results appear in place; without
 * scripts, the browser submits the form.
 */
function LoginForm({ failureBefore = null, defaultUsername = '', to, onSignedIn }: Props) {
  const { failure, asksForCode, isPending, isShut, notice, username, setUsername, submit } = useLogin({
    failureBefore,
    defaultUsername,
    onSignedIn,
  })
  return (
    <form action={logInPlainly} onSubmit={submit} noValidate className="grid gap-5">
      {to !== undefined && <input type="hidden" name="to" value={to} />}
      <InputField
        label="Username"
        error={failure?.fieldErrors?.username}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        maxLength={USERNAME_MAX}
        defaultValue={username}
        onChange={({ target }) => setUsername(target.value)}
      />
      <InputField
        label="Password"
        error={failure?.fieldErrors?.password}
        name="password"
        type="password"
        autoComplete="current-password"
        required
        maxLength={PASSWORD_MAX}
      />
      {asksForCode && <CodeField autoFocus error={failure?.fieldErrors?.code} />}
      <p role="alert" className="text-sm font-medium text-tomato empty:hidden">
        {notice}
      </p>
      <Button type="submit" disabled={isShut} isBusy={isPending}>
        {isPending ? 'Logging in...' : 'Log in'}
      </Button>
    </form>
  )
}

/** Loads the requested page with the new session; fully, to get the panel's content security policy and cookies. */
function enter({ message }: SignedIn) {
  flashToast({ variant: 'success', ...message })
  const { pathname, search } = window.location
  window.location.replace(pageAfterLogin(pathname, search))
}

type ScreenProps = Omit<Props, 'to' | 'onSignedIn'> & {
  to: string
  hasPasskeys: boolean
}

export function LoginScreen({ hasPasskeys, ...before }: ScreenProps) {
  return (
    <>
      <LoginForm {...before} onSignedIn={enter} />
      {hasPasskeys && <PasskeyButton onSignedIn={enter} />}
    </>
  )
}

type SessionDialogProps = {
  /** The message of the refused request. */
  message: string
  username: string
  onClose: () => void
  onSignedIn?: () => void
}

/** Signs in again without leaving the page, so that typed texts and picked files stay. */
export function SessionDialog({ message, username, onClose, onSignedIn }: SessionDialogProps) {
  const toast = useToast()
  return (
    <Dialog onClose={onClose} title="Sign in again" description={message}>
      <LoginForm
        defaultUsername={username}
        onSignedIn={(result) => {
          onClose()
          toast.show({ variant: 'success', ...result.message })
          onSignedIn?.()
        }}
      />
    </Dialog>
  )
}
