/**
 * The widths in which the site offers a picture, in pixels, for small and for screen-wide pictures. 672 fits a picture
 * with margins of 20 px on a phone of 375 px at 2 × and of 412 px at 1.75 ×.
 */
export const SMALL_WIDTHS = [96, 256, 384]
export const SCREEN_WIDTHS = [672, 828, 1080, 1440, 1920]

const QUALITY = 75
const NEARLY = 0.9
/** No page shows a smaller picture on a high-density screen. */
const SMALLEST_SHOWN = 256

/** The address of a picture of the site in one of the widths above. */
export const scaledPath = (src: string, width: number): string =>
  `/_next/image?url=${encodeURIComponent(src)}&w=${width}&q=${QUALITY}`

interface Place {
  /** The limits of the widths for the place of a picture. */
  narrowest?: number | undefined
  widest?: number | undefined
}

/** The `srcset` of an image: widths up to the first that has nearly all of its pixels. */
export function scaledPaths(
  src: string,
  width: number,
  { narrowest = SMALLEST_SHOWN, widest = Infinity }: Place = {},
): { srcSet: string; src: string } {
  const all = [...SMALL_WIDTHS, ...SCREEN_WIDTHS]
  const useful = all.filter((_, index) => (all[index - 1] ?? 0) < width * NEARLY)
  const fitting = useful.filter((candidate) => candidate >= narrowest && candidate <= widest)
  // For a picture smaller than its place, offer its largest width.
  const offered = fitting.length > 0 ? fitting : useful.slice(-1)
  return {
    // Keep `srcSet` before `src`: a browser that gets `src` first loads it, and then the better one, too.
    srcSet: offered.map((candidate) => `${scaledPath(src, candidate)} ${candidate}w`).join(', '),
    src: scaledPath(src, offered.findLast((candidate) => candidate <= 1080) ?? 96),
  }
}
