import { IMAGE_MAX_SIDE } from './image'

/** The largest upload: serverless hosts refuse a request body of about 4.5 MB. Bytes. */
const SEND_MAX_BYTES = 4_000_000

const QUALITIES = [0.85, 0.75, 0.6]
/** Tried in turn until one fits; a drawing with fine noise can be too large at full size in any quality. */
const SIDES = [IMAGE_MAX_SIDE, 1800, 1200]

type Size = { width: number; height: number }
type Encode = (size: Size, quality: number) => Promise<Blob | null>

/** `size` scaled down, never up, so that its long side is at most `max`; whole pixels, at least one. */
export function fitWithin({ width, height }: Size, max: number): Size {
  const scale = Math.min(1, max / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/** The best encoding of at most `limit` bytes; else the last, smallest one. Null when the browser cannot encode. */
export async function encodeToFit(size: Size, encode: Encode, limit = SEND_MAX_BYTES): Promise<Blob | null> {
  let last: Blob | null = null
  for (const side of SIDES)
    for (const quality of QUALITIES) {
      const blob = await encode(fitWithin(size, side), quality)
      if (!blob || blob.size <= limit) return blob ?? last
      last = blob
    }
  return last
}

const toBlob = (canvas: HTMLCanvasElement, type: string, quality: number) =>
  new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality))

/** Draws and encodes as WebP; as JPEG in a browser that cannot write WebP (it would answer with a PNG). */
async function encodeBitmap(bitmap: ImageBitmap, { width, height }: Size, quality: number): Promise<Blob | null> {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (!context) return null
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, 0, 0, width, height)
  const webp = await toBlob(canvas, 'image/webp', quality)
  if (webp?.type === 'image/webp') return webp
  // JPEG has no transparency: without a white background, clear parts would be black.
  context.globalCompositeOperation = 'destination-over'
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, width, height)
  return toBlob(canvas, 'image/jpeg', quality)
}

/**
 * Makes an image small enough to upload: upright, at most IMAGE_MAX_SIDE on its long side, WebP. A file that fits, or
 * that the browser cannot decode, is not changed.
 */
export async function shrinkImage(file: File): Promise<Blob> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null)
  if (!bitmap) return file
  try {
    const fits = Math.max(bitmap.width, bitmap.height) <= IMAGE_MAX_SIDE && file.size <= SEND_MAX_BYTES
    if (fits) return file
    return (await encodeToFit(bitmap, (size, quality) => encodeBitmap(bitmap, size, quality))) ?? file
  } catch {
    return file
  } finally {
    bitmap.close()
  }
}
