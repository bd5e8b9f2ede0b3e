'use client'

import { useRef } from 'react'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { controlStyles } from '@/components/ui/styles'
import { PASSWORD_MAX, USERNAME_MAX } from '@/lib/auth/limits'
import { failedAttempts, type LoginFailure, signInUnavailable } from '@/lib/auth/messages'
import { logInPlainly } from './actions'
import { useLogin } from './use-login'

/** What stands above the button after a failure; empty when the fields say it themselves. */
function noticeOf({ failures, message }: LoginFailure): string {
  if (failures > 0) return failedAttempts(failures)
  return [message.title, message.description].filter(Boolean).join('. ')
}

/** What an address says of the attempt before; it may be forged, so it never blocks. */
const failureFromAddress = (failures: number): LoginFailure => ({
  ok: false,
  failures,
  blocked: false,
  message: signInUnavailable,
})

function UsernameField({ error, defaultValue }: { error: string | undefined; defaultValue: string }) {
  return (
    <Field label="Username" error={error}>
      {(control) => (
        <input
          {...control}
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          maxLength={USERNAME_MAX}
          defaultValue={defaultValue}
          className={controlStyles}
        />
      )}
    </Field>
  )
}

function PasswordField({ error }: { error: string | undefined }) {
  return (
    <Field label="Password" error={error}>
      {(control) => (
        <input
          {...control}
          name="password"
          type="password"
          autoComplete="current-password"
          required
          maxLength={PASSWORD_MAX}
          className={controlStyles}
        />
      )}
    </Field>
  )
}

type Props = {
  /** Failed attempts, when the form was sent without scripts and came back. */
  failures?: number | undefined
  /** The name of whoever was signed in, when a session has ended. */
  defaultUsername?: string
  onSignedIn: (username: string) => void
}

/** Username and password. With scripts it says what happened in place; without them the browser sends it by itself. */
export function LoginForm({ failures, defaultUsername = '', onSignedIn }: Props) {
  const formRef = useRef<HTMLFormElement>(null)
  const initial = failures === undefined ? null : failureFromAddress(failures)
  const { failure, isPending, blocked, submit } = useLogin(formRef, initial, onSignedIn)
  return (
    <form ref={formRef} action={logInPlainly} onSubmit={submit} noValidate className="grid gap-5">
      <UsernameField error={failure?.fieldErrors?.username} defaultValue={defaultUsername} />
      <PasswordField error={failure?.fieldErrors?.password} />
      <p role="alert" className="text-sm font-medium text-tomato empty:hidden">
        {failure && noticeOf(failure)}
      </p>
      <Button type="submit" disabled={blocked} aria-disabled={isPending || undefined}>
        {isPending ? 'Logging in...' : 'Log in'}
      </Button>
    </form>
  )
}
