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
import { arePictures } from './files'
import { ImageItem } from './image-item'
import { buttonStyles } from '@/components/ui/button'
import { useToast } from '@/components/ui/toast'
import { discardImages } from '@/lib/images/actions'
import { IMAGE_ACCEPT } from '@/lib/images/image'
import { sendImage } from '@/lib/images/send'
import { uploadedPaths } from '@/lib/images/tray'
import { TrayStore } from '@/lib/images/tray-store'
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

/** Shows the focus of the hidden input on its label. */
const ringOfInput = 'cursor-pointer peer-focus-visible:focus-ring'

type PickerProps = {
  inputRef: RefObject<HTMLInputElement | null>
  error: string | undefined
  isOver: boolean
  onPick: (files: readonly File[]) => void
  children: ReactNode
}

function ImagePicker({ inputRef, error, isOver, onPick, children }: PickerProps) {
  const id = useId()
  const pick = ({ target }: ChangeEvent<HTMLInputElement>) => {
    onPick([...(target.files ?? [])])
    // Allows picking the same file again after its removal.
    target.value = ''
  }
  return (
    <div
      data-over={isOver || undefined}
      className="grid justify-items-start gap-3 rounded-xl border-2 border-dashed border-line bg-paper-sunk p-4 data-over:border-accent"
    >
      <p id={`${id}-hint`} className="text-sm text-ink-soft">
        JPG, PNG or WEBP, up to 10MB each. Drop them anywhere on the window, or paste them. The first one is the post
        picture.
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
      <label htmlFor={id} className={`${buttonStyles('secondary')} ${ringOfInput}`}>
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

type Props = {
  tray: ImageTrayState
  inText: readonly number[]
  /** The post already has its picture, so the first image of the tray does not become it. */
  hasLead: boolean
  error: string | undefined
  isOver: boolean
  onInsert: (number: number) => void
  onEdit: () => void
  children: ReactNode
}

/** Picks, orders and describes a post's images. Dropping and pasting work on the whole form. */
export function ImageTray({ tray, inText, hasLead, error, isOver, onInsert, onEdit, children }: Props) {
  const headingId = useId()
  const inputRef = useRef<HTMLInputElement>(null)
  const add = (files: readonly File[]) => {
    onEdit()
    tray.add(files)
  }
  const remove = (number: number) => {
    onEdit()
    tray.remove(number)
    inputRef.current?.focus()
  }
  const items = tray.images.map((image, index) => (
    <ImageItem
      key={image.number}
      tray={tray}
      image={image}
      index={index}
      isLead={index === 0 && !hasLead}
      isInText={inText.includes(image.number)}
      onRemove={() => remove(image.number)}
      onInsert={() => onInsert(image.number)}
    />
  ))
  return (
    <section aria-labelledby={headingId} className="grid gap-3">
      <h2 id={headingId} className="text-xl">
        Pictures
      </h2>
      <ImagePicker inputRef={inputRef} error={error} isOver={isOver} onPick={add}>
        {children}
      </ImagePicker>
      {items.length > 0 && (
        <ol aria-label="Pictures in their order" className="grid gap-3">
          {items}
        </ol>
      )}
    </section>
  )
}
