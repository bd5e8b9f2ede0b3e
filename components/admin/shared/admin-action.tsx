'use client'

import { type ReactNode, createContext, use, useEffect, useEffectEvent, useState, useTransition } from 'react'
import { SessionDialog } from '../login/login-form'
import { Button, type ButtonTone } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { useToast } from '@/components/ui/toast'
import type { ToastContent } from '@/components/ui/toast-store'
import { type ActionFailure, type ActionResult, fail, type Run, unanswered } from '@/lib/action-result'

const failureOf = (error: unknown): ActionFailure =>
  unanswered(error) ?? fail('The server did not answer. Check your connection and try again.')

type AskToSignIn = (message: string, onSignedIn?: () => void) => void

const SignIn = createContext<AskToSignIn | null>(null)

/** Provides the dialog that asks for the password when a session has ended, once for the whole panel. */
export function SignInProvider({ username, children }: { username: string; children: ReactNode }) {
  const [asked, setAsked] = useState<{ message: string; onSignedIn?: (() => void) | undefined } | null>(null)
  return (
    <SignIn value={(message, onSignedIn) => setAsked({ message, onSignedIn })}>
      {children}
      {asked && <SessionDialog {...asked} username={username} onClose={() => setAsked(null)} />}
    </SignIn>
  )
}

/** Returns the function that opens the password dialog. Throws outside a `SignInProvider`. */
export function useSignInAgain(): AskToSignIn {
  const ask = use(SignIn)
  if (!ask) throw new Error('useSignInAgain needs a SignInProvider above it')
  return ask
}

/** The message after an action: a toast, or only its title. */
export type SuccessMessage = string | Omit<ToastContent, 'variant'> | undefined

/** Calls an action in a transition, then shows the message `said`, or the one that the function `said` returns. */
type Act = <Input, Data>(
  failed: string,
  action: (input: Input) => Promise<ActionResult<Data>>,
  input: Input,
  said?: SuccessMessage | ((data: Data) => SuccessMessage),
) => void

/** Returns the function that shows the message, if any, as a toast. */
export function useSuccessToast(): (said: SuccessMessage) => void {
  const toast = useToast()
  return (said) => {
    if (said) toast.show({ variant: 'success', ...(typeof said === 'string' ? { title: said } : said) })
  }
}

/**
 * Calls actions and shows their failures: an ended session opens the password dialog, any other failure a toast with
 * the title `what`. `run` resolves to the data, or to null after a failure; `act` shows a toast after a success.
 */
export function useAdminAction(): { run: Run; act: Act; isPending: boolean } {
  const toast = useToast()
  const say = useSuccessToast()
  const askToSignIn = useSignInAgain()
  const [isPending, startTransition] = useTransition()

  const run: Run = async (what, call) => {
    toast.dismissErrors(what)
    const result = await call().catch(failureOf)
    if (result.ok) return result.data
    // Without a form, the toast shows the error of the first field.
    const [ofField] = Object.values(result.fieldErrors ?? {})
    if (result.reason === 'session') askToSignIn(result.message)
    else toast.show({ variant: 'error', title: what, description: ofField ?? result.message })
    return null
  }
  const act: Act = (failed, action, input, said) =>
    startTransition(async () => {
      const result = await run(failed, () => action(input))
      if (result !== null) say(typeof said === 'function' ? said(result) : said)
    })
  return { run, act, isPending }
}

const PAUSE_MS = 150

/**
 * The result of `ask` for the typed words, called after a pause in typing; undefined until then. Ignores results for
 * earlier words. Null disables it.
 */
export function useAnswer<Answer>(words: string | null, ask: (words: string) => Promise<Answer>): Answer | undefined {
  const [answer, setAnswer] = useState<{ words: string; is: Answer } | null>(null)
  const onPause = useEffectEvent(ask)
  useEffect(() => {
    if (words === null) return
    let isWanted = true
    const timer = setTimeout(async () => {
      const is = await onPause(words)
      if (isWanted) setAnswer({ words, is })
    }, PAUSE_MS)
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [words])
  return words !== null && answer?.words === words ? answer.is : undefined
}

type Question = {
  question: string
  consequence: string
  yes: string
  no?: string
  onYes: () => void
}

export function ConfirmDialog({
  question,
  consequence,
  yes,
  no = 'Cancel',
  onYes,
  onClose,
}: Question & { onClose: () => void }) {
  const agree = () => {
    onClose()
    onYes()
  }
  return (
    <Dialog onClose={onClose} title={question} description={consequence}>
      <div className="flex flex-wrap gap-3">
        <Button onClick={agree}>{yes}</Button>
        <Button tone="secondary" onClick={onClose}>
          {no}
        </Button>
      </div>
    </Dialog>
  )
}

type Props = Question & {
  children: ReactNode
  tone?: ButtonTone
  isBusy?: boolean
}

/** A button that opens a `ConfirmDialog`. */
export function ConfirmButton({ children, tone, isBusy = false, ...question }: Props) {
  const [isAsking, setIsAsking] = useState(false)
  return (
    <>
      <Button {...(tone && { tone })} isBusy={isBusy} onClick={() => setIsAsking(true)}>
        {children}
      </Button>
      {isAsking && <ConfirmDialog {...question} onClose={() => setIsAsking(false)} />}
    </>
  )
}
