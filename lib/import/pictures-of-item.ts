import { counted } from '../text.ts'
import { finderOf, originalsOf } from './picture-files.ts'
import type { ItemResult } from './report.ts'
import type { SiteItem } from './site/part.ts'
import { withoutCode } from './spans.ts'
import type { FindPicture, RefusedItem, StorableItem } from './types.ts'

/** A picture in Markdown. The groups are description, address and title. */
export const PICTURE =
  /!\[((?:[^[\]\\]|\\.)*)\]\(<?((?:\\.|\((?:\\.|[^\s()<>\\])*\)|[^\s()<>\\])+|(?<=<)[^<>\n]+(?=>))>?((?:\s+"[^"\n]*")?)\)/g

/** An address or a description without the backslashes that Markdown needs, as in `a.jpg?w=1\&h=1`. */
export const unescaped = (text: string): string => text.replace(/\\([!-/:-@[-`{-~])/g, '$1')

/** The pictures that an item shows, by their addresses in the source, with their descriptions. */
export function picturesOfItem({
  text,
  picture,
  shareImage,
}: Pick<StorableItem, 'text' | 'picture' | 'shareImage'>): Map<string, string> {
  const found = new Map<string, string>()
  if (shareImage) found.set(shareImage, '')
  for (const [, alt = '', address = ''] of withoutCode(text).matchAll(PICTURE))
    if (!/^\/media\/[A-Za-z0-9._-]+$/.test(address)) found.set(unescaped(address), unescaped(alt))
  if (picture) found.set(picture.address, picture.alt)
  return found
}

const NAMED_MAX = 20

/** A warning that lists the missing pictures; empty without any. */
export const missingWarnings = (missing: readonly string[]): string[] =>
  missing.length > 0
    ? [
        `${counted(missing.length, 'picture')} ${missing.length === 1 ? 'is' : 'are'} missing: ${missing.toSorted().slice(0, NAMED_MAX).join(', ')}`,
      ]
    : []

export const NOT_AMONG_FILES = 'it is not among the files'

/** Whether two addresses are variants of one picture, by the names of their originals. */
export const isSamePicture = (a: string, b: string): boolean => {
  const [first, second] = [a, b].map((address) => originalsOf(address)[0]?.replace(/^.*\//, ''))
  return first === second
}

/** The caption of a picture of an item: its own picture may have one. */
export const captionOf = ({ picture }: Pick<StorableItem, 'picture'>, address: string): string | undefined =>
  picture && isSamePicture(picture.address, address) ? picture.caption : undefined

/** The picture columns of a stored post. */
export type PictureColumns = { content: string; image_url: string | null; share_image: string | null }

/** The pictures of an item that its post, as the import wrote it, does not have. */
export function lackedPictures(item: StorableItem, { content, image_url, share_image }: PictureColumns): string[] {
  const { picture, shareImage } = item
  const shown = [...picturesOfItem({ text: item.text, picture: null, shareImage: '' }).keys()]
  const left = picturesOfItem({ text: content, picture: null, shareImage: '' })
  const lacked = shown.filter((address) => left.has(address))
  // Without its own picture, a post has the first of its text.
  const isFirstOfText = image_url !== null && content.includes(image_url)
  if (picture && !shown.some((one) => isSamePicture(one, picture.address)) && (image_url === null || isFirstOfText))
    lacked.push(picture.address)
  if (shareImage && share_image === null && !isSamePicture(shareImage, picture?.address ?? '')) lacked.push(shareImage)
  return lacked
}

/** Whether pictures are fetched from the web; `later`: the editor has not chosen yet. */
type Sources = { find: FindPicture; isFetched: boolean | 'later' }

/** Whether an import can get a picture: from the files, or from the web. */
export function canGet(address: string, item: StorableItem, { find, isFetched }: Sources): boolean {
  const isWeb = /^https?:$/.test(URL.parse(address, item.origin || undefined)?.protocol ?? '')
  return finderOf(item, find)(address) !== null || (isFetched !== false && isWeb)
}

const RETRIED = 'Pictures that were missing are tried again.'

/**
 * Adds a warning of missing pictures to the result of a check. Pictures on the web count as missing unless they are
 * fetched. An item counts as changed if its post lacks pictures that the import can get.
 */
export function withMissingPictures<Result extends ItemResult>(
  result: Result,
  item: StorableItem | RefusedItem | SiteItem,
  sources: Sources,
): Result {
  if ('refused' in item || 'part' in item || result.outcome === 'refused') return result
  const isRetried = result.outcome === 'same' && result.lacks?.some((one) => canGet(one, item, sources)) === true
  if (result.outcome === 'same' && !isRetried) return result
  const known = { ...sources, isFetched: sources.isFetched === true }
  const missing = [...picturesOfItem(item).keys()].filter((one) => !canGet(one, item, known))
  const warnings = missingWarnings(missing.map((address) => `${address} (${NOT_AMONG_FILES})`))
  const all = [...(isRetried ? [RETRIED] : []), ...warnings, ...result.warnings]
  return { ...result, outcome: isRetried ? 'changed' : result.outcome, warnings: all }
}
