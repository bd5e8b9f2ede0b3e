import sharp from 'sharp'
import { IMAGE_MAX_SIDE } from '../../images/image.ts'
import { ImageRejected, inspectImage } from '../../images/re-encode.ts'
import { rowsOf } from '../../supabase/backend-error.ts'
import type { Client } from '../../supabase/client.ts'
import { putImported } from '../pictures.ts'
import { type ItemResult, resultOf } from '../report.ts'
import { BINNED } from '../store-post.ts'
import type { SitePicture } from './files.ts'

/** Whether bytes are in the form that this site stores: WebP, small enough, without metadata. */
async function isAsStored(content: Uint8Array): Promise<boolean> {
  const { format, width, height, exif, xmp, iptc, orientation } = await sharp(content).metadata()
  const isPlain = !exif && !xmp && !iptc && orientation === undefined
  return format === 'webp' && isPlain && Math.max(width, height) <= IMAGE_MAX_SIDE
}

/** Checks a picture like an upload. A picture in the stored form keeps its bytes; any other is encoded again. */
async function checked(picture: SitePicture, content: Uint8Array): Promise<{ row: SitePicture; content: Uint8Array }> {
  const { content: encoded, width, height, blur } = await inspectImage(content)
  if (await isAsStored(content)) return { content, row: { ...picture, width, height, bytes: content.byteLength } }
  return { content: encoded, row: { ...picture, width, height, blur, bytes: encoded.byteLength } }
}

/**
 * Stores a picture of an export under its own name, unless the library has that name. A dry run without bytes succeeds:
 * the panel sends them only with the import.
 */
export async function restorePicture(
  client: Client,
  picture: SitePicture,
  bytes: Uint8Array | null | undefined,
  isDry: boolean,
): Promise<ItemResult> {
  const known = rowsOf(await client.from('images').select('deleted_at').eq('path', picture.path).maybeSingle())
  if (known?.deleted_at) return resultOf('conflict', BINNED)
  if (known) return resultOf('same')
  if (isDry && bytes === undefined) return resultOf('new')
  if (!bytes) return resultOf('refused', 'The file is missing.')
  try {
    const { row, content } = await checked(picture, bytes)
    if (!isDry) await putImported(client, row, content)
    return resultOf('new')
  } catch (error) {
    if (error instanceof ImageRejected) return resultOf('refused', error.message)
    throw error
  }
}
