import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { failedUploads, uploading } from '../editor/text-uploads'
import type { ImageTrayState } from '../images/image-tray'
import { useSignInAgain } from '../shared/admin-action'
import { revealField } from './editor-layout'
import type { PostFormMethods } from './use-editing-session'
import { useToast } from '@/components/ui/toast'
import type { ToastStore } from '@/components/ui/toast-store'
import { type ActionFailure, type ActionResult, fail, unanswered } from '@/lib/action-result'
import { INVALID_IMAGES_MESSAGE, isAcceptableFile } from '@/lib/images/image'
import { missingImages, uploadMarksIn, withoutUploadMarks } from '@/lib/images/picture-marks'
import type { TrayEntry } from '@/lib/images/schema'
import type { EditablePost } from '@/lib/posts/admin/post'
import type { EditingSession } from '@/lib/posts/editing/editing-session'
import { type Intent, mayFollow, type PostFormValues } from '@/lib/posts/editing/form-schema'

const FAILED: Record<Intent, string> = {
  publish: 'Publication Failed',
  draft: 'Not Saved',
  schedule: 'Not Scheduled',
  later: 'Not Kept',
  review: 'Not Submitted',
}

const validationError = {
  variant: 'error',
  about: 'save',
  title: 'Validation Error',
  description: 'Please fix the errors below before submitting.',
} as const

/** The server did not answer, so the post may or may not be saved. A publish says the same as for an unknown error. */
function noAnswer(session: EditingSession, intent: Intent): ActionFailure {
  session.doubt()
  return fail(
    intent === 'publish'
      ? 'Failed to publish blog post. Please try again.'
      : 'The server did not answer. Nothing that you typed is lost. Please try again.',
  )
}

/** One toast that shows the number of uploaded images; each call replaces it. */
export function progressToast(toast: ToastStore) {
  let id: number | undefined
  return {
    show(done: number, total: number) {
      const description = `${done + 1} of ${total}`
      const progress = { value: done, max: total }
      id = toast.show({ variant: 'info', title: 'Uploading Images...', description, progress })
    },
    close() {
      if (id !== undefined) toast.dismiss(id)
    },
  }
}

/** Waits for uploads into the text. Returns whether all succeeded; a failed upload shows its own toast. */
export async function finishTextUploads(
  form: PostFormMethods,
  progress: ReturnType<typeof progressToast>,
): Promise<boolean> {
  const content = () => form.getValues('content')
  const openMarks = () => uploadMarksIn(content()).filter((mark) => uploading.has(mark))
  const marks = openMarks()
  const total = marks.length
  if (total > 0)
    await new Promise<void>((resolve) => {
      const check = () => {
        const open = openMarks().length
        if (open > 0) return progress.show(Math.max(0, total - open), total)
        subscription.unsubscribe()
        resolve()
      }
      const subscription = form.watch(check)
      progress.show(0, total)
    })
  return !marks.some((mark) => failedUploads.has(mark))
}

/** Shows the first of these fields, synchronously, because a hidden field cannot take the focus. */
const reveal = (names: readonly string[]) => flushSync(() => revealField(names))

/** What a save has sent: the form's values, and the pictures of its tray. */
export type Sent = { values: PostFormValues; tray: TrayEntry[] }

type Options = {
  form: PostFormMethods
  tray: ImageTrayState
  session: EditingSession
  send: (sent: Sent) => Promise<ActionResult<EditablePost>>
  /** `isFollowed`: another submit of the same form follows. */
  onSaved: (saved: EditablePost, sent: Sent, isFollowed: boolean) => void
  /** Another editor has saved or deleted the post. */
  onConflict: (failure: ActionFailure, intent: Intent) => void
}

/** Shows errors of the images, which the schema does not check, at their fields. Returns whether there is one. */
function hasImageErrors({ form, tray }: Pick<Options, 'form' | 'tray'>, content: string): boolean {
  const images = tray.store.getImages()
  const numbers = images.map(({ number }) => number)
  const missing = missingImages(content, numbers)
  const isInvalid = !images.every(({ file }) => file === null || isAcceptableFile(file))
  reveal([...(isInvalid ? ['images'] : []), ...(missing ? ['content'] : [])])
  if (isInvalid) form.setError('images', { message: INVALID_IMAGES_MESSAGE })
  if (missing) form.setError('content', { message: missing }, { shouldFocus: true })
  return isInvalid || missing !== undefined
}

function showFieldErrors(form: PostFormMethods, errors: Record<string, string>) {
  // An image has the path `images.0`, but the tray has one error for all.
  const named = Object.entries(errors).map(([path, message]) => [path.split('.')[0] ?? path, message] as const)
  reveal(named.map(([name]) => name))
  const values = form.getValues()
  for (const [name, message] of named)
    if (name in values) form.setError(name as keyof PostFormValues, { message }, { shouldFocus: name !== 'images' })
}

export function useSubmit(options: Options) {
  const { form, tray, session, send, onSaved, onConflict } = options
  const toast = useToast()
  const [busyWith, setBusyWith] = useState<Intent | null>(null)
  /** The submit that was asked for during a save, and follows it. */
  const nextRef = useRef<Intent | null>(null)
  const askToSignIn = useSignInAgain()

  function showFailure(failure: ActionFailure, intent: Intent) {
    // After the sign-in, repeat the refused submit.
    if (failure.reason === 'session') return askToSignIn(failure.message, () => submit(intent))
    if (failure.reason === 'conflict') return onConflict(failure, intent)
    if (failure.fieldErrors) showFieldErrors(form, failure.fieldErrors)
    toast.show(
      failure.fieldErrors
        ? validationError
        : { variant: 'error', about: 'save', title: FAILED[intent], description: failure.message },
    )
  }

  const showInvalid = (errors: object = {}) => {
    reveal(Object.keys(errors))
    toast.show(validationError)
  }

  async function run(checked: PostFormValues) {
    if (hasImageErrors(options, checked.content)) return showInvalid()
    toast.dismissErrors()
    const focused = document.activeElement
    setBusyWith(checked.intent)
    nextRef.current = null
    const progress = progressToast(toast)
    try {
      if (!(await finishTextUploads(form, progress))) return setBusyWith(null)
      const content = withoutUploadMarks(form.getValues('content'))
      // In the form too, whose later differences were typed during the save.
      form.setValue('content', content)
      const values = { ...checked, content }
      await session.pause()
      const missing = await tray.store.finishUploads(progress.show)
      const sent = { values, tray: tray.store.entries() }
      const result =
        missing ?? (await send(sent).catch((error) => unanswered(error) ?? noAnswer(session, values.intent)))
      // A picture may have been dropped during the save: a merge would put its mark back in place of the picture.
      if (!result.ok && result.reason === 'conflict') await finishTextUploads(form, progress)
      // Synchronous: a failure moves the focus, which nothing inside a locked form can take.
      flushSync(() => setBusyWith(null))
      // The field that had the focus lost it when the form was locked.
      if (document.activeElement === document.body && focused instanceof HTMLElement) focused.focus()
      if (!result.ok) return showFailure(result, values.intent)
      const next = nextRef.current
      onSaved(result.data, sent, next !== null)
      if (next) submit(next)
    } finally {
      progress.close()
      session.resume()
    }
  }

  /** Whether a submit would change nothing now. */
  const ignores = (intent: Intent): boolean =>
    busyWith !== null && !mayFollow(busyWith, intent, session.getState().post)

  function submit(intent: Intent) {
    if (ignores(intent)) return
    if (busyWith) return void (nextRef.current = intent)
    form.setValue('intent', intent)
    void form.handleSubmit(run, showInvalid)()
  }

  return { busyWith, ignores, submit }
}
