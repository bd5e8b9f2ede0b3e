import { scaled } from '../crop'
import { refused } from '../image-header'
import { drawPart, newCanvas, readLocalImage } from './read-image'

/** An image of the visitor, small enough to embed in every drawing; `address` is a `data:` URL of a PNG. */
export type Logo = ReturnType<typeof logoOf>

const MAX_BYTES = 1024 * 1024
/** Pixels of the longer side: enough for print, and small enough to embed. */
const LONGEST = 512

/** Draws the image anew, which drops metadata such as camera and place. */
function logoOf(bitmap: ImageBitmap) {
  const scale = Math.min(1, LONGEST / Math.max(bitmap.width, bitmap.height))
  const { width, height } = scaled(bitmap, scale)
  const canvas = newCanvas(width, height)
  const whole = { x: 0, y: 0, width: bitmap.width, height: bitmap.height }
  drawPart(canvas, bitmap, whole, { x: 0, y: 0, width, height })
  return { width, height, address: canvas.toDataURL('image/png') }
}

export async function readLogo(file: File) {
  if (file.size > MAX_BYTES) return refused('Logo must be at most 1 MB.')
  const read = await readLocalImage(file)
  if (!read.ok) return read
  const { bitmap } = read.image
  const logo = logoOf(bitmap)
  bitmap.close()
  return { ok: true as const, logo }
}
