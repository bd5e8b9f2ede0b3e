const VIEW_BOX = '0 0 32 32'

/** The mark, drawn for 16 px: a bowl and two leaves. It repeats colours of the palette, to load without it. */
const PATHS = [
  { d: 'M16.4 14.6C16 8.2 19.6 3.4 27.6 2.2C28.6 9.4 24.6 14.4 16.4 14.6z', fill: '#6D9A5B' },
  { d: 'M14.6 14.6C14.4 10.4 12 7.4 6.6 7C6.2 11.6 9.2 14.6 14.6 14.6z', fill: '#E8A33D' },
  { d: 'M2 16.2L30 15.8L29.6 19.4L2.4 19.8z', fill: '#DC5F40' },
  {
    d: 'M3.4 20.6L28.6 20.2C28 25 24.6 28 20.6 29.4L20.4 30.6L11.6 30.7L11.4 29.5C7.2 28.2 4 25.2 3.4 20.6z',
    fill: '#B93A24',
  },
] as const

interface BrandSvgOptions {
  size: number
  /** Puts the mark on a paper tile with a margin, which app icons need. */
  tile?: boolean
}

/** The mark as a standalone SVG file, for icons. */
export function brandMarkSvg({ size, tile = false }: BrandSvgOptions): string {
  const paths = PATHS.map(({ d, fill }) => `<path d="${d}" fill="${fill}"/>`).join('')
  const body = tile
    ? `<path d="M0 0H32V32H0z" fill="#FBF6EC"/><g transform="translate(5.1 5.1) scale(.68)">${paths}</g>`
    : paths
  const frame = `width="${size}" height="${size}" viewBox="${VIEW_BOX}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${frame}>${body}</svg>`
}
