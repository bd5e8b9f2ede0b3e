import { counted } from '../text.ts'
import { type FindPicture, finderOf } from './picture-files.ts'
import type { ItemResult } from './report.ts'
import type { SiteItem } from './site/part.ts'
import type { RefusedItem, StorableItem } from './types.ts'

/** A picture in Markdown. The groups are description, address and title. */
export const PICTURE =
  /!\[((?:[^[\]\\]|\\.)*)\]\(<?((?:\\.|\([^\s()<>]*\)|[^\s()<>\\])+|(?<=<)[^<>\n]+(?=>))>?((?:\s+"[^"\n]*")?)\)/g

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
  for (const [, alt = '', address = ''] of text.matchAll(PICTURE))
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

/** Adds a warning of missing pictures to a result. Pictures on the web count as missing unless they are fetched. */
export function withMissingPictures<Result extends ItemResult>(
  result: Result,
  item: StorableItem | RefusedItem | SiteItem,
  { find, isFetched }: { find: FindPicture; isFetched: boolean },
): Result {
  if ('refused' in item || 'part' in item || /^(?:refused|same)$/.test(result.outcome)) return result
  const isWeb = (address: string) => /^https?:$/.test(URL.parse(address, item.origin || undefined)?.protocol ?? '')
  const findOwn = finderOf(item, find)
  const missing = [...picturesOfItem(item).keys()].filter((one) => !findOwn(one) && !(isFetched && isWeb(one)))
  const warnings = missingWarnings(missing.map((address) => `${address} (${NOT_AMONG_FILES})`))
  return { ...result, warnings: [...result.warnings, ...warnings] }
}
