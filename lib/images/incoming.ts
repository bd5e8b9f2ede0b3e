import 'server-only'
import type { IncomingMessage } from 'node:http'
import sharp from 'sharp'
import { blurOf } from './blur'
import { inTurn } from './decoding'
import { IMAGE_MAX_BYTES, IMAGE_MAX_PIXELS, IMAGE_MAX_SIDE } from './image'
import { askOpenInternet, type RemoteOptions, RemoteRefused } from '@/lib/open-internet'

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

const TOO_LARGE = 'The picture is larger than 10MB.'
const NO_PICTURE = 'The file is not a JPG, PNG, or WEBP picture.'

const ACCEPTED_FORMATS = new Set(['jpeg', 'png', 'webp'])
const WEBP_QUALITY = 82

const readMetadata = (content: Uint8Array) =>
  sharp(content, { limitInputPixels: false })
    .metadata()
    .catch(() => null)

/** How many pixels the picture has. Throws ImageRejected for what is none, or too large. */
async function measure(content: Uint8Array): Promise<number> {
  if (content.byteLength > IMAGE_MAX_BYTES) throw new ImageRejected(TOO_LARGE)
  const metadata = content.byteLength > 0 ? await readMetadata(content) : null
  if (!metadata || !ACCEPTED_FORMATS.has(metadata.format)) throw new ImageRejected(NO_PICTURE)
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
  return {
    content: data,
    width: info.width,
    height: info.height,
    blur: await blurOf(sharp(data)),
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

async function bytesOf(answer: IncomingMessage): Promise<Uint8Array> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of answer as AsyncIterable<Buffer>) {
    size += part.byteLength
    if (size > IMAGE_MAX_BYTES) throw new RemoteRefused(TOO_LARGE)
    parts.push(part)
  }
  return Buffer.concat(parts)
}

/**
 * Fetches a picture of another site, for an editor who pasted its address; at most 10 MB. See `askOpenInternet`. Throws a
 * RemoteRefused.
 */
export const fetchRemotePicture = (address: string, options?: RemoteOptions): Promise<Uint8Array> =>
  askOpenInternet(
    address,
    { method: 'GET', accept: 'image/webp,image/png,image/jpeg' },
    (answer) => {
      const { statusCode, headers } = answer
      if (statusCode !== 200) throw new RemoteRefused(`Its site answered ${statusCode}.`)
      if (!/^image\/(?:jpeg|png|webp)\b/.test(headers['content-type'] ?? '')) throw new RemoteRefused(NO_PICTURE)
      return bytesOf(answer)
    },
    options,
  )
