import { type FormEvent, type RefObject, useEffect, useEffectEvent, useState, useTransition } from 'react'
import { useToast } from '@/components/ui/toast'
import { logIn } from '@/lib/auth/actions'
import {
  type Block,
  blockedUntil,
  failedAttempts,
  isBlocked,
  type LoginFailure,
  type LoginResult,
  signInUnavailable,
} from '@/lib/auth/messages'
import { noteBlock } from '@/lib/auth/note-block'
import { loginSchema } from '@/lib/auth/schema'

const SECOND = 1000

const unreachable: LoginFailure = { ok: false, failures: 0, block: null, message: signInUnavailable }

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

type Clock = { now: number; isLive: boolean }

/** The time while a block lasts, second by second: the page's own until it is live. The server counts and decides. */
function useClock(block: Block | null, shownAt: number): Clock & { tick: () => void } {
  const [clock, setClock] = useState<Clock>({ now: shownAt, isLive: false })
  const tick = () => setClock({ now: Date.now(), isLive: true })
  const onTime = useEffectEvent(tick)
  useEffect(() => {
    if (!block) return
    const first = setTimeout(() => onTime())
    const timer = setInterval(() => onTime(), SECOND)
    return () => {
      clearTimeout(first)
      clearInterval(timer)
    }
  }, [block])
  return { ...clock, tick }
}

/**
 * One login form's state. `initial` is what became of a form that was sent without scripts; `onSignedIn` gets
 * the username.
 */
export function useLogin(
  formRef: RefObject<HTMLFormElement | null>,
  initial: () => LoginFailure | null,
  { shownAt, defaultUsername }: { shownAt: number; defaultUsername: string },
  onSignedIn: (username: string) => void,
) {
  const toast = useToast()
  const [failure, setFailure] = useState(initial)
  const [isPending, startTransition] = useTransition()
  const [username, setUsername] = useState(defaultUsername)
  const block = failure?.block ?? null
  const { now, isLive, tick } = useClock(block, shownAt)
  // Others of the same network may come in meanwhile; before the page is live nobody can be kept from typing another name.
  const blocked = isLive && isBlocked(block, username, now)

  function refuse(result: LoginFailure) {
    setFailure(result)
    if (result.block) noteBlock(result.block)
    tick()
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
      setFailure({ ok: false, failures: failure?.failures ?? 0, block, message: { title: '' }, fieldErrors })
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

  return { failure, isPending, blocked, notice: noticeOf(failure, blocked || !isLive, now), setUsername, submit }
}

/**
 * What stands above the button after a failure; empty when the fields say it themselves, and when a block is over or
 * keeps out another name than the one that is typed.
 */
function noticeOf(failure: LoginFailure | null, blocked: boolean, now: number): string {
  if (!failure) return ''
  const { block, failures, message } = failure
  if (block) return blocked ? blockedUntil(block, now) : ''
  if (failures > 0) return failedAttempts(failures)
  return [message.title, message.description].filter(Boolean).join('. ')
}

/** What an address or a cookie says of the attempt before; it may be forged, and the server decides. */
export const failureBefore = (failures: number | undefined, block: Block | null): LoginFailure | null =>
  failures === undefined && !block ? null : { ok: false, failures: failures ?? 0, block, message: signInUnavailable }
