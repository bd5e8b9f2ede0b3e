import { type MouseEvent, useEffect, useRef } from 'react'
import { canvasFile, drawPart, type LocalImage, newCanvas } from '../../kit/ui/read-image'
import { fitThumbnail, lumaDeviation } from './calculate'

/** Twice the shown size, so that the image is sharp on high-density screens. */
const WHOLE = { x: 0, y: 0, width: 720, height: 405 }

export interface LetterBox {
  left: number
  top: number
  right: number
  bottom: number
}

type Props = {
  image: LocalImage | null
  label: string
  length: string
  box: LetterBox | null
  onCorner?: (x: number, y: number) => void
}

const percent = (value: number) => Math.round(Math.min(100, Math.max(0, value * 100)))

/** A 16:9 thumbnail with the video length, which covers a corner, and the box around the letters. */
export function Thumbnail({ image, label, length, box, onCorner }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    if (canvas.current && image) drawPart(canvas.current, image.bitmap, fitThumbnail(image.info).source, WHOLE)
  }, [image])
  const click = (event: MouseEvent<HTMLElement>) => {
    const area = event.currentTarget.getBoundingClientRect()
    onCorner?.(percent((event.clientX - area.left) / area.width), percent((event.clientY - area.top) / area.height))
  }
  return (
    // A click is only a shortcut: the four edges are also fields of the form.
    <div onClick={click} className="relative aspect-video w-full overflow-hidden rounded-lg bg-paper-sunk">
      {image ? (
        <canvas
          ref={canvas}
          width={WHOLE.width}
          height={WHOLE.height}
          role="img"
          aria-label={label}
          className="block size-full"
        />
      ) : (
        <span className="grid size-full place-items-center text-sm text-ink-soft">No picture yet</span>
      )}
      {image && (
        <span
          aria-hidden="true"
          className="absolute right-0 bottom-0 h-[12%] w-[14%] border-2 border-dashed border-saffron"
        />
      )}
      {box && (
        <span
          aria-hidden="true"
          className="absolute border-2 border-tomato outline-1 outline-paper"
          style={{
            left: `${box.left}%`,
            top: `${box.top}%`,
            width: `${box.right - box.left}%`,
            height: `${box.bottom - box.top}%`,
          }}
        />
      )}
      {length && (
        <span className="absolute right-1.5 bottom-1.5 rounded bg-[#000c] px-1 text-xs font-semibold text-[#fff]">
          {length}
        </span>
      )}
    </div>
  )
}

const [SMALL_WIDTH, SMALL_HEIGHT] = [168, 94]

export interface Chosen {
  image: LocalImage
  deviation: number
}

function canvasOf(image: LocalImage, width: number, height: number): HTMLCanvasElement {
  const canvas = newCanvas(width, height)
  drawPart(canvas, image.bitmap, fitThumbnail(image.info).source, { x: 0, y: 0, width, height }, '#000000')
  return canvas
}

/** The luma deviation at the size of a list's thumbnail. */
export function deviationOf(image: LocalImage): number {
  const context = canvasOf(image, SMALL_WIDTH, SMALL_HEIGHT).getContext('2d')
  return context ? lumaDeviation(context.getImageData(0, 0, SMALL_WIDTH, SMALL_HEIGHT).data) : 0
}

export function fitted(image: LocalImage): Promise<Blob> {
  const { width, height } = fitThumbnail(image.info)
  return canvasFile(canvasOf(image, width, height), 'image/jpeg', 0.9)
}
