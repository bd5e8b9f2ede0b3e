import { ArrowDown, ArrowUp, Crop, ImagePlus, Replace, Trash2, X } from 'lucide-react'
import { type DragEvent, type MouseEvent, useState } from 'react'
import { insertBlock } from '../editor/commands'
import { useInText } from '../editor/text-editor'
import { usePostEditor } from '../post-form/editor-context'
import { CropDialog } from './crop-dialog'
import { pickImage } from './files'
import { ImageDetails, ImagePreview } from './image-details'
import type { ImageTrayState } from './image-tray'
import { addressOf } from './previews'
import { Button, IconButton } from '@/components/ui/button'
import { progressStyles } from '@/components/ui/styles'
import { byteSize } from '@/lib/images/image'
import { placeholderFor } from '@/lib/images/picture-marks'
import { isUploading, ORDER_DRAG_TYPE, pathOf, progressOf, type TrayImage, type Upload } from '@/lib/images/tray'

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
  image: TrayImage
  index: number
  isInText: boolean
  isLead: boolean
  onRemove: () => void
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

function Actions({ image, index, onRemove }: Props) {
  const { number } = image
  const [isCropping, setIsCropping] = useState(false)
  const path = pathOf(image)
  const { images, move, replace, store } = usePostEditor().tray
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
        aria-disabled={index === images.length - 1 || undefined}
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

/** A click handler for a button that disappears: it first moves the focus to the item of the image. */
const leaving =
  (run: () => void) =>
  ({ currentTarget }: MouseEvent) => {
    currentTarget.closest('li')?.focus()
    run()
  }

/** The reason of a failed upload, with a button that retries it. */
function UploadFailure({ image: { number, file, upload } }: Pick<Props, 'image'>) {
  const { store } = usePostEditor().tray
  if (upload.status !== 'failed') return null
  return (
    <div className="flex flex-wrap items-center justify-between gap-2">
      <p role="alert" className="min-w-0 flex-1 basis-48 text-sm font-medium text-tomato">
        {upload.message}
      </p>
      {file && (
        <Button
          tone="secondary"
          onClick={leaving(() => store.retry(number))}
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
  const { image, index, isInText, isLead } = props
  const { move, store } = usePostEditor().tray
  const inText = useInText()
  const { number, details, upload } = image
  const src = addressOf(image)
  return (
    <li
      tabIndex={-1}
      className="grid gap-3 rounded-xl border border-line bg-paper-raised p-3"
      {...dragHandlers(index, move)}
    >
      <div className="flex gap-3">
        <div className="relative shrink-0 self-start">
          <ImagePreview src={src} size="size-20" target={`picture:${number}`} number={number} />
          {/* Over the thumbnail, so that its end shifts nothing, even during a drag. */}
          {isUploading(image) && (
            <progress
              value={progressOf(image)}
              aria-label={`Upload of picture ${number}`}
              className={`pointer-events-none absolute inset-x-1.5 bottom-1.5 w-[calc(100%-0.75rem)] ${progressStyles}`}
            />
          )}
        </div>
        <Title image={image} isLead={isLead} />
        {isUploading(image) && (
          <IconButton
            label={`Cancel the upload of picture ${number}`}
            icon={<X />}
            onClick={leaving(() => store.cancel(number))}
            className="-mt-2 -mr-2"
          />
        )}
      </div>
      <UploadFailure image={image} />
      <ImageDetails src={src} image={image} onDescribe={(changes) => store.describe(number, changes)} />
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Actions {...props} />
        {!isLead && (
          <Button
            tone="secondary"
            onClick={() => inText(insertBlock(placeholderFor(number, details.alt)))}
            aria-label={`Insert picture ${number} into text`}
          >
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
