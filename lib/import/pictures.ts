import pLimit from 'p-limit'
import { fileNameOfUrl } from '../images/file-name.ts'
import { IMAGE_ALT_MAX, IMAGE_CAPTION_MAX, mediaPath } from '../images/image.ts'
import { withTray } from '../images/picture-marks.ts'
import { putImage } from '../images/put-image.ts'
import { fetchRemoteImage, ImageRejected, inspectImage } from '../images/re-encode.ts'
import { RemoteRefused } from '../remote-fetch.ts'
import { sha256 } from '../sha256.ts'
import { BackendError, reasonOf, rowsOf } from '../supabase/backend-error.ts'
import type { Client } from '../supabase/client.ts'
import { STORED_PICTURE } from './panel/schema.ts'
import { finderOf, originalsOf } from './picture-files.ts'
import {
  captionOf,
  isSamePicture,
  missingWarnings,
  NOT_AMONG_FILES,
  type PictureColumns,
  PICTURE,
  picturesOfItem,
  unescaped,
} from './pictures-of-item.ts'
import { outsideCode } from './spans.ts'
import type { FindPicture, ImportedPicture, StorableItem } from './types.ts'

export type PictureOptions = {
  /** Finds a picture among the imported files. */
  find: FindPicture
  /** The addresses here of sent pictures, or the reasons why they were refused, by their addresses in the source. */
  sent?: ReadonlyMap<string, string>
  /** Whether pictures that are not among the files are fetched from the web. */
  isFetched: boolean
  fetch?: (address: string) => Promise<Uint8Array>
}

/** Pictures that are fetched and decoded at once. */
const limit = pLimit(4)

/** The bytes of a picture, the original before smaller variants; or the reason why it is missing. */
async function bytesOf(address: string, item: StorableItem, options: PictureOptions): Promise<Uint8Array | string> {
  const file = finderOf(item, options.find)(address)
  if (file) return file.bytes()
  if (!options.isFetched) return NOT_AMONG_FILES
  let reason = 'it has no address on the web'
  for (const original of originalsOf(address)) {
    const url = URL.parse(original, item.origin || undefined)
    if (!url || !/^https?:$/.test(url.protocol)) continue
    try {
      return await (options.fetch ?? fetchRemoteImage)(url.href)
    } catch (error) {
      if (!(error instanceof RemoteRefused)) throw error
      reason = error.message
    }
  }
  return reason
}

/** Stores a picture of an import. Throws an ImageRejected when the database refuses it. */
export async function putImported(...args: Parameters<typeof putImage>): Promise<void> {
  try {
    await putImage(...args)
  } catch (error) {
    if (!(error instanceof BackendError) || error.transient) throw error
    throw new ImageRejected(`The site could not store it: ${reasonOf(error)}.`)
  }
}

/** Stores a picture once, under a name made of its content. Resolves to its address here. Throws an ImageRejected. */
export async function storePicture(
  client: Client,
  { address, alt, caption = '' }: Omit<ImportedPicture, 'file'>,
  content: Uint8Array,
): Promise<string> {
  const path = `import-${sha256(content).slice(0, 32)}.webp`
  const known = rowsOf(await client.from('images').select('deleted_at').eq('path', path).maybeSingle())
  // A picture may have been taken down on purpose.
  if (known?.deleted_at) throw new ImageRejected('It is in the bin here: restore it there, and import again.')
  if (!known) {
    const { content: encoded, width, height, blur } = await inspectImage(content)
    const row = {
      path,
      width,
      height,
      blur,
      bytes: encoded.byteLength,
      alt: [...alt].slice(0, IMAGE_ALT_MAX).join(''),
      caption: [...caption].slice(0, IMAGE_CAPTION_MAX).join(''),
      file_name: fileNameOfUrl(address),
    }
    await putImported(client, row, encoded)
  }
  return mediaPath(path)
}

/** `own`: the item's own picture. */
type Brought = { text: string; own: string | null; images: string[]; shareImage: string; warnings: string[] }

/**
 * Stores the pictures of an item and changes their addresses in its text. The picture of the post is the item's own, or
 * else the first in the text. Missing and refused pictures keep their addresses and are named in a warning.
 */
export async function importPictures(client: Client, item: StorableItem, options: PictureOptions): Promise<Brought> {
  const { sent = new Map<string, string>(), isFetched } = options
  const paths = new Map([...sent].filter(([, here]) => STORED_PICTURE.test(here)))
  const missing: string[] = []
  await limit.map([...picturesOfItem(item)], async ([address, alt]) => {
    if (paths.has(address)) return
    const refused = isFetched ? undefined : sent.get(address)
    const content = refused ?? (await bytesOf(address, item, options))
    if (typeof content === 'string') return void missing.push(`${address} (${content.replace(/\.$/, '')})`)
    try {
      paths.set(address, await storePicture(client, { address, alt, caption: captionOf(item, address) }, content))
    } catch (error) {
      if (!(error instanceof ImageRejected)) throw error
      missing.push(`${address} (${error.message.replace(/\.$/, '')})`)
    }
  })
  const text = outsideCode(item.text, (part) =>
    part.replace(PICTURE, (whole, alt: string, address: string, title: string) => {
      const path = paths.get(unescaped(address))
      return path === undefined ? whole : `![${alt}](${path}${title})`
    }),
  )
  const own = (item.picture && paths.get(item.picture.address)) ?? null
  const shared = paths.get(item.shareImage) ?? ''
  return {
    text,
    own,
    // The picture of the post is the default for shared links.
    shareImage: shared === own ? '' : shared,
    images: withTray({ content: text, images: own ? [own] : [] }, []).images,
    warnings: missingWarnings(missing),
  }
}

/**
 * The picture columns of a post with the pictures that it lacks. The others stay as they are: their sources may not
 * answer any more.
 */
export async function bringPictures(
  client: Client,
  { item, here, lacks }: { item: StorableItem; here: PictureColumns; lacks: readonly string[] },
  options: PictureOptions,
): Promise<PictureColumns & { warnings: string[] }> {
  const picture = item.picture
  const isOwnLacked = picture !== null && lacks.some((one) => isSamePicture(one, picture.address))
  const { text, own, images, shareImage, warnings } = await importPictures(
    client,
    {
      ...item,
      text: here.content,
      picture: isOwnLacked ? picture : null,
      shareImage: lacks.includes(item.shareImage) ? item.shareImage : '',
    },
    options,
  )
  const image_url = own ?? here.image_url ?? images[0] ?? null
  const share_image = shareImage !== '' && shareImage !== image_url ? shareImage : here.share_image
  return { content: text, image_url, share_image, warnings }
}
