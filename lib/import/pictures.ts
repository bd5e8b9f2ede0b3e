import pLimit from 'p-limit'
import { cleanFileName } from '../images/file-name.ts'
import { IMAGE_ALT_MAX, mediaPath } from '../images/image.ts'
import { withTray } from '../images/placeholders.ts'
import { putImage } from '../images/put-image.ts'
import { fetchRemoteImage, ImageRejected, inspectImage } from '../images/re-encode.ts'
import { RemoteRefused } from '../open-internet.ts'
import { sha256 } from '../sha256.ts'
import { BackendError, reasonOf, rowsOf } from '../supabase/backend-error.ts'
import type { Client } from '../supabase/client.ts'
import { type FindPicture, finderOf, originalsOf } from './picture-files.ts'
import { missingWarnings, NOT_AMONG_FILES, PICTURE, picturesOfItem } from './pictures-of-item.ts'
import type { StorableItem } from './types.ts'

export type PictureOptions = {
  /** The file that came with the import; null when none did. */
  find: FindPicture
  /** The addresses here of pictures that are stored already. */
  stored?: ReadonlyMap<string, string>
  /** Also fetches those that no file has from the open internet. */
  isFetched: boolean
  fetch?: (address: string) => Promise<Uint8Array>
}

/** Pictures that are fetched and decoded at a time. */
const limit = pLimit(4)

/** The bytes of a picture of the source, the original before its smaller variants; or why there are none. */
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

/** Stores a picture of an import, of which two posts may show one. What the site refuses is an ImageRejected. */
export async function putImported(...args: Parameters<typeof putImage>): Promise<void> {
  try {
    await putImage(...args)
  } catch (error) {
    if (!(error instanceof BackendError) || error.transient) throw error
    throw new ImageRejected(`The site could not store it: ${reasonOf(error)}.`)
  }
}

/** Stores a picture under the name that its content gives it, once; resolves to its address here. Throws an ImageRejected. */
export async function storePicture(client: Client, address: string, alt: string, content: Uint8Array): Promise<string> {
  const path = `import-${sha256(content).slice(0, 32)}.webp`
  const known = rowsOf(await client.from('images').select('path').eq('path', path).maybeSingle())
  if (!known) {
    const { content: encoded, width, height, blur } = await inspectImage(content)
    const fileName = cleanFileName(URL.parse(address, 'https://source.invalid')?.pathname ?? address)
    const row = {
      path,
      width,
      height,
      blur,
      bytes: encoded.byteLength,
      alt: [...alt].slice(0, IMAGE_ALT_MAX).join(''),
      file_name: fileName,
    }
    await putImported(client, row, encoded)
  }
  return mediaPath(path)
}

type Brought = { text: string; images: string[]; shareImage: string; warnings: string[] }

/**
 * Brings the pictures of an item in: the addresses of its text become addresses here, and its own picture that of the post. Without
 * one it is the first of the text, as for a post that is written here.
 * Those that are missing or refused are named, and the text keeps them.
 */
export async function bringPictures(client: Client, item: StorableItem, options: PictureOptions): Promise<Brought> {
  const here = new Map(options.stored)
  const missing: string[] = []
  await limit.map([...picturesOfItem(item)], async ([address, alt]) => {
    if (here.has(address)) return
    const content = await bytesOf(address, item, options)
    if (typeof content === 'string') return void missing.push(`${address} (${content.replace(/\.$/, '')})`)
    try {
      here.set(address, await storePicture(client, address, alt, content))
    } catch (error) {
      if (!(error instanceof ImageRejected)) throw error
      missing.push(`${address} (${error.message.replace(/\.$/, '')})`)
    }
  })
  const text = item.text.replace(PICTURE, (whole, alt: string, address: string, title: string) => {
    const path = here.get(address)
    return path === undefined ? whole : `![${alt}](${path}${title})`
  })
  const own = item.picture && here.get(item.picture.address)
  const shared = here.get(item.shareImage) ?? ''
  return {
    text,
    // The picture of the post is shared without being named.
    shareImage: shared === own ? '' : shared,
    images: withTray({ content: text, images: own ? [own] : [] }, []).images,
    warnings: missingWarnings(missing),
  }
}
