'use client'

import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useEffectEvent } from 'react'
import { FormProvider } from 'react-hook-form'
import { useFileIntake } from '../images/file-intake'
import { SessionDialog } from '../login/session-dialog'
import { FormActions } from './form-actions'
import { Conflict, FormNotices } from './form-notices'
import { type Intent, savingIntent } from './form-schema'
import { PostFields } from './post-fields'
import { AltReminder } from './post-images'
import { SaveStatus } from './session-notices'
import type { UnsavedCopy } from './unsaved-copy'
import { type PostForm as PostFormState, useDiscard, usePostForm } from './use-post-form'
import { SESSION_ENDED } from '@/lib/action-result'
import type { EditablePost } from '@/lib/posts/admin/post'
import { postTypes } from '@/lib/posts/types'

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

/** The form element: keys, dropped files, and being busy or waiting for a decision. */
function Frame({ postForm, children }: { postForm: PostFormState; children: ReactNode }) {
  const { tray, submit, state, base, post, round } = postForm
  const intake = useFileIntake(tray.add)
  const isBusy = submit.busyWith !== null
  // Something has to be decided before anything is typed.
  const isWaiting = post !== null && state.copies.length > 0
  const send = (intent: Intent) => {
    if (!isWaiting) submit.submit(intent)
  }
  useKeys({ save: () => send(savingIntent(base)), publish: () => send('publish') })
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    send('publish')
  }
  return (
    <form
      noValidate
      aria-label={post ? 'Edit post' : postTypes.recipe.newLabel}
      aria-busy={isBusy}
      onSubmit={onSubmit}
      onKeyDown={onEnter}
      className="grid min-w-0 gap-6"
      {...intake.handlers}
    >
      <div inert={isBusy || isWaiting} className="grid min-w-0 gap-6">
        <PostFields tray={tray} isOver={intake.isOver} round={round} hasSlug={post !== null} />
      </div>
      <p role="status" className="sr-only">
        {tray.announcement}
      </p>
      <AltReminder images={tray.images} />
      <div inert={isWaiting}>{children}</div>
    </form>
  )
}

type Props = {
  username: string
  /** Null for a new post. */
  post: EditablePost | null
  /** What the editor typed into an existing post and did not save, as the server kept it. */
  copy: UnsavedCopy | null
}

/** The form of a post: published at once when it is new, saved as a new version when it is not. No word is lost in either. */
export function PostForm({ username, post, copy }: Props) {
  const postForm = usePostForm({ username, post, remoteCopy: copy })
  const discard = useDiscard(postForm)
  const { form, session, state, submit, base } = postForm
  const goOn = () => {
    void session.saveRemote()
    submit.goOn()
  }
  return (
    <FormProvider {...form}>
      <FormNotices postForm={postForm} discard={discard} />
      <Frame postForm={postForm}>
        <SaveStatus state={state} isNew={!post} onSignIn={() => submit.askToSignIn(SESSION_ENDED)} />
        <FormActions
          state={base?.state ?? null}
          busyWith={submit.busyWith}
          onSave={submit.submit}
          onClear={() => void discard.clear()}
        />
      </Frame>
      <SessionDialog
        message={submit.sessionMessage}
        username={username}
        onClose={submit.stopAsking}
        onSignedIn={goOn}
      />
      <Conflict postForm={postForm} discard={discard} />
    </FormProvider>
  )
}
