import { useState } from 'react'
import { flushSync } from 'react-dom'
import type { Pictures } from '../pictures/use-pictures'
import { missingPictures } from '../pictures/placeholders'
import { type Outcome, pictureFailureToast, type Published, publishWithPictures, type PublishSteps } from './publish-flow'
import type { PostFormMethods } from './use-draft'
import { useToast } from '@/components/ui/toast'
import type { ToastContent, ToastStore } from '@/components/ui/toast-store'
import { discardImages, uploadImage } from '@/lib/images/actions'
import { shrinkImage } from '@/lib/images/shrink'
import { INVALID_IMAGES_MESSAGE, isAcceptableFile } from '@/lib/images/schema'
import { publishPost } from '@/lib/posts/actions'
import type { PublishInput, PublishValues } from '@/lib/posts/schema'

const UPLOADING = 'Uploading Images...'

const validationError = {
  variant: 'error',
  title: 'Validation Error',
  description: 'Please fix the errors below before submitting.',
} as const

const publishedToast = ({ title, slug }: Published) =>
  ({
    variant: 'success',
    title: 'Blog Published Successfully!',
    description: title,
    link: { href: `/blog/${slug}`, label: 'View live post' },
  }) as const

/** The one toast that counts the pictures up while they are sent. */
function progressToast(toast: ToastStore, announce: (text: string) => void) {
  let id: number | undefined
  return {
    show(current: number, total: number) {
      const description = `${current} of ${total}`
      const content = { variant: 'info', title: UPLOADING, description, progress: { value: current - 1, max: total } } as const
      if (id === undefined) id = toast.show(content)
      else toast.update(id, content)
      announce(`Uploading picture ${description}.`)
    },
    close() {
      if (id !== undefined) toast.dismiss(id)
    },
  }
}

const isField = (name: string, values: PublishInput): name is keyof PublishInput => name in values

type Options = { form: PostFormMethods; tray: Pictures; onPublished: () => void }

/** What stands in the way of publishing besides the schema: told at its field. True when something does. */
function hasPictureErrors({ form, tray }: Options, content: string): boolean {
  const missing = missingPictures(content, tray.pictures.map(({ number }) => number))
  const invalid = !tray.pictures.every(({ file }) => isAcceptableFile(file))
  if (invalid) form.setError('images', { message: INVALID_IMAGES_MESSAGE })
  if (missing) form.setError('content', { message: missing }, { shouldFocus: true })
  return invalid || missing !== undefined
}

/** Marks what the server found wrong at its fields, and moves to the first. */
function showFieldErrors(form: PostFormMethods, errors: Record<string, string>) {
  const values = form.getValues()
  for (const [name, message] of Object.entries(errors)) {
    // A picture's address is named `images.0`: the tray has one error line for all.
    const field = name.split('.')[0] ?? name
    if (isField(field, values)) form.setError(field, { message }, { shouldFocus: field !== 'images' })
  }
}

function failureToast(outcome: Exclude<Outcome, { kind: 'published' | 'session' }>): ToastContent {
  if (outcome.kind === 'failed' && Object.keys(outcome.fieldErrors).length > 0) return validationError
  const description = outcome.kind === 'picture' ? pictureFailureToast(outcome.message) : outcome.message
  return { variant: 'error', title: 'Publication Failed', description }
}

function stepsFor(tray: Pictures, onProgress: PublishSteps['onProgress']): PublishSteps {
  return {
    shrink: shrinkImage,
    upload: uploadImage,
    discard: discardImages,
    publish: publishPost,
    onUpload: (number, upload) => tray.dispatch({ type: 'upload', number, upload }),
    onForgotten: (addresses) => tray.dispatch({ type: 'forget', addresses }),
    onProgress,
  }
}

/** Publishing from the form's point of view: checks, progress, and what is said at the end. */
export function usePublish(options: Options) {
  const { form, tray, onPublished } = options
  const toast = useToast()
  const [isBusy, setIsBusy] = useState(false)
  const [sessionMessage, setSessionMessage] = useState<string | null>(null)

  function tell(outcome: Outcome) {
    if (outcome.kind === 'published') {
      onPublished()
      toast.show(publishedToast(outcome.post))
    } else if (outcome.kind === 'session') {
      setSessionMessage(outcome.message)
    } else {
      if (outcome.kind === 'failed') showFieldErrors(form, outcome.fieldErrors)
      toast.show(failureToast(outcome))
    }
  }

  const refuse = () => void toast.show(validationError)

  async function publish(values: PublishValues) {
    if (hasPictureErrors(options, values.content)) return refuse()
    toast.dismissErrors()
    setIsBusy(true)
    const progress = progressToast(toast, tray.announce)
    const outcome = await publishWithPictures(values, tray.pictures, stepsFor(tray, progress.show))
    progress.close()
    // At once: nothing inside the form can take the focus while it is busy, and telling moves the focus.
    flushSync(() => setIsBusy(false))
    tell(outcome)
  }

  const validated = form.handleSubmit(publish, refuse)
  return {
    isBusy,
    sessionMessage,
    forgetSession: () => setSessionMessage(null),
    submit: () => {
      if (!isBusy) void validated()
    },
  }
}
