import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { type EditingState, EditingSession } from './editing-session'
import { newPostFields, type PostFormValues } from './form-schema'
import { fieldsOf, formKeyOf, sameFields, tabStorage, type UnsavedCopy } from './unsaved-copy'
import { dropWorkingCopy, saveWorkingCopy } from '@/lib/posts/admin/actions'
import type { EditablePost } from '@/lib/posts/admin/post'
import type { WorkingFields } from '@/lib/posts/schema'

export type PostFormMethods = UseFormReturn<PostFormValues, unknown, PostFormValues>

type Options = {
  form: PostFormMethods
  username: string
  /** Null for a new post, which has no working copy on the server. */
  post: EditablePost | null
  /** The server's working copy of an existing post. */
  remoteCopy: UnsavedCopy | null
}

function sessionFor({ post, remoteCopy }: Options, formKey: string): EditingSession {
  return new EditingSession({
    saved: post?.values ?? newPostFields,
    version: post?.version ?? 0,
    local: tabStorage(formKey),
    remote: post && {
      save: ({ fields, baseVersion }) => saveWorkingCopy({ id: post.id, baseVersion, fields }),
      remove: () => dropWorkingCopy(post.id),
    },
    remoteCopy,
  })
}

type Message = 'open' | 'here' | 'gone'

/** How long another tab may take to answer. */
const ANSWER_WITHIN_MS = 500

/** Tells whether another tab of this browser has the same form open. The tabs tell each other; one that is silent is gone. */
function watchOtherTabs(formKey: string, tell: (isOpen: boolean) => void): () => void {
  const channel = new BroadcastChannel(formKey)
  const say = (message: Message) => channel.postMessage(message)
  let silence: ReturnType<typeof setTimeout> | undefined
  const ask = () => {
    clearTimeout(silence)
    silence = setTimeout(() => tell(false), ANSWER_WITHIN_MS)
    say('open')
  }
  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    // There may be a third one.
    if (data === 'gone') return ask()
    clearTimeout(silence)
    tell(true)
    if (data === 'open') say('here')
  }
  ask()
  const leave = () => say('gone')
  window.addEventListener('pagehide', leave)
  // A tab that crashed, or was closed in a hurry, has not said that it goes.
  window.addEventListener('focus', ask)
  return () => {
    clearTimeout(silence)
    window.removeEventListener('pagehide', leave)
    window.removeEventListener('focus', ask)
    leave()
    channel.close()
  }
}

/**
 * Tells everybody who watches the form what was typed before the page's script had come. The form's library takes such
 * text over when it meets the fields, which is before anybody listens, and says nothing. `initial` is what the form
 * starts with. Called after every other effect that listens.
 */
function usePrehydrationInput(form: PostFormMethods, initial: WorkingFields): void {
  const tell = useEffectEvent(() => {
    const values = form.getValues()
    if (!sameFields(values, initial)) form.setValues(values, { shouldDirty: true })
  })
  useEffect(() => tell(), [])
}

/** The editing session of one form: told of every change, and of the page that comes and goes. */
export function useEditingSession(options: Options): { session: EditingSession; state: EditingState } {
  const { form, username, post } = options
  const formKey = formKeyOf(username, post?.id ?? 'new-post')
  const [session] = useState(() => sessionFor(options, formKey))
  const state = useSyncExternalStore(session.subscribe, session.getState, session.getState)

  useEffect(() => {
    void session.open()
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: ({ values }) => session.change(fieldsOf(values)),
    })
    const saveLocal = () => void session.saveLocal()
    const saveRemote = () => void session.saveRemote()
    window.addEventListener('pagehide', saveLocal)
    window.addEventListener('online', saveRemote)
    const unwatch = watchOtherTabs(formKey, (isOpen) => session.setOpenInOtherTab(isOpen))
    return () => {
      unsubscribe()
      window.removeEventListener('pagehide', saveLocal)
      window.removeEventListener('online', saveRemote)
      unwatch()
      session.close()
    }
  }, [form, formKey, session])
  usePrehydrationInput(form, post?.values ?? newPostFields)
  return { session, state }
}
