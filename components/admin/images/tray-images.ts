import { resolveImages } from './placeholders'
import { type Picture, trimmed } from './tray'
import type { FilePreviews } from './use-file-previews'
import { type ImageInfo, type ImageMap, mediaPath } from '@/lib/images/schema'

/** What a picture of the tray goes by in the preview; stored pictures have other names. */
const nameInTray = (number: number) => `tray-picture-${number}`

/**
 * A text as it will be once its pictures are uploaded, and what is known of those. A picture whose file is not read
 * yet, or cannot be, stays a reference.
 */
export function withTrayImages(
  text: string,
  pictures: readonly Picture[],
  previews: FilePreviews,
): { text: string; images: ImageMap } {
  const shown = pictures.flatMap(({ number, file, details }) => {
    const preview = previews.get(file)
    const info: ImageInfo | undefined = preview && { ...preview, ...trimmed(details), blur: null }
    return info ? [{ number, info }] : []
  })
  const addresses = new Map(
    shown.map(({ number, info: { alt } }) => [number, { address: mediaPath(nameInTray(number)), alt }]),
  )
  const images = Object.fromEntries(shown.map(({ number, info }) => [nameInTray(number), info]))
  return { text: resolveImages(text, addresses), images }
}
