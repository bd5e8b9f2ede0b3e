import { zodResolver } from '@hookform/resolvers/zod'
import { useRouter } from 'next/navigation'
import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useBylines } from '../authors/bylines'
import { type ImageTrayState, useImageTray } from '../images/image-tray'
import { useHolder } from '../shared/rights'
import { useLeaveWarning } from '../shared/use-leave-warning'
import { keepFocus } from './kept-focus'
import { type PostFormMethods, useEditingSession } from './use-editing-session'
import { useMerge } from './use-merge'
import { useRecovery } from './use-recovery'
import { type Sent, useSubmit } from './use-submit'
import { useToast } from '@/components/ui/toast'
import { bylineOf } from '@/lib/authors/byline'
import { isUploading } from '@/lib/images/tray'
import { savePost } from '@/lib/posts/admin/actions'
import { isConflict } from '@/lib/posts/admin/errors'
import type { EditablePost } from '@/lib/posts/admin/post'
import type { EditingSession } from '@/lib/posts/editing/editing-session'
import { awaitsCopies, awaitsDecision, isInThisPageOnly } from '@/lib/posts/editing/editing-state'
import {
  formOf,
  type Intent,
  newPostFields,
  postFormSchema,
  type PostFormValues,
  toSaveInput,
  typedSince,
} from '@/lib/posts/editing/form-schema'
import type { UnsavedCopy } from '@/lib/posts/editing/unsaved-copy'

function savedTitle(before: EditablePost | null, after: EditablePost, intent: Intent): string {
  if (intent === 'review') return 'Submitted for Review'
  if (after.changes) return after.changes.publishAt ? 'Changes Scheduled' : 'Changes Kept'
  if (after.state === 'scheduled') return 'Post Scheduled'
  if (after.state === 'draft') return !before || before.state === 'draft' ? 'Draft Saved' : 'Post Unpublished'
  return before?.state === 'published' ? 'Changes Published' : 'Blog Published Successfully!'
}

function savedToast(before: EditablePost | null, after: EditablePost, intent: Intent) {
  const link = after.state === 'published' &&
    !after.changes && { link: { href: `/blog/${after.slug}`, label: 'View live post' } }
  const title = savedTitle(before, after, intent)
  return { variant: 'success', about: 'save', title, description: after.title, ...link } as const
}

/** Schedules a post that is not public for 09:00 on the day in the address, which the calendar sets. */
function usePlannedDay({ setValue }: PostFormMethods, base: EditablePost | null, day: string | null) {
  const plan = useEffectEvent(() => {
    if (base?.state === 'published') return
    setValue('publishAt', `${day}T09:00`, { shouldDirty: true })
    // Remove the day, so that a reload does not overwrite the editor's changes of the date.
    window.history.replaceState(null, '', window.location.pathname)
  })
  useEffect(() => {
    if (day !== null) plan()
  }, [day])
}

type SaveOptions = {
  form: PostFormMethods
  session: EditingSession
  tray: ImageTrayState
  /** The post as it was opened; null for a new one. */
  post: EditablePost | null
  /** Shows a saved post, with what was typed since it was sent; null empties the form for a new one. */
  showSaved: (saved: EditablePost | null, sent?: Sent) => void
}

/** Saves the post. Merges the version of another editor that a save meets. */
function useSave({ form, session, tray, post, showSaved }: SaveOptions) {
  const toast = useToast()
  const router = useRouter()

  function onSaved(saved: EditablePost, sent: Sent, isFollowed: boolean) {
    const { intent } = sent.values
    const { post: before, isNew } = session.getState()
    const isBegun = isNew && intent === 'draft'
    const hasTyped = Object.keys(typedSince(sent.values, form.getValues())).length > 0
    const hasPicked = tray.store.getImages().length > sent.tray.length
    // A dialog, such as the question before a publication, would disappear with its form.
    const isInUse = hasTyped || hasPicked || isFollowed || document.querySelector('dialog[open]') !== null
    toast.show(savedToast(before, saved, intent))
    // The form for new posts is the page of a draft while it is in use, and takes the next post after a publication.
    const opensPage = isBegun ? !isInUse : post !== null || intent !== 'publish'
    // Refresh the page around the form, which shows the title and the state too.
    if (saved.id === post?.id) router.refresh()
    else if (opensPage) {
      keepFocus(saved.id)
      router.push(`/admin/posts/${saved.id}`)
    }
    showSaved(isNew && !isBegun ? null : saved, sent)
  }

  function send({ values, tray }: Sent) {
    const id = session.postId()
    const { version, post: before } = session.getState()
    const target = version > 0 ? { id, version } : null
    const changesAt = before?.changes?.savedAt ?? null
    const context = { target, id, form: session.formId(), tray, changesAt }
    return savePost(toSaveInput(values, context, before))
  }

  const { mergeServerVersion, ...merge } = useMerge({ form, session, submit: (intent) => submit.submit(intent) })
  const submit = useSubmit({
    form,
    tray,
    session,
    send,
    onSaved,
    onConflict: (failure, intent) => {
      if (isConflict(failure)) mergeServerVersion(failure.serverVersion, intent)
      else toast.show({ variant: 'error', about: 'save', title: 'Not Saved', description: failure.message })
    },
  })
  return { submit, ...merge }
}

export type PostFormOptions = {
  /** Null for a new post. */
  post: EditablePost | null
  /** The day (YYYY-MM-DD) that the editor chose in the calendar. */
  date: string | null
  /** This editor's unsaved copies of the post, from the server. */
  copies: readonly UnsavedCopy[]
}

/** The state of a post's form: fields, images, unsaved copies and saving. */
export function usePostForm({ post, date, copies }: PostFormOptions) {
  const { username } = useHolder()
  const author = bylineOf(username, useBylines()) ?? newPostFields.author
  const [empty] = useState({ ...newPostFields, author })
  /** Counts the new posts of this page; as a key, it resets components with their own state, such as the prompt. */
  const [round, setRound] = useState(0)
  const form = useForm<PostFormValues, unknown, PostFormValues>({
    resolver: zodResolver(postFormSchema),
    defaultValues: formOf(post, empty),
    reValidateMode: 'onSubmit',
  })
  // An edit clears the error of a field until the next submit (spec, section 5).
  useEffect(() => {
    const { unsubscribe } = form.watch((_values, { name }) => name && form.clearErrors(name))
    return unsubscribe
  }, [form])
  const tray = useImageTray()
  const { session, state } = useEditingSession({
    form,
    tray: tray.store,
    username,
    post,
    empty,
    remoteCopies: copies,
    onTakenOver: () => showSaved(null),
  })

  const { post: base } = state
  /** The editor must decide on an unsaved copy before typing. */
  const isWaiting = awaitsDecision(state)
  usePlannedDay(form, base, awaitsCopies(state) ? null : date)

  function show(saved: EditablePost | null) {
    form.reset(formOf(saved, empty))
    if (!saved) setRound((before) => before + 1)
  }

  function showSaved(saved: EditablePost | null, sent?: Sent) {
    const typed = saved && sent ? typedSince(sent.values, form.getValues(), sent.tray) : {}
    if (!session.markSaved(saved)) return
    show(saved)
    if (Object.keys(typed).length > 0) form.reset({ ...form.getValues(), ...typed }, { keepDefaultValues: true })
    if (sent) tray.store.drop(sent.tray)
    else tray.store.load([])
  }

  /**
   * The page of the draft that the form has begun goes on with its text and its focus. The form begins another post, but
   * keeps words that are not in the draft: Back may come before the page has found them in the browser.
   */
  const handOver = useEffectEvent(() => {
    const id = session.postId()
    if (window.location.pathname !== `/admin/posts/${id}`) return
    keepFocus(id)
    if (!post && session.isInPost()) showSaved(null)
  })
  useLayoutEffect(() => () => handOver(), [])

  const save = useSave({ form, session, tray, post, showSaved })
  const recovery = useRecovery({ form, session, state, tray, show, showSaved })

  const { busyWith } = save.submit
  const isSaving = busyWith !== null
  /** A new post that is no draft any more leaves the form. */
  const isLocked = isWaiting || (isSaving && post === null && busyWith !== 'draft')
  // Leaving the page would lose uploads, and text that neither the browser nor the server stores.
  useLeaveWarning(isSaving || tray.images.some(isUploading) || isInThisPageOnly(state))

  const shown = { form, tray, session, state, isWaiting, isLocked, base, post, round }
  return { ...shown, ...save, ...recovery }
}

export type PostFormState = ReturnType<typeof usePostForm>
