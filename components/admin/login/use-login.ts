import { type FormEvent, useEffect, useState, useTransition } from 'react'
import { z } from 'zod'
import { useToast } from '@/components/ui/toast'
import { useStored } from '@/components/ui/use-in-browser'
import { holdsBlock, logIn } from '@/lib/auth/actions'
import { MAX_LOGIN_ATTEMPTS } from '@/lib/auth/limits'
import {
  type Block,
  blockedUntil,
  failedAttempts,
  incompleteLogin,
  isBlocked,
  type LoginFailure,
  loginFailure,
  type LoginResult,
  signInUnavailable,
} from '@/lib/auth/messages'
import { loginSchema } from '@/lib/auth/schema'
import { storedValue } from '@/lib/stored-value'

/** The server's result after a successful login. */
export type SignedIn = Extract<LoginResult, { ok: true }>

function focusOn(form: HTMLFormElement, field: 'username' | 'password' | 'code') {
  const input = form.elements.namedItem(field)
  if (!(input instanceof HTMLInputElement)) return
  if (field === 'password') input.value = ''
  input.focus()
}

const storedBlock = storedValue('flavorcraft:login-block')
const blockSchema = z.object({ reason: z.enum(['name', 'network']), username: z.string(), until: z.number() })

function readBlock(text: string | null): Block | null {
  try {
    return blockSchema.parse(JSON.parse(text ?? ''))
  } catch {
    return null
  }
}

/** Forgets a stored block that the team has ended meanwhile. */
async function checkStoredBlock(): Promise<void> {
  const text = storedBlock.get()
  const block = readBlock(text)
  if (!block || block.until <= Date.now() || (await holdsBlock(block.username))) return
  if (storedBlock.get() === text) storedBlock.set(null)
}

/**
 * The active block that the server last reported, also after a reload. Then the server is asked once whether it still
 * holds. For display only: the server enforces it.
 */
function useBlock() {
  const block = readBlock(useStored(storedBlock))
  const [now, setNow] = useState(() => Date.now())
  const isOn = block !== null && block.until > now
  // The block stays when the server does not answer.
  useEffect(() => void checkStoredBlock().catch(() => undefined), [])
  useEffect(() => {
    if (!isOn) return
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [isOn])
  return { block: isOn ? block : null, now, tick: () => setNow(Date.now()) }
}

/** The message above the button after a failure; empty when the fields or the toast show it. */
function noticeOf(failure: LoginFailure | null): string {
  if (!failure || failure.fieldErrors || failure.needsCode) return ''
  if (failure.failures > 0 && failure.failures < MAX_LOGIN_ATTEMPTS) return failedAttempts(failure.failures)
  return [failure.message.title, failure.message.description].filter(Boolean).join('. ')
}

type Options = {
  failureBefore: LoginFailure | null
  defaultUsername: string
  onSignedIn: (result: SignedIn) => void
}

export function useLogin({ failureBefore, defaultUsername, onSignedIn }: Options) {
  const toast = useToast()
  const [failure, setFailure] = useState(failureBefore)
  const [asksForCode, setAsksForCode] = useState(false)
  const [isPending, startTransition] = useTransition()
  const [typed, setUsername] = useState<string | null>(null)
  const { block, now, tick } = useBlock()
  const username = typed ?? (defaultUsername || (block?.username ?? ''))
  // A block is per username, so another one can sign in meanwhile.
  const isShut = isBlocked(block, username, now)

  function refuse(form: HTMLFormElement, result: LoginFailure) {
    // The notice of a block comes from the store.
    setFailure(result.block ? null : result)
    if (result.block) storedBlock.set(JSON.stringify(result.block))
    tick()
    if (result.needsCode) setAsksForCode(true)
    if (!result.needsCode || result.fieldErrors) toast.show({ variant: 'error', ...result.message })
    focusOn(form, result.needsCode ? 'code' : 'password')
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isPending || isShut) return
    const form = event.currentTarget
    const input = Object.fromEntries(new FormData(form))
    const { error } = loginSchema.safeParse(input)
    if (error) {
      const incomplete = incompleteLogin(error)
      setFailure({ ...incomplete, failures: failure?.failures ?? 0 })
      focusOn(form, incomplete.fieldErrors?.username ? 'username' : 'password')
      return
    }
    toast.dismissErrors()
    startTransition(async () => {
      const result = await logIn(input).catch(() => loginFailure(signInUnavailable))
      if (!result.ok) return startTransition(() => refuse(form, result))
      storedBlock.set(null)
      onSignedIn(result)
    })
  }
  const notice = block && isShut ? blockedUntil(block, now) : noticeOf(failure)
  return { failure, asksForCode, isPending, isShut, notice, username, setUsername, submit }
}
