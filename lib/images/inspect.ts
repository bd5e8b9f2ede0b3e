import 'server-only'
import sharp from 'sharp'
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

async function assertPicture(content: Uint8Array): Promise<void> {
  if (content.byteLength > IMAGE_MAX_BYTES) throw new ImageRejected('The picture is larger than 10MB.')
  const metadata = content.byteLength > 0 ? await readMetadata(content) : null
  if (!metadata || !ACCEPTED_FORMATS.has(metadata.format)) {
    throw new ImageRejected('The file is not a JPG, PNG, or WEBP picture.')
  }
  if (metadata.width * metadata.height > IMAGE_MAX_PIXELS) {
    throw new ImageRejected('The picture has more than 50 megapixels.')
  }
}

/**
 * Decodes what was sent, whatever its name and declared type say, and encodes it anew: so nothing but pixels is stored
 * (no EXIF, no position, nothing hidden behind the end of the picture). Throws ImageRejected for what is no picture.
 */
export async function inspectImage(content: Uint8Array): Promise<CheckedImage> {
  await assertPicture(content)
  const upright = sharp(content, { limitInputPixels: IMAGE_MAX_PIXELS, failOn: 'error' })
    .rotate()
    .resize({ width: IMAGE_MAX_SIDE, height: IMAGE_MAX_SIDE, fit: 'inside', withoutEnlargement: true })
  try {
    const { data, info } = await upright.clone().webp({ quality: WEBP_QUALITY }).toBuffer({ resolveWithObject: true })
    const tiny = await upright.clone().resize(BLUR_SIDE, BLUR_SIDE, { fit: 'inside' }).webp({ quality: 40 }).toBuffer()
    return {
      content: data,
      width: info.width,
      height: info.height,
      blur: `data:image/webp;base64,${tiny.toString('base64')}`,
      extension: 'webp',
      mimeType: 'image/webp',
    }
  } catch (cause) {
    throw new ImageRejected('The picture is damaged and could not be read.', { cause })
  }
}
