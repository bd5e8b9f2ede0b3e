'use client'

import { useActionState, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { controlStyles } from '@/components/ui/styles'
import { PASSWORD_MAX, USERNAME_MAX } from '@/lib/auth/limits'
import { failedAttempts, type LoginFailure } from '@/lib/auth/messages'
import { logInPlainly } from './actions'
import { useLogin } from './use-login'

/** What stands above the button after a failure; empty when the fields say it themselves. */
function noticeOf({ failures, message }: LoginFailure): string {
  if (failures > 0) return failedAttempts(failures)
  return [message.title, message.description].filter(Boolean).join('. ')
}

type Props = {
  /** The name of whoever was signed in, when a session has ended. */
  defaultUsername?: string
  onSignedIn: (username: string) => void
}

/** Username and password. With scripts it says what happened in place; without them the browser sends it by itself. */
export function LoginForm({ defaultUsername = '', onSignedIn }: Props) {
  const [plain, plainAction] = useActionState(logInPlainly, null)
  const formRef = useRef<HTMLFormElement>(null)
  const { failure, isPending, blocked, submit } = useLogin(formRef, plain?.failure ?? null, onSignedIn)
  const notice = failure ? noticeOf(failure) : ''
  return (
    <form ref={formRef} action={plainAction} onSubmit={submit} noValidate className="grid gap-5">
      <Field label="Username" error={failure?.fieldErrors?.username}>
        {(control) => (
          <input
            {...control}
            name="username"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            required
            maxLength={USERNAME_MAX}
            defaultValue={plain?.username ?? defaultUsername}
            className={controlStyles}
          />
        )}
      </Field>
      <Field label="Password" error={failure?.fieldErrors?.password}>
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
      <p role="alert" className="text-sm font-medium text-tomato empty:hidden">
        {notice}
      </p>
      <Button type="submit" disabled={blocked} aria-disabled={isPending || undefined}>
        {isPending ? 'Logging in...' : 'Log in'}
      </Button>
    </form>
  )
}
