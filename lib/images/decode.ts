import sharp, { type Metadata, type Sharp } from 'sharp'
import {
  IMAGE_MAX_DECODED_BYTES,
  IMAGE_MAX_HELD_BYTES,
  IMAGE_MAX_PIXELS,
  IMAGE_MAX_SIDE,
  IMAGE_MAX_SOURCE_SIDE,
} from './image.ts'
import type { ImageEdit } from './schema.ts'

/** An image ready to be stored: WebP, upright, without metadata, at most IMAGE_MAX_SIDE on its long side. */
export type CheckedImage = { content: Uint8Array; width: number; height: number; blur: string }

/** The decoder's answer. `rejected` is the reason, for the editor. */
export type Decoded = { image: CheckedImage } | { rejected: string }

export type Edit = Pick<ImageEdit, 'turns' | 'crop'>

// By default sharp caches images and uses every core.
sharp.cache(false)
sharp.concurrency(1)

const FORMATS = new Set(['jpeg', 'png', 'webp'])
const QUALITY = 82
/** Pixels of the placeholder's longer side. Each page contains it twice, and sixteen pixels look no better. */
const BLUR_SIDE = 8

const DEPTH_BYTES: Partial<Record<string, number>> = { uchar: 1, char: 1, ushort: 2, short: 2 }

/** A tiny copy of an image as a data address, shown until the image is loaded. */
export async function blurOf(image: Sharp): Promise<string> {
  const tiny = await image.clone().resize(BLUR_SIDE, BLUR_SIDE, { fit: 'inside' }).webp({ quality: 40 }).toBuffer()
  return `data:image/webp;base64,${tiny.toString('base64')}`
}

function decodedBytes({ width, height, channels, depth, format, isProgressive, chromaSubsampling }: Metadata): number {
  const pixels = width * height
  if (format === 'jpeg' && isProgressive) return pixels * 2 * (chromaSubsampling === '4:2:0' ? 1.5 : channels)
  return pixels * channels * (DEPTH_BYTES[depth] ?? 8)
}

/** Whether the decoder holds the whole image: interlaced, progressive, WebP and rotated images are not streamed. */
const isHeldWhole = ({ format, isProgressive, orientation = 1 }: Metadata): boolean =>
  isProgressive || format === 'webp' || (format !== 'jpeg' && orientation > 1)

/** The reason to refuse an image, from its header; null for an image to decode. */
function rejectionOf(metadata: Metadata): string | null {
  const { width, height, format } = metadata
  if (!FORMATS.has(format)) return 'The file is not a JPG, PNG, or WEBP picture.'
  if (Math.max(width, height) > IMAGE_MAX_SOURCE_SIDE)
    return `The picture is longer than ${IMAGE_MAX_SOURCE_SIDE.toLocaleString('en')} pixels on one side.`
  if (width * height > IMAGE_MAX_PIXELS) return 'The picture has more than 50 megapixels.'
  if (decodedBytes(metadata) > (isHeldWhole(metadata) ? IMAGE_MAX_HELD_BYTES : IMAGE_MAX_DECODED_BYTES))
    return 'The picture takes too much memory. Save it with 8 bits a channel, or smaller.'
  return null
}

function pixelsOf({ x, y, width, height }: NonNullable<Edit['crop']>, size: { width: number; height: number }) {
  const left = Math.min(Math.round(x * size.width), size.width - 1)
  const top = Math.min(Math.round(y * size.height), size.height - 1)
  return {
    left,
    top,
    width: Math.max(1, Math.min(Math.round(width * size.width), size.width - left)),
    height: Math.max(1, Math.min(Math.round(height * size.height), size.height - top)),
  }
}

/** Turns the image clockwise, then crops it. In one step, sharp would crop before it turns. */
async function edited(content: Uint8Array, { turns, crop }: Edit) {
  const { data, info } = await sharp(content, { limitInputPixels: IMAGE_MAX_PIXELS })
    .rotate(turns * 90)
    .raw()
    .toBuffer({ resolveWithObject: true })
  const turned = sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
  return crop ? turned.extract(pixelsOf(crop, info)) : turned
}

/**
 * Decodes an image of any name and declared type, and encodes it again, so that only pixels are stored: no EXIF, no
 * position, nothing behind the end of the image. Throws for a damaged image.
 */
export async function decodeImage(content: Uint8Array, edit: Edit | null): Promise<Decoded> {
  const metadata = await sharp(content, { limitInputPixels: false })
    .metadata()
    .catch(() => null)
  const rejected = metadata ? rejectionOf(metadata) : 'The file is not a JPG, PNG, or WEBP picture.'
  if (rejected !== null) return { rejected }
  const source = edit
    ? await edited(content, edit)
    : sharp(content, { limitInputPixels: IMAGE_MAX_PIXELS, failOn: 'error', sequentialRead: true }).rotate()
  const { data, info } = await source
    .resize({ width: IMAGE_MAX_SIDE, height: IMAGE_MAX_SIDE, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: QUALITY })
    .toBuffer({ resolveWithObject: true })
  return { image: { content: data, width: info.width, height: info.height, blur: await blurOf(sharp(data)) } }
}

// re-encode.ts runs this file as a process for one image, and kills it when it takes too long.
if (import.meta.main) {
  // Allow only three of the library's many decoders to read untrusted bytes.
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({
    operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
  })
  process.once('message', async ({ content, edit }: { content: Uint8Array; edit: Edit | null }) => {
    const decoded = await decodeImage(content, edit).catch(() => ({
      rejected: 'The picture is damaged and could not be read.',
    }))
    process.send?.(decoded, () => process.disconnect())
  })
  process.send?.('ready')
}
