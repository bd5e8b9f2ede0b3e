import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { TrayStore } from '@/lib/images/tray-store'
import { autosavePost, dropDraft, dropWorkingCopy, watchPost } from '@/lib/posts/admin/actions'
import type { EditablePost } from '@/lib/posts/admin/post'
import type { RemoteCopy } from '@/lib/posts/editing/autosaver'
import { EditingSession } from '@/lib/posts/editing/editing-session'
import type { EditingState } from '@/lib/posts/editing/editing-state'
import { newPostFields, type PostFormValues } from '@/lib/posts/editing/form-schema'
import { browserTab } from '@/lib/posts/editing/tab-name'
import {
  fieldsOf,
  formKeyOf,
  NEW_POST,
  sameFields,
  tabStorage,
  type UnsavedCopy,
} from '@/lib/posts/editing/unsaved-copy'
import type { WorkingFields } from '@/lib/posts/schema'

export type PostFormMethods = UseFormReturn<PostFormValues, unknown, PostFormValues>

type Options = {
  form: PostFormMethods
  tray: TrayStore
  username: string
  /** Null for a new post, which the server learns of with the first text. */
  post: EditablePost | null
  /** The server's working copy of an existing post. */
  remoteCopy: UnsavedCopy | null
}

const remoteFor = (post: EditablePost | null): RemoteCopy => ({
  save: ({ fields, tray, baseVersion: version, postId, form }) =>
    autosavePost({ id: postId ?? '', form: form ?? '', version, fields, tray }),
  remove: ({ postId = '' }) => (post ? dropWorkingCopy(post.id) : dropDraft(postId)),
})

function sessionFor({ username, post, remoteCopy }: Options): EditingSession {
  const newFormKey = formKeyOf(username, NEW_POST)
  return new EditingSession({
    saved: post?.values ?? newPostFields,
    version: post?.version ?? 0,
    postId: post?.id ?? null,
    isDraft: post?.state === 'draft',
    savedForm: post?.savedForm ?? null,
    local: tabStorage({
      formKey: post ? formKeyOf(username, post.id) : newFormKey,
      begunAs: post ? { formKey: newFormKey, postId: post.id } : undefined,
      tab: browserTab({ isKept: post === null }),
    }),
    remote: remoteFor(post),
    remoteCopy,
  })
}

/** Others learn of an open form within two beats, which is less than 20 seconds; so does the form of them. */
const BEAT_MS = 8000
const FIRST_BEAT_MS = 1500

/** The server counts a form as open for so long after its last beat. */
const OPEN_FOR_MS = 25_000

/**
 * Tells the server that the form is open, as long as it can be seen, and the session who else has it open. For a while this
 * person is nobody else: what has their name is the form that stood in this tab before it was loaded again.
 */
function watchOthers(session: EditingSession, username: string): () => void {
  let isOn = true
  const opened = performance.now()
  const isOther = (name: string) => name !== username || performance.now() - opened > OPEN_FOR_MS
  let timer: ReturnType<typeof setTimeout>
  const beat = async () => {
    if (session.isOnServer() && document.visibilityState === 'visible' && navigator.onLine) {
      const result = await watchPost({ id: session.postId(), form: session.form() }).catch(() => null)
      if (isOn && result?.ok) session.setWatched({ ...result.data, others: result.data.others.filter(isOther) })
    }
    if (isOn) timer = setTimeout(() => void beat(), BEAT_MS)
  }
  timer = setTimeout(() => void beat(), FIRST_BEAT_MS)
  return () => {
    isOn = false
    clearTimeout(timer)
  }
}

type Message = 'open' | 'here' | 'gone'

/** How long another tab may take to answer. */
const ANSWER_WITHIN_MS = 500

/** Tells whether another tab of this browser has the same form open. The tabs tell each other; one that is silent is gone. */
function watchOtherTabs(name: string, tell: (isOpen: boolean) => void): () => void {
  const channel = new BroadcastChannel(name)
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
  const { form, tray, username, post } = options
  const channel = `form:${formKeyOf(username, post?.id ?? NEW_POST)}`
  const [session] = useState(() => sessionFor(options))
  const state = useSyncExternalStore(session.subscribe, session.getState, session.getState)

  useEffect(() => {
    void session.open()
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: ({ values }) => session.change(fieldsOf(values)),
    })
    const unsubscribeTray = tray.subscribe(() => session.changeTray(tray.entries()))
    const saveLocal = () => void session.saveLocal()
    // The page that comes after this one in the tab goes on with its text.
    const leaveTab = () => session.leaveTab()
    const comeBack = () => void session.open()
    const saveRemote = () => void session.saveRemote()
    window.addEventListener('pagehide', saveLocal)
    window.addEventListener('pagehide', leaveTab)
    window.addEventListener('pageshow', comeBack)
    window.addEventListener('online', saveRemote)
    const unwatch = post ? watchOtherTabs(channel, (isOpen) => session.setOpenInOtherTab(isOpen)) : () => undefined
    const unwatchOthers = watchOthers(session, username)
    return () => {
      unsubscribe()
      unsubscribeTray()
      unwatchOthers()
      window.removeEventListener('pagehide', saveLocal)
      window.removeEventListener('pagehide', leaveTab)
      window.removeEventListener('pageshow', comeBack)
      window.removeEventListener('online', saveRemote)
      unwatch()
      session.close()
    }
  }, [form, tray, channel, post, session, username])
  usePrehydrationInput(form, post?.values ?? newPostFields)
  return { session, state }
}
