import { type FormEvent, type RefObject, useEffect, useEffectEvent, useState, useTransition } from 'react'
import { useToast } from '@/components/ui/toast'
import { logIn } from '@/lib/auth/actions'
import { LOGIN_BLOCK_MINUTES } from '@/lib/auth/limits'
import { type LoginFailure, type LoginResult, signInUnavailable } from '@/lib/auth/messages'
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

/** After a refusal: the password goes, and the focus is where the person types next. */
function prepareRetry(form: HTMLFormElement, { fieldErrors }: LoginFailure) {
  const { password } = inputsOf(form)
  if (password instanceof HTMLInputElement) password.value = ''
  focusOn(form, fieldErrors?.username ? 'username' : 'password')
}

/** The server counts; this only gives the button back when the server may say yes again. */
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
export function useLogin(
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
