'use client'

import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useEffectEvent } from 'react'
import { FormProvider } from 'react-hook-form'
import { SessionDialog } from '../login/session-dialog'
import { useFileIntake } from '../images/use-file-intake'
import type { Pictures } from '../images/use-images'
import { AltReminder } from './alt-reminder'
import { FormFields } from './form-fields'
import type { Intent } from './form-schema'
import type { PostFormMethods } from './use-draft'
import type { Publishing } from './use-publish'

/** Enter in a line publishes nothing: a post is public at once, so it takes the button or Ctrl+Enter. */
function onEnter(event: KeyboardEvent) {
  const isLine = event.target instanceof HTMLInputElement && event.target.type !== 'file'
  if (event.key === 'Enter' && isLine) event.preventDefault()
}

const KEYS: Record<string, 'save' | 'publish'> = { s: 'save', enter: 'publish' }

/** Ctrl+S saves and Ctrl+Enter publishes, wherever the focus is: while a form is busy it can be nowhere. */
function useKeys(actions: Record<'save' | 'publish', () => void>) {
  const onKey = useEffectEvent((event: globalThis.KeyboardEvent) => {
    const action = KEYS[event.key.toLowerCase()]
    if (!action || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return
    // Without this the browser would offer to save the page as a file.
    event.preventDefault()
    // A dialog asks something: it is answered first.
    if (!event.repeat && !document.querySelector('dialog[open]')) actions[action]()
  })
  useEffect(() => {
    const listen = (event: globalThis.KeyboardEvent) => onKey(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}

type Props = {
  label: string
  username: string
  form: PostFormMethods
  tray: Pictures
  publish: Publishing
  /** What Ctrl+S asks for. */
  saveIntent: Intent
  round: number
  /** Something has to be decided before anything is typed. */
  isWaiting?: boolean
  hasSlug?: boolean
  onSignedIn?: () => void
  above: ReactNode
  children: ReactNode
}

/** The form around a post's fields, whichever kind of post it is: keys, files, being busy, a session that ends. */
export function FormShell(props: Props) {
  const {
    label,
    username,
    form,
    tray,
    publish,
    saveIntent,
    round,
    isWaiting = false,
    hasSlug = false,
    above,
    children,
  } = props
  const intake = useFileIntake(tray.add)
  const isBusy = publish.busyWith !== null
  const submit = (intent: Intent) => {
    if (!isWaiting) publish.submit(intent)
  }
  useKeys({ save: () => submit(saveIntent), publish: () => submit('publish') })
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    submit('publish')
  }
  const closeSession = () => {
    publish.askToSignIn(null)
    props.onSignedIn?.()
  }
  return (
    <FormProvider {...form}>
      {above}
      <form
        noValidate
        aria-label={label}
        aria-busy={isBusy}
        onSubmit={onSubmit}
        onKeyDown={onEnter}
        className="grid min-w-0 gap-6"
        {...intake.handlers}
      >
        <div inert={isBusy || isWaiting} className="grid min-w-0 gap-6">
          <FormFields tray={tray} isOver={intake.isOver} round={round} hasSlug={hasSlug} />
        </div>
        <p role="status" className="sr-only">
          {tray.announcement}
        </p>
        <AltReminder pictures={tray.pictures} />
        <div inert={isWaiting}>{children}</div>
      </form>
      <SessionDialog message={publish.sessionMessage} username={username} onClose={closeSession} />
    </FormProvider>
  )
}
