'use client'

import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { FormProvider } from 'react-hook-form'
import { TextEditorProvider, useMakeTextEditor } from '../editor/text-editor'
import type { Hint } from '../editor/use-review'
import { useFileIntake } from '../images/files'
import { SessionDialog } from '../login/login-form'
import { DeskActions, DeskBar, PaneSwitch } from './desk-bar'
import { DeskDrawer } from './desk-drawer'
import { deskView, openTab, useDeskView } from './desk-view'
import { Conflict, FormNotices } from './form-notices'
import { SaveStatus } from './session-notices'
import { GraveDialog } from './publish-dialogs'
import { KeysDialog } from '../editor/toolbar'
import { PostMenu } from './post-menu'
import { DeskFoot, WritingArea } from './writing-area'
import { type PostForm as PostFormState, usePostForm } from './use-post-form'
import { useDiscard } from './use-discard'
import { SESSION_ENDED } from '@/lib/action-result'
import type { EditablePost } from '@/lib/posts/admin/post'
import { type Intent, mainIntent, savingIntent } from '@/lib/posts/editing/form-schema'
import type { UnsavedCopy } from '@/lib/posts/editing/unsaved-copy'
import { postTypes } from '@/lib/posts/types'

/** Enter in a line publishes nothing: a post is public at once, so it takes the button or Ctrl+Enter. */
function onEnter(event: KeyboardEvent) {
  const isLine = event.target instanceof HTMLInputElement && event.target.type !== 'file'
  if (event.key === 'Enter' && isLine) event.preventDefault()
}

const KEYS: Record<string, 'save' | 'publish'> = { s: 'save', enter: 'publish' }

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName))

/** Ctrl+S saves and Ctrl+Enter publishes, wherever the focus is: while a form is busy it can be nowhere. `?` lists all keys. */
function useKeys(actions: Record<'save' | 'publish', () => void>) {
  const onKey = useEffectEvent((event: globalThis.KeyboardEvent) => {
    if (event.key === '?' && !isTyping(event.target)) return deskView.setKeys(true)
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

/** Publishes or schedules as the main button does; asks first while the review has grave hints. */
function useGraveQuestion({ base, form }: PostFormState, isHeld: boolean, send: (intent: Intent) => void) {
  const graveRef = useRef<readonly Hint[]>([])
  const [asked, setAsked] = useState<{ intent: Intent; messages: string[] } | null>(null)
  const sendMain = () => {
    const intent = mainIntent(base, form.getValues('publishAt'))
    const grave = graveRef.current
    // Of what readers see already nobody is asked each time.
    if (grave.length === 0 || base?.state === 'published' || isHeld) return send(intent)
    setAsked({ intent, messages: grave.map(({ message }) => message) })
  }
  const dialog = asked && (
    <GraveDialog
      messages={asked.messages}
      yes={asked.intent === 'schedule' ? 'Schedule anyway' : 'Publish anyway'}
      onClose={() => setAsked(null)}
      onYes={() => {
        setAsked(null)
        send(asked.intent)
      }}
    />
  )
  return { graveRef, sendMain, dialog }
}

const FULL_SCREEN = 'fixed inset-0 z-30'
const GRID =
  'grid min-h-0 grid-cols-[minmax(0,1fr)] grid-rows-[auto_auto_auto_minmax(0,1fr)_auto_auto] bg-paper-raised lg:grid-cols-[minmax(0,1fr)_auto] lg:grid-rows-[3.5rem_auto_minmax(0,1fr)_auto]'

type FrameProps = {
  postForm: PostFormState
  notices: ReactNode
  status: ReactNode
  menu: ReactNode
  previewLink: ReactNode
}

/** The form element: keys, dropped files, and being busy or waiting for a decision. The desk is its window. */
function Frame({ postForm, notices, status, menu, previewLink }: FrameProps) {
  const { tray, session, submit, state, base, post, round } = postForm
  const { isFull, hasKeys } = useDeskView()
  const add = (files: readonly File[]) => {
    tray.add(files)
    openTab('pictures')
  }
  const intake = useFileIntake(add)
  const isBusy = submit.busyWith !== null
  // Something has to be decided before anything is typed.
  const isWaiting = post !== null && state.copies.length > 0
  const send = (intent: Intent) => {
    if (!isWaiting) submit.submit(intent)
  }
  const { graveRef, sendMain, dialog } = useGraveQuestion(postForm, isBusy || isWaiting, send)
  useKeys({ save: () => send(savingIntent(base)), publish: sendMain })
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    sendMain()
  }
  return (
    <form
      noValidate
      aria-label={post ? 'Edit post' : postTypes.recipe.newLabel}
      aria-busy={isBusy}
      onSubmit={onSubmit}
      onKeyDown={onEnter}
      className={`${GRID} ${isFull ? FULL_SCREEN : 'h-full'}`}
      {...intake.handlers}
    >
      <DeskBar post={base} status={status} menu={menu} />
      <div
        inert={isWaiting}
        className="flex items-center gap-2 border-line bg-paper-raised max-lg:row-start-6 max-lg:border-t max-lg:px-4 max-lg:py-2 lg:border-b lg:pr-4"
      >
        <DeskActions post={base} busyWith={submit.busyWith} onSave={send} />
      </div>
      <PaneSwitch />
      <div className="max-h-[40dvh] min-w-0 overflow-y-auto lg:col-span-2 lg:row-start-2">
        <div className="grid gap-2 px-4 py-2 empty:hidden">{notices}</div>
      </div>
      <div inert={isBusy || isWaiting} className="flex min-h-0 min-w-0 max-lg:row-start-4 lg:col-span-2 lg:row-start-3">
        <WritingArea images={tray.images} round={round} />
        <DeskDrawer
          tray={{ ...tray, add }}
          isOver={intake.isOver}
          post={base}
          postId={() => session.postId()}
          previewLink={previewLink}
        />
      </div>
      <DeskFoot tray={tray} graveRef={graveRef} />
      {dialog}
      {hasKeys && <KeysDialog onClose={() => deskView.setKeys(false)} />}
    </form>
  )
}

type Props = {
  username: string
  /** Null for a new post. */
  post: EditablePost | null
  /** What the editor typed into an existing post and did not save, as the server kept it. */
  copy: UnsavedCopy | null
  /** How a draft is shown to somebody without an account. */
  previewLink?: ReactNode
}

/** The form of a post: published at once when it is new, saved as a new version when it is not. No word is lost in either. */
export function PostForm({ username, post, copy, previewLink }: Props) {
  const postForm = usePostForm({ username, post, remoteCopy: copy })
  const discard = useDiscard(postForm)
  const { form, session, state, submit, base } = postForm
  const goOn = () => {
    void session.saveRemote()
    submit.goOn()
  }
  const editor = useMakeTextEditor()
  return (
    <FormProvider {...form}>
      <TextEditorProvider value={editor}>
        <Frame
          postForm={postForm}
          previewLink={previewLink}
          notices={<FormNotices postForm={postForm} discard={discard} />}
          status={<SaveStatus state={state} isNew={!post} onSignIn={() => submit.askToSignIn(SESSION_ENDED)} />}
          menu={
            <PostMenu
              username={username}
              post={base}
              isBusy={submit.busyWith !== null}
              onSave={submit.submit}
              onClear={() => void discard.clear()}
            />
          }
        />
        <SessionDialog
          message={submit.sessionMessage}
          username={username}
          onClose={submit.stopAsking}
          onSignedIn={goOn}
        />
        <Conflict postForm={postForm} discard={discard} />
      </TextEditorProvider>
    </FormProvider>
  )
}
