import 'server-only'
import sharp from 'sharp'
import { inTurn } from './decoding'
import { CENTRE, IMAGE_MAX_PIXELS, type ImageInfo } from './image'
import { ImageRejected, inspectImage } from './inspect'
import { getImage } from './library'
import { openImage } from './public'
import type { ImageEdit } from './schema'
import { storeImage } from './storage'
import type { AdminContext } from '@/lib/auth/session'

async function bytesOf(name: string): Promise<Uint8Array | null> {
  const image = await openImage(name)
  return image && new Uint8Array(await new Response(image.body).arrayBuffer())
}

/** Whole pixels within the picture, one at least. */
function pixelsOf({ x, y, width, height }: NonNullable<ImageEdit['crop']>, size: { width: number; height: number }) {
  const left = Math.min(Math.round(x * size.width), size.width - 1)
  const top = Math.min(Math.round(y * size.height), size.height - 1)
  return {
    left,
    top,
    width: Math.max(1, Math.min(Math.round(width * size.width), size.width - left)),
    height: Math.max(1, Math.min(Math.round(height * size.height), size.height - top)),
  }
}

/** Turns the picture, clockwise, and then cuts it: the crop is of what the editor saw. */
async function edited(content: Uint8Array, { turns, crop }: ImageEdit): Promise<Buffer> {
  // Two steps: in one, sharp cuts before it turns.
  const turned = await sharp(content, { limitInputPixels: IMAGE_MAX_PIXELS })
    .rotate(turns * 90)
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = turned.info
  const image = sharp(turned.data, { raw: { width, height, channels } })
  // It is encoded once more when it is stored: hardly anything may be lost here.
  return (crop ? image.extract(pixelsOf(crop, turned.info)) : image).webp({ quality: 96 }).toBuffer()
}

/**
 * Stores a cut or turned picture as a new one, with what was said of the first; that one stays as it is. Null when it is not
 * there. Throws an ImageRejected or a BackendError.
 */
export async function storeEdited(context: AdminContext, edit: ImageEdit): Promise<ImageInfo | null> {
  const old = await getImage(context, edit.name)
  const content = old && old.deletedAt === null ? await bytesOf(edit.name) : null
  if (!old || !content) return null
  const result = await inTurn(old.width * old.height, () => edited(content, edit)).catch((cause: unknown) => {
    throw new ImageRejected('The picture could not be read.', { cause })
  })
  // What it says of a place in the picture is no longer true.
  const details = { alt: old.alt, caption: old.caption, focal: CENTRE }
  return storeImage(context, await inspectImage(result), 0, details, old.fileName)
}
