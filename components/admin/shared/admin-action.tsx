'use client'

import { type ReactNode, useEffect, useEffectEvent, useState, useTransition } from 'react'
import { SessionDialog } from '../login/login-form'
import { Button, type ButtonTone } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { useToast } from '@/components/ui/toast'
import { type ActionFailure, type ActionResult, fail, unanswered } from '@/lib/action-result'

const failureOf = (error: unknown): ActionFailure =>
  unanswered(error) ?? fail('The server did not answer. Check your connection and try again.')

export type Run = <Data>(what: string, call: () => Promise<ActionResult<Data>>) => Promise<Data | null>

/**
 * Calls actions and tells of their failures: an ended session asks for the password in place, all else is a toast with
 * `what` failed. `run` answers the data, or null after a failure. The dialog has to be rendered.
 */
export function useAdminAction(username: string): { run: Run; dialog: ReactNode } {
  const toast = useToast()
  const [message, setMessage] = useState<string | null>(null)

  const run: Run = async (what, call) => {
    const result = await call().catch(failureOf)
    if (result.ok) return result.data
    if (result.reason === 'session') setMessage(result.message)
    else toast.show({ variant: 'error', title: what, description: result.message })
    return null
  }
  return { run, dialog: <SessionDialog message={message} username={username} onClose={() => setMessage(null)} /> }
}

const PAUSE_MS = 150

/**
 * What `ask` answers to the words that somebody types, asked when he pauses; null until then. Nothing is asked of null,
 * and answers to earlier words are not shown.
 */
export function useAnswer<Answer>(words: string | null, ask: (words: string) => Promise<Answer>): Answer | null {
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
  return words !== null && answer?.words === words ? answer.is : null
}

type Props = {
  /** On the button that asks. */
  children: ReactNode
  tone?: ButtonTone
  isBusy: boolean
  question: string
  /** What will happen. */
  consequence: string
  yes: string
  no: string
  onYes: () => void
}

/** A button that asks before it acts. */
export function ConfirmButton({ children, tone, isBusy, question, consequence, yes, no, onYes }: Props) {
  const [isAsking, setIsAsking] = useState(false)
  const close = () => setIsAsking(false)
  return (
    <>
      {/* Not `disabled`: the focus stays on it while its work is on its way. */}
      <Button {...(tone && { tone })} aria-disabled={isBusy || undefined} onClick={() => isBusy || setIsAsking(true)}>
        {children}
      </Button>
      <Dialog open={isAsking} onClose={close} title={question} description={consequence}>
        <div className="flex flex-wrap gap-3">
          <Button
            onClick={() => {
              close()
              onYes()
            }}
          >
            {yes}
          </Button>
          <Button tone="secondary" onClick={close}>
            {no}
          </Button>
        </div>
      </Dialog>
    </>
  )
}

type LineProps = {
  name: string
  children: ReactNode
  className: string
  /** What changes it stands in its place until `close`. */
  form: (close: () => void) => ReactNode
  onDelete: () => Promise<void>
}

/** A line of a list with the buttons that change and delete it. */
export function EditableLine({ name, children, className, form, onDelete }: LineProps) {
  const [isOpen, setIsOpen] = useState(false)
  const [isPending, startTransition] = useTransition()
  if (isOpen) return <li className="border-b border-line py-4">{form(() => setIsOpen(false))}</li>
  return (
    <li className={`border-b border-line ${className}`}>
      {children}
      <div className="flex">
        <Button tone="quiet" aria-label={`Change ${name}`} onClick={() => setIsOpen(true)}>
          Change
        </Button>
        <Button
          tone="quiet"
          aria-label={`Delete ${name}`}
          aria-disabled={isPending || undefined}
          onClick={() => isPending || startTransition(onDelete)}
        >
          Delete
        </Button>
      </div>
    </li>
  )
}
