import { type DragEvent, useEffect, useMemo, useState } from 'react'
import { addressOf, useFilePreviews } from './previews'
import { FocalPointField } from '../image-library/focal-point'
import { InputField } from '@/components/ui/field'
import { IMAGE_CAPTION_MAX } from '@/lib/images/image'
import type { ImageDescription as Details } from '@/lib/images/schema'
import type { TrayImage } from '@/lib/images/tray'

type PreviewProps = { file: File | null; path: string | null; onDragStart: (event: DragEvent) => void }

/** A thumbnail of a picked or uploaded image, by which it can be dragged. */
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

type Props = { image: TrayImage; details: Details; onDescribe: (details: Partial<Details>) => void }

const NONE: readonly File[] = []

/** The image for the focal point: the picked file, or the stored image. */
function useStoredSize(file: File | null, path: string | null) {
  const previews = useFilePreviews(useMemo(() => (file ? [file] : NONE), [file]))
  const [stored, setStored] = useState<{ src: string; width: number; height: number } | null>(null)
  useEffect(() => {
    if (file || !path) return
    const image = new Image()
    image.onload = () => setStored({ src: path, width: image.naturalWidth, height: image.naturalHeight })
    image.src = path
  }, [file, path])
  return file ? previews.get(file) : stored
}

function Fields({ image: { number, file, upload }, details, onDescribe }: Props) {
  const preview = useStoredSize(file, upload.status === 'done' ? upload.path : null)
  return (
    <div className="grid gap-4 pb-2">
      <InputField
        label={`Caption for picture ${number}`}
        hint="Printed under the picture, for everybody."
        value={details.caption}
        maxLength={IMAGE_CAPTION_MAX}
        onChange={(event) => onDescribe({ caption: event.target.value })}
      />
      {preview && (
        <FocalPointField
          image={{ ...preview, alt: details.alt }}
          value={details.focal}
          onChange={(focal) => onDescribe({ focal })}
        />
      )}
    </div>
  )
}

/** Caption and focal point; the file is read when they are opened. */
export function ImageDetails(props: Props) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <details onToggle={(event) => setIsOpen(event.currentTarget.open)} className="text-sm">
      <summary className="min-h-11 cursor-pointer py-3 font-semibold">Caption and focal point</summary>
      {isOpen && <Fields {...props} />}
    </details>
  )
}
