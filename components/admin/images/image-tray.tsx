import { Upload } from 'lucide-react'
import {
  type ChangeEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { useFormState } from 'react-hook-form'
import { isMarkdownFile, openFiles } from '../editor/open-text'
import { useTextEditor } from '../editor/text-editor'
import { usePostEditor, usePostValue } from '../post-form/editor-context'
import { openTab } from '../post-form/editor-layout'
import { arePictures } from './files'
import { ImageItem } from './image-item'
import { buttonStyles } from '@/components/ui/button'
import { useToast } from '@/components/ui/toast'
import { discardImages } from '@/lib/images/actions'
import { IMAGE_ACCEPT, IMAGE_HINT } from '@/lib/images/image'
import { placeholderNumbers } from '@/lib/images/picture-marks'
import { sendImage } from '@/lib/images/send'
import { uploadedPaths } from '@/lib/images/tray'
import { TrayStore } from '@/lib/images/tray-store'
import { TextProblem } from '@/lib/markdown/budget'
import type { PostFormValues } from '@/lib/posts/editing/form-schema'
import { MAX_IMAGES_PER_POST } from '@/lib/posts/field-rules'
import { counted } from '@/lib/text'

/** Discards uploads that no post uses. Ignores a failure, since the library lists them as unused. */
function discardQuietly(paths: string[]) {
  if (paths.length > 0) void discardImages(paths).catch(() => null)
}

/** The image tray of one form, with its actions and their announcements for screen readers. */
export function useImageTray() {
  const toast = useToast()
  const [store] = useState(() => new TrayStore(sendImage))
  const images = useSyncExternalStore(store.subscribe, store.getImages, store.getImages)
  const [announcement, announce] = useState('')

  useEffect(() => {
    let arrived = 0
    return store.subscribe(() => {
      const before = arrived
      arrived = uploadedPaths(store.getImages()).length
      // Announced after the upload, because the server refuses a file that is not an image despite its name.
      if (arrived > before) announce(`${counted(arrived - before, 'picture')} added.`)
    })
  }, [store])

  function add(files: readonly File[]) {
    if (files.length === 0 || !arePictures(files, toast)) return
    if (images.length + files.length > MAX_IMAGES_PER_POST) {
      const description = `A post holds at most ${MAX_IMAGES_PER_POST} pictures.`
      toast.show({ variant: 'error', title: 'Too Many Pictures', description })
      return
    }
    store.add(files)
    announce(`Uploading ${counted(files.length, 'picture')}.`)
  }

  const pathsOf = (number: number) => uploadedPaths(images.filter((image) => image.number === number))

  function remove(number: number) {
    const gone = pathsOf(number)
    store.remove(number)
    announce(`Picture ${number} removed.`)
    discardQuietly(gone)
  }

  function replace(number: number, file: File) {
    if (!arePictures([file], toast)) return
    const gone = pathsOf(number)
    store.replace(number, file)
    announce(`Picture ${number} replaced.`)
    discardQuietly(gone)
  }

  function move(number: number, to: number) {
    if (store.move(number, to))
      announce(`Picture ${number} is now ${to + 1} of ${images.length}${to === 0 ? ', the post picture' : ''}.`)
  }

  return { images, store, announcement, add, remove, replace, move }
}

export type ImageTrayState = ReturnType<typeof useImageTray>

/** Adds files to the form: Markdown to the text, all others to the image tray. */
export function useAddFiles() {
  const { form, tray, isLocked } = usePostEditor()
  const { view } = useTextEditor()
  const toast = useToast()
  return (files: readonly File[]) => {
    if (isLocked)
      return toast.show({ variant: 'error', title: 'Not Added', description: 'Add the files again in a moment.' })
    const texts = files.filter(isMarkdownFile)
    const pictures = files.filter((file) => !isMarkdownFile(file))
    if (view && texts.length > 0)
      void openFiles(view, texts).catch((error: unknown) => {
        const description = error instanceof TextProblem ? error.message : 'The file could not be read.'
        toast.show({ variant: 'error', title: 'Not Opened', description })
      })
    if (pictures.length === 0) return
    form.clearErrors('images')
    tray.add(pictures)
    openTab('pictures')
  }
}

function ImagePicker({ inputRef, children }: { inputRef: RefObject<HTMLInputElement | null>; children: ReactNode }) {
  const id = useId()
  const { errors } = useFormState<PostFormValues>({ name: 'images' })
  const error = errors.images?.message
  const add = useAddFiles()
  const pick = ({ target }: ChangeEvent<HTMLInputElement>) => {
    add([...(target.files ?? [])])
    // Allows picking the same file again after its removal.
    target.value = ''
  }
  return (
    <div className="grid justify-items-start gap-3 rounded-xl border-2 border-dashed border-line bg-paper-sunk p-4 in-data-over:border-accent">
      <p id={`${id}-hint`} className="text-sm text-ink-soft">
        {IMAGE_HINT} Drop them anywhere on the window, or paste them. The first one is the post picture.
      </p>
      <input
        ref={inputRef}
        id={id}
        type="file"
        multiple
        accept={IMAGE_ACCEPT}
        aria-describedby={error ? `${id}-error ${id}-hint` : `${id}-hint`}
        aria-invalid={error ? true : undefined}
        onChange={pick}
        className="peer sr-only"
      />
      <label htmlFor={id} className={`${buttonStyles('secondary')} cursor-pointer peer-focus-visible:focus-ring`}>
        <Upload className="size-4" />
        Add pictures
      </label>
      {children}
      {error && (
        <p id={`${id}-error`} className="text-sm font-medium text-tomato">
          {error}
        </p>
      )}
    </div>
  )
}

/** Picks, orders and describes a post's images. Dropping and pasting work on the whole form. */
export function ImageTray({ children }: { children: ReactNode }) {
  const { form, tray, submit } = usePostEditor()
  const placed = placeholderNumbers(usePostValue('content'))
  const hasLead = usePostValue('images').length > 0
  const headingId = useId()
  const inputRef = useRef<HTMLInputElement>(null)
  const remove = (number: number) => {
    form.clearErrors('images')
    tray.remove(number)
    inputRef.current?.focus()
  }
  const items = tray.images.map((image, index) => (
    <ImageItem
      key={image.number}
      image={image}
      index={index}
      isLead={index === 0 && !hasLead}
      isInText={placed.includes(image.number)}
      onRemove={() => remove(image.number)}
    />
  ))
  return (
    <section aria-labelledby={headingId} className="grid gap-3">
      <h2 id={headingId} className="text-xl">
        Pictures
      </h2>
      <ImagePicker inputRef={inputRef}>{children}</ImagePicker>
      {items.length > 0 && (
        // A save moves the pictures into the text as they are when it is sent.
        <ol aria-label="Pictures in their order" inert={submit.busyWith !== null} className="grid gap-3">
          {items}
        </ol>
      )}
    </section>
  )
}
