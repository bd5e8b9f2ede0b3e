import { type DragEvent, useState } from 'react'
import { FocalPointField } from '../image-library/focal-point'
import { InputField } from '@/components/ui/field'
import { IMAGE_ALT_MAX, IMAGE_CAPTION_MAX } from '@/lib/images/image'
import type { ImageDescription as Details } from '@/lib/images/schema'
import { ORDER_DRAG_TYPE, TEXT_DRAG_TYPE, type TrayImage } from '@/lib/images/tray'

type PreviewProps = { src: string | null; size: string; target: string; number?: number }

/**
 * A thumbnail to drag into the text, where `target` is its address. With the `number` of a tray image, it can also be
 * moved within the tray. `size`: the class of its size.
 */
export function ImagePreview({ src, size, target, number }: PreviewProps) {
  const startDrag = ({ dataTransfer }: DragEvent) => {
    dataTransfer.setData(TEXT_DRAG_TYPE, target)
    if (number !== undefined) dataTransfer.setData(ORDER_DRAG_TYPE, String(number))
    dataTransfer.effectAllowed = number === undefined ? 'copy' : 'move'
  }
  return (
    <div
      draggable
      onDragStart={startDrag}
      aria-hidden="true"
      style={src ? { backgroundImage: `url(${src})` } : undefined}
      className={`shrink-0 cursor-grab rounded-lg border border-line bg-paper-sunk bg-cover bg-center ${size}`}
    />
  )
}

type Props = { src: string | null; image: TrayImage; onDescribe: (details: Partial<Details>) => void }

/** The description of an image; its caption and its focal point are folded. Opening them loads the image. */
export function ImageDetails({ src, image: { number, details }, onDescribe }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <InputField
        label={`Alt text for picture ${number}`}
        hint={details.alt.trim() ? undefined : 'None yet: those who cannot see it will not know what it shows.'}
        value={details.alt}
        maxLength={IMAGE_ALT_MAX}
        placeholder="What can be seen on it"
        onChange={(event) => onDescribe({ alt: event.target.value })}
      />
      <details onToggle={(event) => setIsOpen(event.currentTarget.open)} className="text-sm">
        <summary className="min-h-11 cursor-pointer py-3 font-semibold">Caption and focal point</summary>
        {isOpen && (
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
        )}
      </details>
    </>
  )
}
