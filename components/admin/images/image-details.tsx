import { type DragEvent, useState } from 'react'
import { addressOf } from './previews'
import { FocalPointField } from '../image-library/focal-point'
import { InputField } from '@/components/ui/field'
import { IMAGE_CAPTION_MAX } from '@/lib/images/image'
import type { ImageDescription as Details } from '@/lib/images/schema'
import type { TrayImage } from '@/lib/images/tray'

type PreviewProps = { file: File | null; path: string | null; onDragStart: (event: DragEvent) => void }

/** A draggable thumbnail of a picked or uploaded image. */
export function ImagePreview({ file, path, onDragStart }: PreviewProps) {
  const address = file ? addressOf(file) : path
  return (
    <div
      draggable
      onDragStart={onDragStart}
      aria-hidden="true"
      style={address ? { backgroundImage: `url(${address})` } : undefined}
      className="size-20 shrink-0 cursor-grab rounded-lg border border-line bg-paper-sunk bg-cover bg-center"
    />
  )
}

type Props = { image: TrayImage; onDescribe: (details: Partial<Details>) => void }

function Fields({ image: { number, file, upload, details }, onDescribe }: Props) {
  const src = file ? addressOf(file) : upload.status === 'done' && upload.path
  return (
    <div className="grid gap-4 pb-2">
      <InputField
        label={`Caption for picture ${number}`}
        hint="Printed under the picture, for everybody."
        value={details.caption}
        maxLength={IMAGE_CAPTION_MAX}
        onChange={(event) => onDescribe({ caption: event.target.value })}
      />
      {src && (
        <FocalPointField
          image={{ src, alt: details.alt }}
          value={details.focal}
          onChange={(focal) => onDescribe({ focal })}
        />
      )}
    </div>
  )
}

/** Caption and focal point, folded. Opening them reads the file. */
export function ImageDetails(props: Props) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <details onToggle={(event) => setIsOpen(event.currentTarget.open)} className="text-sm">
      <summary className="min-h-11 cursor-pointer py-3 font-semibold">Caption and focal point</summary>
      {isOpen && <Fields {...props} />}
    </details>
  )
}
