import { type DragEvent, useState } from 'react'
import { FocalPointField } from '../image-library/focal-point'
import { InputField } from '@/components/ui/field'
import { IMAGE_CAPTION_MAX } from '@/lib/images/image'
import type { ImageDescription as Details } from '@/lib/images/schema'
import type { TrayImage } from '@/lib/images/tray'

type PreviewProps = { src: string | null; size: string; onDragStart: (event: DragEvent) => void }

/** A draggable thumbnail; `size` is its class. */
export const ImagePreview = ({ src, size, onDragStart }: PreviewProps) => (
  <div
    draggable
    onDragStart={onDragStart}
    aria-hidden="true"
    style={src ? { backgroundImage: `url(${src})` } : undefined}
    className={`shrink-0 cursor-grab rounded-lg border border-line bg-paper-sunk bg-cover bg-center ${size}`}
  />
)

type Props = { src: string | null; image: TrayImage; onDescribe: (details: Partial<Details>) => void }

function Fields({ src, image: { number, details }, onDescribe }: Props) {
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

/** Caption and focal point, folded. Opening them loads the image. */
export function ImageDetails(props: Props) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <details onToggle={(event) => setIsOpen(event.currentTarget.open)} className="text-sm">
      <summary className="min-h-11 cursor-pointer py-3 font-semibold">Caption and focal point</summary>
      {isOpen && <Fields {...props} />}
    </details>
  )
}
