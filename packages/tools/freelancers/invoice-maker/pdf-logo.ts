import { readImageHeader } from '../../kit/image-header'

/** More pixels than this do not show on paper. */
const MOST_PIXELS = 800
/** The byte of a PNG that tells whether it comes in passes, which a PDF does not take. */
const PASSES = 28

/** Whether a PDF takes the file as it is. */
function isFit(bytes: Uint8Array): boolean {
  const read = readImageHeader(bytes)
  if (!read.ok) return false
  return read.info.type === 'JPEG' || (read.info.type === 'PNG' && !read.info.isAnimated && bytes[PASSES] === 0)
}

async function asPng(bytes: Uint8Array<ArrayBuffer>): Promise<ArrayBuffer> {
  const picture = await createImageBitmap(new Blob([bytes]))
  const scale = Math.min(1, MOST_PIXELS / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(picture.width * scale))
  canvas.height = Math.max(1, Math.round(picture.height * scale))
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  picture.close()
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (!blob) throw new Error('The logo could not be read')
  return blob.arrayBuffer()
}

/** The logo as a PNG or a JPEG. The site's policy lets no script fetch a data address, so it is read by hand. */
export async function logoFile(dataAddress: string): Promise<ArrayBuffer> {
  const bytes = Uint8Array.from(atob(dataAddress.slice(dataAddress.indexOf(',') + 1)), (sign) => sign.charCodeAt(0))
  return isFit(bytes) ? bytes.buffer : asPng(bytes)
}
