import type { StorableItem } from './types.ts'

/** A picture in Markdown: its description, its address, its title. */
export const PICTURE = /!\[((?:[^[\]\\]|\\.)*)\]\(<?([^\s()<>]+|(?<=<)[^<>\n]+(?=>))>?((?:\s+"[^"\n]*")?)\)/g

/** The pictures that an item shows, by their addresses in the source, with their descriptions. */
export function picturesOfItem({
  text,
  picture,
  shareImage,
}: Pick<StorableItem, 'text' | 'picture' | 'shareImage'>): Map<string, string> {
  const found = new Map<string, string>()
  if (shareImage) found.set(shareImage, '')
  for (const [, alt = '', address = ''] of text.matchAll(PICTURE))
    if (!/^\/media\/[A-Za-z0-9._-]+$/.test(address)) found.set(address, alt)
  if (picture) found.set(picture.address, picture.alt)
  return found
}
