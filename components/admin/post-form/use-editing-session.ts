import { useEffectEvent, useLayoutEffect, useState, useSyncExternalStore } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { toIso } from '@/lib/datetime-local'
import type { TrayStore } from '@/lib/images/tray-store'
import { dropDraft, dropWorkingCopy, watchPost } from '@/lib/posts/admin/actions'
import { autosavePost } from '@/lib/posts/admin/autosave'
import type { EditablePost } from '@/lib/posts/admin/post'
import { EditingSession } from '@/lib/posts/editing/editing-session'
import type { EditingState, RemoteCopy } from '@/lib/posts/editing/editing-state'
import type { PostFormValues } from '@/lib/posts/editing/form-schema'
import { FORM_OPEN_SECONDS } from '@/lib/posts/limits'
import { browserTab, formKeyOf, NEW_POST, tabStorage } from '@/lib/posts/editing/tab-storage'
import { fieldsOf, type UnsavedCopy } from '@/lib/posts/editing/unsaved-copy'
import type { WorkingFields } from '@/lib/posts/schema'

export type PostFormMethods = UseFormReturn<PostFormValues, unknown, PostFormValues>

type Options = {
  form: PostFormMethods
  tray: TrayStore
  username: string
  /** Null for a new post, which is stored on the server with its first text. */
  post: EditablePost | null
  empty: WorkingFields
  remoteCopies: readonly UnsavedCopy[]
  /** The page of the draft that the form for new posts has begun goes on with it. */
  onTakenOver: () => void
}

const remoteFor = (post: EditablePost | null): RemoteCopy => ({
  save: ({ fields, tray, publishAt, baseVersion: version, postId, form }) =>
    autosavePost({ id: postId ?? '', form: form ?? '', version, fields, tray, publishAt }),
  remove: ({ postId = '', form = '', isManual }) =>
    post || isManual ? dropWorkingCopy({ id: post?.id ?? postId, form }) : dropDraft({ id: postId, form }),
})

function createSession({ username, post, empty, remoteCopies }: Options): EditingSession {
  const newFormKey = formKeyOf(username, NEW_POST)
  return new EditingSession({
    post,
    empty,
    local: tabStorage({
      formKey: post ? formKeyOf(username, post.id) : newFormKey,
      begunAs: post ? { formKey: newFormKey, postId: post.id } : undefined,
      tab: browserTab({ isKept: post === null }),
    }),
    remote: remoteFor(post),
    remoteCopies,
  })
}

const OTHER_TABS_MS = 2000
/** Other editors learn of an open form within two beats, which is less than 20 seconds. */
const BEAT_MS = 8000

/**
 * Reports the open form to the server while it is visible, and tells the session who else has the post open. Leaves out
 * this editor's own name at first: it may be the form of this tab before a reload.
 */
function watchPresence(session: EditingSession, username: string): () => void {
  const opened = performance.now()
  const isOther = (name: string) => name !== username || performance.now() - opened > FORM_OPEN_SECONDS * 1000
  const beat = async () => {
    const isOnServer = session.getState().version > 0
    if (!isOnServer || document.visibilityState !== 'visible' || !navigator.onLine) return
    const result = await watchPost({ id: session.postId(), form: session.formId() }).catch(() => null)
    if (result?.ok) session.set({ presence: { ...result.data, others: result.data.others.filter(isOther) } })
  }
  const first = setTimeout(beat, OTHER_TABS_MS)
  const timer = setInterval(beat, BEAT_MS)
  return () => {
    clearTimeout(first)
    clearInterval(timer)
  }
}

/** The editing session of one form. Passes it all changes, and the events of the page. */
export function useEditingSession(options: Options): { session: EditingSession; state: EditingState } {
  const { form, tray, username, post } = options
  const [session] = useState(() => createSession(options))
  const state = useSyncExternalStore(session.subscribe, session.getState)
  const open = useEffectEvent(async () => {
    if (await session.open()) options.onTakenOver()
  })

  // In the layout, so that the form's end is stored before the page of its draft looks for it.
  useLayoutEffect(() => {
    void open()
    const onChange = (values: PostFormValues) => session.change(fieldsOf(values), toIso(values.publishAt))
    const unsubscribe = form.subscribe({ formState: { values: true }, callback: ({ values }) => onChange(values) })
    // The form may have changed before the subscription.
    onChange(form.getValues())
    const onTray = () => session.changeTray(tray.entries())
    const unsubscribeTray = tray.subscribe(onTray)
    onTray()
    const stopWatching = watchPresence(session, username)
    const otherTabs = post ? setInterval(() => void session.checkOtherTabs(), OTHER_TABS_MS) : undefined
    const listeners = new AbortController()
    const on = (name: string, run: () => void) => window.addEventListener(name, run, { signal: listeners.signal })
    on('pagehide', session.close)
    // A phone may end a hidden page without "pagehide".
    on('visibilitychange', () => void session.saveLocal())
    on('pageshow', () => void open())
    on('online', () => {
      void session.saveRemote()
      tray.retryUnanswered()
    })
    return () => {
      unsubscribe()
      unsubscribeTray()
      stopWatching()
      clearInterval(otherTabs)
      listeners.abort()
      session.close()
    }
  }, [form, tray, post, session, username])
  return { session, state }
}
