import { zodResolver } from '@hookform/resolvers/zod'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { useForm, type UseFormReturn } from 'react-hook-form'
import { type ImageTrayState, useImageTray } from '../images/image-tray'
import { useLeaveWarning } from '../shared/use-leave-warning'
import { useTextOfLastTime } from './use-discard'
import { useEditingSession } from './use-editing-session'
import { useSubmit } from './use-submit'
import { useToast } from '@/components/ui/toast'
import { unanswered } from '@/lib/action-result'
import { discardChanges, getServerVersion, savePost } from '@/lib/posts/admin/actions'
import { isConflict } from '@/lib/posts/admin/errors'
import type { EditablePost } from '@/lib/posts/admin/post'
import type { ServerVersion } from '@/lib/posts/admin/save'
import type { EditingSession } from '@/lib/posts/editing/editing-session'
import { isInThisPageOnly } from '@/lib/posts/editing/editing-state'
import { formOf, type Intent, postFormSchema, type PostFormValues, toSaveInput } from '@/lib/posts/editing/form-schema'
import { fieldsOf, type UnsavedCopy } from '@/lib/posts/editing/unsaved-copy'
import { mergeFields } from '@/lib/posts/merge'
import type { WorkingFields } from '@/lib/posts/schema'

function savedTitle(before: EditablePost | null, after: EditablePost): string {
  if (after.changes) return after.changes.publishAt ? 'Changes Scheduled' : 'Changes Kept'
  if (after.state === 'scheduled') return 'Post Scheduled'
  if (after.state === 'draft') return !before || before.state === 'draft' ? 'Draft Saved' : 'Post Unpublished'
  return before?.state === 'published' ? 'Changes Published' : 'Blog Published Successfully!'
}

function savedToast(before: EditablePost | null, after: EditablePost) {
  const link = after.state === 'published' &&
    !after.changes && { link: { href: `/blog/${after.slug}`, label: 'View live post' } }
  return { variant: 'success', title: savedTitle(before, after), description: after.title, ...link } as const
}

type Merging = { form: UseFormReturn<PostFormValues>; session: EditingSession; goOn: (intent: Intent) => void }

/** What becomes of what another editor saved while this form was open. */
function useOtherEditor({ form, session, goOn }: Merging) {
  const toast = useToast()

  /** Fields into the form that are based on what the other editor saved. */
  function rebase(fields: WorkingFields, serverVersion: ServerVersion) {
    session.rebase(serverVersion)
    form.reset({ ...form.getValues(), ...fields }, { keepDefaultValues: true })
  }

  /**
   * What another editor saved, and what is typed here, in one text, when they do not collide; else both are shown. `intent`:
   * the save that met the other one, which goes on.
   */
  function bringTogether(serverVersion: ServerVersion, intent: Intent | null) {
    const { fields, collisions } = mergeFields(
      serverVersion.base ?? session.base(),
      fieldsOf(form.getValues()),
      serverVersion.post.values,
    )
    if (collisions.length > 0) return session.setServerVersion(serverVersion)
    rebase(fields, serverVersion)
    const description = `${serverVersion.savedBy} had changed other parts. Both are in the text now.`
    toast.show({ variant: 'info', title: 'Changes Merged', description })
    if (intent) goOn(intent)
  }

  /** Takes over what another editor has saved since, without a save of one's own. */
  async function takeOver() {
    const target = { id: session.postId(), version: session.getState().version }
    const result = await getServerVersion(target).catch(() => null)
    if (result?.ok) return bringTogether(result.data, null)
    const description = result?.message ?? 'The server did not answer. Please try again.'
    toast.show({ variant: 'error', title: 'Not Taken Over', description })
  }
  return { rebase, bringTogether, takeOver }
}

type Dropping = { tray: ImageTrayState; session: EditingSession; show: (saved: EditablePost) => void }

/** Gives up the changes that were kept beside what readers see: the form is that of the live post again. */
function useDropChanges({ tray, session, show }: Dropping) {
  const toast = useToast()
  return async function dropChanges() {
    const result = await discardChanges(session.postId()).catch(unanswered)
    if (!result?.ok) {
      const description = result?.message ?? 'The server did not answer. Please try again.'
      return void toast.show({ variant: 'error', title: 'Not Discarded', description })
    }
    tray.store.load([])
    session.discardChanges()
    session.markSaved(formOf(result.data), result.data.version)
    show(result.data)
    toast.show({ variant: 'info', title: 'Changes Discarded', description: 'The post is as readers see it.' })
  }
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
  const { session, state } = useEditingSession({ form, tray: tray.store, username, post, remoteCopy })

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
    tray.store.load([])
    toast.show(savedToast(base, saved))
    // The page around the form names the title and the status too.
    if (post) router.refresh()
    else if (intent !== 'publish') router.push(`/admin/posts/${saved.id}`)
  }

  const { rebase, bringTogether, takeOver } = useOtherEditor({ form, session, goOn: (intent) => submit.submit(intent) })
  const submit = useSubmit<EditablePost>({
    form,
    tray,
    session,
    send(values, over) {
      const id = session.postId()
      const version = over ?? session.getState().version
      const target = version > 0 ? { id, version } : null
      const takesChanges = Boolean(base?.changes)
      return savePost(
        toSaveInput(values, { target, id, form: session.form(), tray: tray.store.entries(), takesChanges }),
      )
    },
    onSaved,
    onConflict: (failure, intent) => {
      if (isConflict(failure)) bringTogether(failure.serverVersion, intent)
      else toast.show({ variant: 'error', title: 'Not Saved', description: failure.message })
    },
  })

  const dropChanges = useDropChanges({ tray, session, show })
  const isUploading = tray.images.some(({ upload: { status } }) => status === 'waiting' || status === 'uploading')
  // Files that are on their way, and a text that nobody has, would go with the page.
  useLeaveWarning(submit.busyWith !== null || isUploading || isInThisPageOnly(state))
  useTextOfLastTime({ form, session, tray }, state.toRestore)

  return { form, tray, session, state, base, post, round, submit, show, rebase, takeOver, dropChanges }
}

export type PostForm = ReturnType<typeof usePostForm>
