/** The widths in which the site offers a picture, in pixels: of small ones, and of those as wide as a screen. */
export const SMALL_WIDTHS = [96, 256, 384]
export const SCREEN_WIDTHS = [640, 828, 1080, 1440, 1920]

const QUALITY = 75
/** No page shows one smaller than this on a good screen. */
const SMALLEST_SHOWN = 256

/** The address of a picture of ours in one of the widths above. */
export const scaledPath = (src: string, width: number): string =>
  `/_next/image?url=${encodeURIComponent(src)}&w=${width}&q=${QUALITY}`

/** All widths of a picture that are not wider than it is, as a browser chooses among them (`srcset`). */
export function scaledPaths(src: string, width: number): { srcSet: string; src: string } {
  const all = [...SMALL_WIDTHS, ...SCREEN_WIDTHS]
  const fitting = all.filter((offered) => offered >= SMALLEST_SHOWN && offered <= width)
  const offered = fitting.length > 0 ? fitting : all.slice(0, 1)
  return {
    // In this order: a browser that reads the address first asks for it, and then for the better one as well.
    srcSet: offered.map((candidate) => `${scaledPath(src, candidate)} ${candidate}w`).join(', '),
    src: scaledPath(src, offered.findLast((candidate) => candidate <= 1080) ?? 96),
  }
}
