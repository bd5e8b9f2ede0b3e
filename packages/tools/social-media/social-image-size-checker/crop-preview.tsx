import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react'
import type { PlacementRule } from '../../kit/image-placements'
import { drawPart, type LocalImage } from '../../kit/ui/read-image'
import type { Crop } from './calculate'

const PREVIEW = 640
const STEP = 2
const LARGE_STEP = 10

const moves: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

type Props = {
  image: LocalImage
  crop: Crop
  rule: PlacementRule
  background: string
  focal: readonly [number, number]
  isCover: boolean
  onFocal: (x: number, y: number) => void
}

const clamp = (value: number) => Math.round(Math.min(100, Math.max(0, value)))

/** The picture with its crop; a click or the arrow keys move the focal point. */
function Chooser({ image, crop, focal, onFocal }: Pick<Props, 'image' | 'crop' | 'focal' | 'onFocal'>) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const { width, height } = image.info
  const scale = Math.min(1, PREVIEW / Math.max(width, height))
  useEffect(() => {
    const target = { x: 0, y: 0, width: Math.round(width * scale), height: Math.round(height * scale) }
    if (canvas.current) drawPart(canvas.current, image.bitmap, { x: 0, y: 0, width, height }, target)
  }, [image, width, height, scale])
  const point = (event: PointerEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect()
    onFocal(
      clamp(((event.clientX - box.left) / box.width) * 100),
      clamp(((event.clientY - box.top) / box.height) * 100),
    )
  }
  const key = (event: KeyboardEvent) => {
    const move = moves[event.key]
    if (!move) return
    event.preventDefault()
    const step = event.shiftKey ? LARGE_STEP : STEP
    onFocal(clamp(focal[0] + move[0] * step), clamp(focal[1] + move[1] * step))
  }
  const part = crop.source
  return (
    <button
      type="button"
      aria-label={`Focal point, ${focal[0]} % from the left, ${focal[1]} % from the top. Arrow keys move it.`}
      onPointerDown={point}
      onKeyDown={key}
      className="relative block w-full max-w-md cursor-crosshair border border-ink"
    >
      <canvas
        ref={canvas}
        width={Math.round(width * scale)}
        height={Math.round(height * scale)}
        className="block w-full"
      />
      <span
        aria-hidden="true"
        className="absolute border-4 border-saffron outline-2 outline-ink"
        style={{
          left: `${(part.x / width) * 100}%`,
          top: `${(part.y / height) * 100}%`,
          width: `${(part.width / width) * 100}%`,
          height: `${(part.height / height) * 100}%`,
        }}
      />
    </button>
  )
}

const Unsafe = ({ edge, part }: { edge: string; part: number }) => (
  <span
    className={`absolute inset-x-0 grid place-items-center border-dashed border-ink bg-paper/70 text-xs text-ink ${edge}`}
    style={{ height: `${part * 100}%` }}
  >
    No text here
  </span>
)

/** The exported copy, with the areas that the network's own buttons cover. */
export function CropPreview(props: Props) {
  const { image, crop, rule, background, isCover } = props
  const canvas = useRef<HTMLCanvasElement>(null)
  const scale = Math.min(1, PREVIEW / Math.max(crop.width, crop.height))
  const [width, height] = [Math.max(1, Math.round(crop.width * scale)), Math.max(1, Math.round(crop.height * scale))]
  useEffect(() => {
    const { x, y, width: across, height: down } = crop.target
    const target = { x: x * scale, y: y * scale, width: across * scale, height: down * scale }
    if (canvas.current) drawPart(canvas.current, image.bitmap, crop.source, target, background)
  }, [image, crop, scale, background, width, height])
  return (
    <div className="grid gap-6 sm:grid-cols-2">
      {isCover && (
        <figure className="no-print min-w-0">
          <figcaption className="tool-heading">Your picture and the part that stays</figcaption>
          <Chooser {...props} />
        </figure>
      )}
      <figure className="min-w-0">
        <figcaption className="tool-heading">The copy</figcaption>
        <div
          className="relative max-w-md border border-ink"
          style={{ maxWidth: crop.height > crop.width ? '15rem' : undefined }}
        >
          <canvas
            ref={canvas}
            width={width}
            height={height}
            role="img"
            aria-label={`The copy, ${crop.width} × ${crop.height}`}
            className="block w-full"
          />
          {rule.unsafeTop > 0 && (
            <>
              <Unsafe edge="top-0 border-b-2" part={rule.unsafeTop} />
              <Unsafe edge="bottom-0 border-t-2" part={rule.unsafeBottom} />
            </>
          )}
        </div>
      </figure>
    </div>
  )
}
