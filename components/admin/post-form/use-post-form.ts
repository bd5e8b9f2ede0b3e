import { zodResolver } from '@hookform/resolvers/zod'
import { useRouter } from 'next/navigation'
import { useEffect, useEffectEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { useForm } from 'react-hook-form'
import { useImageTray } from '../images/use-image-tray'
import { type EditingSession, isInThisPageOnly } from './editing-session'
import { formOf, type Intent, postFormSchema, type PostFormValues, toSaveInput } from './form-schema'
import type { UnsavedCopy } from './unsaved-copy'
import { type PostFormMethods, useEditingSession } from './use-editing-session'
import { useSubmit } from './use-submit'
import { useToast } from '@/components/ui/toast'
import { withoutUploadMarks } from '@/lib/images/placeholders'
import { savePost } from '@/lib/posts/admin/actions'
import { isConflict } from '@/lib/posts/admin/errors'
import type { EditablePost } from '@/lib/posts/admin/post'

/** Lets the browser ask before the page goes: picked files, and a text that nobody has, would go with it. */
function useLeaveWarning(isNeeded: boolean) {
  useEffect(() => {
    if (!isNeeded) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isNeeded])
}

function savedTitle(before: EditablePost | null, after: EditablePost): string {
  if (after.state === 'scheduled') return 'Post Scheduled'
  if (after.state === 'draft') return !before || before.state === 'draft' ? 'Draft Saved' : 'Post Unpublished'
  return before?.state === 'published' ? 'Changes Published' : 'Blog Published Successfully!'
}

function savedToast(before: EditablePost | null, after: EditablePost) {
  const link = after.state === 'published' && { link: { href: `/blog/${after.slug}`, label: 'View live post' } }
  return { variant: 'success', title: savedTitle(before, after), description: after.title, ...link } as const
}

type Editing = { form: PostFormMethods; session: EditingSession }

/** A copy back in the form. `keepDirtyValues` leaves what was typed before the copy came. */
function bringBack({ form, session }: Editing, copy: UnsavedCopy, keepDirtyValues = false) {
  session.restore(copy)
  const values = { ...form.getValues(), ...copy.fields, content: withoutUploadMarks(copy.fields.content) }
  form.reset(values, { keepDefaultValues: true, keepDirtyValues })
}

/** The newest draft of a new post comes back by itself, but for what was typed before it came. */
function useDraftOfLastTime(editing: Editing, draft: UnsavedCopy | undefined) {
  const bring = useEffectEvent((copy: UnsavedCopy) => bringBack(editing, copy, true))
  useEffect(() => {
    if (draft) bring(draft)
  }, [draft])
}

type Options = { username: string; post: EditablePost | null; remoteCopy: UnsavedCopy | null }

/** The state of one post's form, a new one's (`post` is null) or an existing one's: fields, pictures, copies and saving. */
export function usePostForm({ username, post, remoteCopy }: Options) {
  const toast = useToast()
  const router = useRouter()
  /** The post as it was last seen to be saved. */
  const [base, setBase] = useState(post)
  /** Counts the posts of this page's life: a key that empties what keeps its own state, such as the prompt. */
  const [round, setRound] = useState(0)
  const form = useForm<PostFormValues, unknown, PostFormValues>({
    resolver: zodResolver(postFormSchema),
    defaultValues: formOf(post),
    // An error goes when its field is edited and comes back only with the next submit (spec, section 5).
    reValidateMode: 'onSubmit',
  })
  const tray = useImageTray()
  const { session, state } = useEditingSession({ form, username, post, remoteCopy })

  /** The form is that of `saved`; a new post's is empty again. */
  function show(saved: EditablePost | null) {
    setBase(saved)
    form.reset(formOf(saved))
    if (!saved) setRound((before) => before + 1)
  }

  function onSaved(saved: EditablePost, intent: Intent) {
    // A new post that is published leaves the form for the next one; what is not public yet goes on at its own address.
    const next = post ? saved : null
    session.markSaved(formOf(next), next?.version ?? 0)
    show(next)
    tray.clear({ published: true })
    toast.show(savedToast(base, saved))
    // The page around the form names the title and the status too.
    if (post) router.refresh()
    else if (intent !== 'publish') router.push(`/admin/posts/${saved.id}`)
  }

  const submit = useSubmit<EditablePost>({
    form,
    tray,
    session,
    send: (values, over) =>
      post
        ? savePost(toSaveInput(values, { id: post.id, version: over ?? session.getState().version }))
        : savePost(toSaveInput(values, null, session.claimPostId())),
    onSaved,
    onConflict: (failure) => {
      if (post && isConflict(failure)) session.setServerVersion(failure.serverVersion)
      else toast.show({ variant: 'error', title: 'Not Saved', description: failure.message })
    },
  })
  useLeaveWarning(submit.busyWith !== null || tray.images.length > 0 || isInThisPageOnly(state))

  // An existing post's copies are offered instead.
  useDraftOfLastTime({ form, session }, post ? undefined : state.copies[0]?.copy)

  return { form, tray, session, state, base, post, round, submit, show }
}

export type PostForm = ReturnType<typeof usePostForm>

/** What becomes of copies and of what was typed: brought back, or given up with a way back. */
export function useDiscard(postForm: PostForm) {
  const toast = useToast()
  const { session, state, show, tray, form } = postForm

  const tell = (title: string, copy: UnsavedCopy, description?: string) => {
    const action = { label: 'Undo', run: () => bringBack(postForm, copy) }
    toast.show({ variant: 'info', title, ...(description && { description }), action })
  }

  // At once: a reset forgets the fields until they are rendered again, and the button that was pressed is gone then.
  function decide<Result>(change: () => Result): Result {
    const result = flushSync(change)
    form.setFocus('title')
    return result
  }

  function clear(): UnsavedCopy {
    const given = session.discardChanges()
    show(null)
    tray.clear({ published: false })
    return given
  }

  return {
    clear,
    /** The draft of a new post that had come back by itself. */
    discardDraft: () => tell('Draft Discarded', decide(clear)),
    /** The copy of an existing post that is offered. */
    restoreCopy: (copy: UnsavedCopy) => decide(() => bringBack(postForm, copy)),
    discardCopy(copy: UnsavedCopy) {
      decide(() => session.discardCopy())
      tell('Changes Discarded', copy, 'The post is as it was saved.')
    },
    takeServerVersion() {
      const { serverVersion } = state
      if (!serverVersion) return
      const given = session.takeServerVersion(serverVersion)
      show(serverVersion.post)
      tell('Their Version Taken', given, 'Yours is out of the form.')
    },
  }
}
