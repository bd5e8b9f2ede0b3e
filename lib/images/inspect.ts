import 'server-only'
import sharp from 'sharp'
import { inTurn } from './decoding'
import { IMAGE_MAX_BYTES, IMAGE_MAX_PIXELS, IMAGE_MAX_SIDE } from './image'

/** A picture ready to be stored: WebP, upright, without metadata, at most IMAGE_MAX_SIDE on its long side. */
export type CheckedImage = {
  content: Buffer
  width: number
  height: number
  blur: string
  extension: 'webp'
  mimeType: 'image/webp'
}

/** A picture that cannot be taken; the message is for the person who picked it. */
export class ImageRejected extends Error {
  override name = 'ImageRejected'
}

const ACCEPTED_FORMATS = new Set(['jpeg', 'png', 'webp'])
const WEBP_QUALITY = 82
const BLUR_SIDE = 16

const readMetadata = (content: Uint8Array) =>
  sharp(content, { limitInputPixels: false })
    .metadata()
    .catch(() => null)

/** How many pixels the picture has. Throws ImageRejected for what is none, or too large. */
async function measure(content: Uint8Array): Promise<number> {
  if (content.byteLength > IMAGE_MAX_BYTES) throw new ImageRejected('The picture is larger than 10MB.')
  const metadata = content.byteLength > 0 ? await readMetadata(content) : null
  if (!metadata || !ACCEPTED_FORMATS.has(metadata.format)) {
    throw new ImageRejected('The file is not a JPG, PNG, or WEBP picture.')
  }
  const pixels = metadata.width * metadata.height
  if (pixels > IMAGE_MAX_PIXELS) throw new ImageRejected('The picture has more than 50 megapixels.')
  return pixels
}

async function encode(content: Uint8Array): Promise<CheckedImage> {
  const { data, info } = await sharp(content, {
    limitInputPixels: IMAGE_MAX_PIXELS,
    failOn: 'error',
    sequentialRead: true,
  })
    .rotate()
    .resize({ width: IMAGE_MAX_SIDE, height: IMAGE_MAX_SIDE, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: WEBP_QUALITY })
    .toBuffer({ resolveWithObject: true })
  // Of what was just made: the original is decoded once.
  const tiny = await sharp(data).resize(BLUR_SIDE, BLUR_SIDE, { fit: 'inside' }).webp({ quality: 40 }).toBuffer()
  return {
    content: data,
    width: info.width,
    height: info.height,
    blur: `data:image/webp;base64,${tiny.toString('base64')}`,
    extension: 'webp',
    mimeType: 'image/webp',
  }
}

/**
 * Decodes what was sent, whatever its name and declared type say, and encodes it anew: so nothing but pixels is stored
 * (no EXIF, no position, nothing hidden behind the end of the picture). Throws ImageRejected for what is no picture.
 */
export async function inspectImage(content: Uint8Array): Promise<CheckedImage> {
  const pixels = await measure(content)
  try {
    return await inTurn(pixels, () => encode(content))
  } catch (cause) {
    throw new ImageRejected('The picture is damaged and could not be read.', { cause })
  }
}
