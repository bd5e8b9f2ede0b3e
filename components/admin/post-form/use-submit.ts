import { useState } from 'react'
import { flushSync } from 'react-dom'
import type { ImageTrayState } from '../images/image-tray'
import { revealField } from './desk-view'
import type { PostFormMethods } from './use-editing-session'
import { useToast } from '@/components/ui/toast'
import type { ToastContent, ToastStore } from '@/components/ui/toast-store'
import type { ActionFailure, ActionResult } from '@/lib/action-result'
import { INVALID_IMAGES_MESSAGE, isAcceptableFile } from '@/lib/images/image'
import { isWaitingForUpload, missingImages } from '@/lib/images/placeholders'
import { imageFailureToast, type NotSaved, submitWithImages } from '@/lib/images/tray-store'
import type { EditingSession } from '@/lib/posts/editing/editing-session'
import type { Intent, PostFormValues } from '@/lib/posts/editing/form-schema'

const FAILED: Record<Intent, string> = {
  publish: 'Publication Failed',
  draft: 'Not Saved',
  schedule: 'Not Scheduled',
  later: 'Not Kept',
}

const validationError = {
  variant: 'error',
  title: 'Validation Error',
  description: 'Please fix the errors below before submitting.',
} as const

/** The one toast that counts the pictures up, where some are still on their way. */
function progressToast(toast: ToastStore, announce: (text: string) => void) {
  let id: number | undefined
  return {
    show(done: number, total: number) {
      const current = done + 1
      const description = `${current} of ${total}`
      const progress = { value: current - 1, max: total }
      const content = { variant: 'info', title: 'Uploading Images...', description, progress } as const
      if (id === undefined) id = toast.show(content)
      else toast.update(id, content)
      announce(`Uploading picture ${description}.`)
    },
    close() {
      if (id !== undefined) toast.dismiss(id)
    },
  }
}

/** At once: what cannot be seen cannot take the focus. */
const reveal = (names: readonly (string | false | undefined)[]) =>
  flushSync(() => revealField(names.filter((name) => typeof name === 'string')))

const isField = (name: string, values: PostFormValues): name is keyof PostFormValues => name in values

type Options<Saved> = {
  form: PostFormMethods
  tray: ImageTrayState
  session: EditingSession
  /** The server's action for these values; `over` is the version to save over, when it is not the session's own. */
  send: (values: PostFormValues, over: number | undefined) => Promise<ActionResult<Saved>>
  onSaved: (saved: Saved, intent: Intent) => void
  /** Somebody else has saved, or deleted, the post. */
  onConflict: (failure: ActionFailure, intent: Intent) => void
}

type Submit = { intent: Intent; over: number | undefined }

/** What stands in the way of saving besides the schema: told at its field. True when something does. */
function hasImageErrors({ form, tray }: Pick<Options<unknown>, 'form' | 'tray'>, content: string): boolean {
  const missing = isWaitingForUpload(content)
    ? 'A picture is still being uploaded into the text. Wait until it is there, or take its mark out of the text.'
    : missingImages(
        content,
        tray.images.map(({ number }) => number),
      )
  const invalid = !tray.images.every(({ file }) => file === null || isAcceptableFile(file))
  reveal([invalid && 'images', missing && 'content'])
  if (invalid) form.setError('images', { message: INVALID_IMAGES_MESSAGE })
  if (missing) form.setError('content', { message: missing }, { shouldFocus: true })
  return invalid || missing !== undefined
}

/** Marks what the server found wrong at its fields, and moves to the first. */
function showFieldErrors(form: PostFormMethods, errors: Record<string, string>) {
  const values = form.getValues()
  reveal(Object.keys(errors).map((name) => name.split('.')[0]))
  for (const [name, message] of Object.entries(errors)) {
    // A picture's path is named `images.0`: the tray has one error line for all.
    const field = name.split('.')[0] ?? name
    if (isField(field, values)) form.setError(field, { message }, { shouldFocus: field !== 'images' })
  }
}

/** The spec's words for a publish; what is merely saved is not published. */
const unanswered = (intent: Intent) =>
  intent === 'publish'
    ? 'Failed to publish blog post. Please try again.'
    : 'The server did not answer. Nothing that you typed is lost. Please try again.'

function failureToast(
  outcome: Extract<NotSaved, { kind: 'image' | 'failed' | 'unanswered' }>,
  intent: Intent,
): ToastContent {
  if (outcome.kind === 'unanswered') return { variant: 'error', title: FAILED[intent], description: unanswered(intent) }
  if (outcome.kind === 'failed' && Object.keys(outcome.fieldErrors).length > 0) return validationError
  const description = outcome.kind === 'image' ? imageFailureToast(outcome.message) : outcome.message
  return { variant: 'error', title: FAILED[intent], description }
}

/** Asks for the password after a session has ended. `again` sends what was refused meanwhile, once somebody has signed in. */
function useSignInAgain(again: (refused: Submit) => void) {
  const [sessionMessage, setSessionMessage] = useState<string | null>(null)
  const [refused, setRefused] = useState<Submit | null>(null)
  return {
    sessionMessage,
    askToSignIn(message: string, submit: Submit | null = null) {
      if (submit) setRefused(submit)
      setSessionMessage(message)
    },
    /** The password was not given: what was refused is not done. */
    stopAsking() {
      setSessionMessage(null)
      setRefused(null)
    },
    /** Somebody has signed in again: what was refused goes on. */
    goOn() {
      setRefused(null)
      if (refused) again(refused)
    },
  }
}

/** Publishing and saving from the form's point of view: checks, progress, and what is said when it fails. */
export function useSubmit<Saved>(options: Options<Saved>) {
  const { form, tray, session, send, onSaved, onConflict } = options
  const toast = useToast()
  const [busyWith, setBusyWith] = useState<Intent | null>(null)
  const signIn = useSignInAgain(({ intent, over }) => submit(intent, over))

  function tell(outcome: NotSaved, submit: Submit) {
    const { intent } = submit
    if (outcome.kind === 'session') return signIn.askToSignIn(outcome.message, submit)
    if (outcome.kind === 'conflict') return onConflict(outcome.failure, intent)
    if (outcome.kind === 'failed') showFieldErrors(form, outcome.fieldErrors)
    toast.show(failureToast(outcome, intent))
  }

  const refuse = (errors: object = {}) => {
    reveal(Object.keys(errors))
    toast.show(validationError)
  }

  async function run(values: PostFormValues, over: number | undefined) {
    if (hasImageErrors(options, values.content)) return refuse()
    toast.dismissErrors()
    setBusyWith(values.intent)
    const progress = progressToast(toast, tray.announce)
    try {
      await session.pause()
      const outcome = await submitWithImages({
        settle: () => tray.store.settle(progress.show),
        save: () => send(values, over),
      })
      progress.close()
      // At once: nothing inside the form can take the focus while it is busy, and telling moves the focus.
      flushSync(() => setBusyWith(null))
      if (outcome.kind === 'saved') onSaved(outcome.post, values.intent)
      else tell(outcome, { intent: values.intent, over })
    } finally {
      session.resume()
    }
  }

  function submit(intent: Intent, over?: number) {
    if (busyWith) return
    form.setValue('intent', intent)
    void form.handleSubmit((values) => run(values, over), refuse)()
  }

  return { busyWith, submit, ...signIn }
}
