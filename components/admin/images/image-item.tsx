import { ArrowDown, ArrowUp, Crop, ImagePlus, Replace, Trash2, X } from 'lucide-react'
import { type DragEvent, type MouseEvent, useState } from 'react'
import { CropDialog } from './crop-dialog'
import { pickImage } from './files'
import { ImageDetails, ImagePreview } from './image-details'
import type { ImageTrayState } from './image-tray'
import { addressOf } from './previews'
import { Button, IconButton } from '@/components/ui/button'
import { InputField } from '@/components/ui/field'
import { progressStyles } from '@/components/ui/styles'
import { byteSize, IMAGE_ALT_MAX } from '@/lib/images/image'
import { ORDER_DRAG_TYPE, TEXT_DRAG_TYPE, type TrayImage, type Upload } from '@/lib/images/tray'

const STATUS: Record<Upload['status'], string> = {
  waiting: 'Waiting to be uploaded',
  uploading: 'Uploading...',
  done: 'Uploaded',
  failed: 'Not uploaded',
}

const statusOf = (upload: Upload) =>
  upload.status === 'uploading' && upload.progress > 0
    ? `${Math.round(upload.progress * 100)} % uploaded`
    : STATUS[upload.status]

type Props = {
  tray: ImageTrayState
  image: TrayImage
  index: number
  isInText: boolean
  isLead: boolean
  onRemove: () => void
  onInsert: () => void
}

function Title({ image: { number, fileName, bytes, upload }, isLead }: { image: TrayImage; isLead: boolean }) {
  return (
    <div className="min-w-0 flex-1 text-sm">
      <p className="flex flex-wrap items-center gap-x-2">
        <span className="font-semibold">Picture {number}</span>
        {isLead && (
          <span className="rounded bg-accent px-2 py-0.5 text-xs font-semibold text-accent-ink">Post picture</span>
        )}
      </p>
      <p className="truncate text-ink-soft" title={fileName}>
        {fileName}
      </p>
      <p className="text-ink-soft">
        {byteSize(bytes)} · {statusOf(upload)}
      </p>
    </div>
  )
}

function Actions({ tray, image: { number, upload }, index, onRemove }: Props) {
  const [isCropping, setIsCropping] = useState(false)
  const path = upload.status === 'done' ? upload.path : null
  const { move, replace, store } = tray
  const isLast = index === tray.images.length - 1
  return (
    <div className="flex flex-wrap">
      {/* Not `disabled`, which would drop the focus when the image reaches the end of the list. */}
      <IconButton
        label={`Move picture ${number} up`}
        icon={<ArrowUp />}
        aria-disabled={index === 0 || undefined}
        onClick={() => move(number, index - 1)}
      />
      <IconButton
        label={`Move picture ${number} down`}
        icon={<ArrowDown />}
        aria-disabled={isLast || undefined}
        onClick={() => move(number, index + 1)}
      />
      {path && (
        <IconButton label={`Crop and turn picture ${number}`} icon={<Crop />} onClick={() => setIsCropping(true)} />
      )}
      {path && isCropping && (
        <CropDialog path={path} onClose={() => setIsCropping(false)} onDone={(edited) => store.edit(number, edited)} />
      )}
      <IconButton
        label={`Replace picture ${number}`}
        icon={<Replace />}
        onClick={() => pickImage((file) => replace(number, file))}
      />
      <IconButton label={`Remove picture ${number}`} icon={<Trash2 />} onClick={onRemove} />
    </div>
  )
}

const isOnItsWay = ({ status }: Upload) => status === 'uploading' || status === 'waiting'

/** The progress of an upload, over the thumbnail so that its end shifts nothing, even during a drag. */
function UploadProgress({ image: { number, upload } }: Pick<Props, 'image'>) {
  if (!isOnItsWay(upload)) return null
  return (
    <progress
      value={upload.status === 'uploading' ? upload.progress : 0}
      max={1}
      aria-label={`Upload of picture ${number}`}
      className={`pointer-events-none absolute inset-x-1.5 bottom-1.5 w-[calc(100%-0.75rem)] ${progressStyles}`}
    />
  )
}

/** A click handler for a button that disappears: it first moves the focus to the item of the image. */
const leaving =
  (run: () => void) =>
  ({ currentTarget }: MouseEvent) => {
    currentTarget.closest('li')?.focus()
    run()
  }

/** The reason of a failed upload, with a button that retries it. */
function UploadFailure({ tray, image: { number, file, upload } }: Props) {
  if (upload.status !== 'failed') return null
  return (
    <div className="flex flex-wrap items-center justify-between gap-2">
      <p role="alert" className="min-w-0 flex-1 basis-48 text-sm font-medium text-tomato">
        {upload.message}
      </p>
      {file && (
        <Button
          tone="secondary"
          onClick={leaving(() => tray.store.retry(number))}
          aria-label={`Upload picture ${number} again`}
        >
          Try again
        </Button>
      )}
    </div>
  )
}

function dragHandlers(index: number, move: ImageTrayState['move']) {
  const isImage = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes(ORDER_DRAG_TYPE)
  return {
    onDragOver: (event: DragEvent) => {
      if (isImage(event)) event.preventDefault()
    },
    onDrop: (event: DragEvent) => {
      if (!isImage(event)) return
      event.preventDefault()
      move(Number(event.dataTransfer.getData(ORDER_DRAG_TYPE)), index)
    },
  }
}

/** One image of the tray: preview, description, order, and the button that inserts it into the text. */
export function ImageItem(props: Props) {
  const { tray, image, index, isInText, isLead, onInsert } = props
  const { number, file, details, upload } = image
  const src = file ? addressOf(file) : upload.status === 'done' ? upload.path : null
  const describe = (changes: Partial<typeof details>) => tray.store.describe(number, changes)
  const startDrag = ({ dataTransfer }: DragEvent) => {
    dataTransfer.setData(ORDER_DRAG_TYPE, String(number))
    dataTransfer.setData(TEXT_DRAG_TYPE, `picture:${number}`)
    dataTransfer.effectAllowed = 'move'
  }
  return (
    <li
      tabIndex={-1}
      className="grid gap-3 rounded-xl border border-line bg-paper-raised p-3"
      {...dragHandlers(index, tray.move)}
    >
      <div className="flex gap-3">
        <div className="relative shrink-0 self-start">
          <ImagePreview src={src} size="size-20" onDragStart={startDrag} />
          <UploadProgress image={image} />
        </div>
        <Title image={image} isLead={isLead} />
        {isOnItsWay(upload) && (
          <IconButton
            label={`Cancel the upload of picture ${number}`}
            icon={<X />}
            onClick={leaving(() => tray.store.cancel(number))}
            className="-mt-2 -mr-2"
          />
        )}
      </div>
      <UploadFailure {...props} />
      <InputField
        label={`Alt text for picture ${number}`}
        hint={details.alt.trim() ? undefined : 'None yet: those who cannot see it will not know what it shows.'}
        value={details.alt}
        maxLength={IMAGE_ALT_MAX}
        placeholder="What can be seen on it"
        onChange={(event) => describe({ alt: event.target.value })}
      />
      <ImageDetails src={src} image={image} onDescribe={describe} />
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Actions {...props} />
        {!isLead && (
          <Button tone="secondary" onClick={onInsert} aria-label={`Insert picture ${number} into text`}>
            <ImagePlus className="size-4" />
            Insert into text
          </Button>
        )}
      </div>
      {!isLead && !isInText && upload.status !== 'failed' && (
        <p className="text-sm text-ink-soft">Not in the text: it will stand in a gallery below the first paragraph.</p>
      )}
    </li>
  )
}
