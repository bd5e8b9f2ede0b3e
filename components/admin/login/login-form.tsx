'use client'

import { type FormEvent, type RefObject, useEffect, useEffectEvent, useRef, useState, useTransition } from 'react'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { controlStyles } from '@/components/ui/styles'
import { useToast } from '@/components/ui/toast'
import { logIn } from '@/lib/auth/actions'
import { LOGIN_BLOCK_MINUTES, PASSWORD_MAX, USERNAME_MAX } from '@/lib/auth/limits'
import { logInPlainly } from '@/lib/auth/actions'
import { failedAttempts, type LoginFailure, type LoginResult, signInUnavailable } from '@/lib/auth/messages'
import { loginSchema } from '@/lib/auth/schema'

const MINUTE = 60_000

const unreachable: LoginFailure = { ok: false, failures: 0, blocked: false, message: signInUnavailable }

/** What can be seen to be missing without asking the server; null when nothing is. */
function incomplete(input: unknown): LoginFailure['fieldErrors'] | null {
  const parsed = loginSchema.safeParse(input)
  if (parsed.success) return null
  const errors: NonNullable<LoginFailure['fieldErrors']> = {}
  for (const { path, message } of parsed.error.issues) {
    if (path[0] === 'username' || path[0] === 'password') errors[path[0]] ??= message
  }
  return errors
}

const inputsOf = (form: HTMLFormElement) => ({
  username: form.elements.namedItem('username'),
  password: form.elements.namedItem('password'),
})

function focusOn(form: HTMLFormElement, field: 'username' | 'password') {
  const input = inputsOf(form)[field]
  if (input instanceof HTMLInputElement) input.focus()
}

/** After a refusal: empties the password, and focuses the field that has to be typed in. */
function prepareRetry(form: HTMLFormElement, { fieldErrors }: LoginFailure) {
  const { password } = inputsOf(form)
  if (password instanceof HTMLInputElement) password.value = ''
  focusOn(form, fieldErrors?.username ? 'username' : 'password')
}

/** Enables the button again when the block is over; the server counts and decides. */
function useUnblocking(blocked: boolean, unblock: () => void) {
  const onTime = useEffectEvent(unblock)
  useEffect(() => {
    if (!blocked) return
    const timer = setTimeout(() => onTime(), LOGIN_BLOCK_MINUTES * MINUTE)
    return () => clearTimeout(timer)
  }, [blocked])
}

/**
 * One login form's state. `initial` is what became of a form that was sent without scripts; `onSignedIn` gets
 * the username.
 */
function useLogin(
  formRef: RefObject<HTMLFormElement | null>,
  initial: LoginFailure | null,
  onSignedIn: (username: string) => void,
) {
  const toast = useToast()
  const [failure, setFailure] = useState(initial)
  const [isPending, startTransition] = useTransition()
  const blocked = failure?.blocked ?? false

  useUnblocking(blocked, () => setFailure(null))

  function refuse(result: LoginFailure) {
    setFailure(result)
    toast.show({ variant: 'error', ...result.message })
    if (formRef.current) prepareRetry(formRef.current, result)
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isPending || blocked) return
    const data = new FormData(event.currentTarget)
    const input = { username: data.get('username'), password: data.get('password') }
    const fieldErrors = incomplete(input)
    if (fieldErrors) {
      setFailure({ ok: false, failures: failure?.failures ?? 0, blocked, message: { title: '' }, fieldErrors })
      focusOn(event.currentTarget, fieldErrors.username ? 'username' : 'password')
      return
    }
    toast.dismissErrors()
    startTransition(async () => {
      const result: LoginResult = await logIn(input).catch(() => unreachable)
      if (result.ok) onSignedIn(result.username)
      else startTransition(() => refuse(result))
    })
  }

  return { failure, isPending, blocked, submit }
}

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
