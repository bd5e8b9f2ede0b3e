import { type ImageInfo, readImageHeader, refused } from '../image-header'

/** An image of the visitor, decoded in the browser. */
export interface LocalImage {
  readonly name: string
  readonly bytes: number
  readonly info: ImageInfo
  /** Upright; the first frame of an animation. */
  readonly bitmap: ImageBitmap
}

const MAX_BYTES = 10 * 1024 * 1024
const MAX_PIXELS = 50_000_000

/** Checks the header before decoding, so that a decompression bomb is never opened. Then both sizes must agree. */
export async function readLocalImage(file: File) {
  if (file.size > MAX_BYTES) return refused(`${file.name} is larger than 10 MB.`)
  // The file may be moved or locked after it was chosen.
  const bytes = await file.arrayBuffer().catch(() => null)
  if (!bytes) return refused(`${file.name} could not be read.`)
  const read = readImageHeader(new Uint8Array(bytes))
  if (!read.ok) return refused(`${file.name}: ${read.message}`)
  const { info } = read
  if (info.width * info.height > MAX_PIXELS)
    return refused(`${file.name} has more than 50 megapixels. Make it smaller first.`)
  try {
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
    if (bitmap.width !== info.width || bitmap.height !== info.height)
      return refused(
        `${file.name} contradicts itself: its head says ${info.width} × ${info.height}, its picture is ${bitmap.width} × ${bitmap.height}.`,
      )
    const image: LocalImage = { name: file.name, bytes: file.size, info, bitmap }
    return { ok: true as const, image }
  } catch {
    return refused(`${file.name} could not be decoded by this browser.`)
  }
}

interface Area {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export const newCanvas = (width: number, height: number): HTMLCanvasElement =>
  Object.assign(document.createElement('canvas'), { width, height })

/** Draws a part of an image into a canvas; the rest gets the background. */
export function drawPart(
  canvas: HTMLCanvasElement,
  bitmap: ImageBitmap,
  source: Area,
  target: Area,
  background: string | null = null,
): void {
  const context = canvas.getContext('2d')
  if (!context) return
  context.clearRect(0, 0, canvas.width, canvas.height)
  if (background) {
    context.fillStyle = background
    context.fillRect(0, 0, canvas.width, canvas.height)
  }
  context.imageSmoothingQuality = 'high'
  const { x, y, width, height } = target
  context.drawImage(bitmap, source.x, source.y, source.width, source.height, x, y, width, height)
}

/** The canvas as a file without metadata. Rejects if the browser cannot write the type. */
export const canvasFile = (canvas: HTMLCanvasElement, type: string, quality: number): Promise<Blob> =>
  new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob?.type === type ? resolve(blob) : reject(new Error(`The browser cannot write ${type}`))),
      type,
      quality,
    )
  })
