/**
 * The widths in which the site offers a picture, in pixels: of small ones, and of those as wide as a screen. 672 is a picture
 * between margins of 20 px on a telephone of 375 px at 2 × and of 412 px at 1.75 ×.
 */
export const SMALL_WIDTHS = [96, 256, 384]
export const SCREEN_WIDTHS = [672, 828, 1080, 1440, 1920]

const QUALITY = 75
const NEARLY = 0.9
/** No page shows one smaller than this on a good screen. */
const SMALLEST_SHOWN = 256

/** The address of a picture of ours in one of the widths above. */
export const scaledPath = (src: string, width: number): string =>
  `/_next/image?url=${encodeURIComponent(src)}&w=${width}&q=${QUALITY}`

interface Place {
  /** The widths that the place of a picture can ask for; by default those of any place. */
  narrowest?: number | undefined
  widest?: number | undefined
}

/** The `srcset` of an image: widths up to the first that has nearly all of it. */
export function scaledPaths(
  src: string,
  width: number,
  { narrowest = SMALLEST_SHOWN, widest = Infinity }: Place = {},
): { srcSet: string; src: string } {
  const all = [...SMALL_WIDTHS, ...SCREEN_WIDTHS]
  const useful = all.filter((_, index) => (all[index - 1] ?? 0) < width * NEARLY)
  const fitting = useful.filter((candidate) => candidate >= narrowest && candidate <= widest)
  // Of a picture that is smaller than its place, the best that there is.
  const offered = fitting.length > 0 ? fitting : useful.slice(-1)
  return {
    // In this order: a browser that reads the address first asks for it, and then for the better one as well.
    srcSet: offered.map((candidate) => `${scaledPath(src, candidate)} ${candidate}w`).join(', '),
    src: scaledPath(src, offered.findLast((candidate) => candidate <= 1080) ?? 96),
  }
}
