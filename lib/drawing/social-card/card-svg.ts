import { lineWidth, linePath } from './fonts'
import { brandMarkSvg } from '@/lib/drawing/brand'
import { coverSvg } from '@/lib/drawing/cover/compose'
import { PAPERS, SHADOW, SHEETS } from '@/lib/drawing/palette'
import { TYPE_FAMILY } from '@/lib/drawing/type-family'
import { COLLAGE_VIEW_BOX, HERO_ITEMS, STUDIO_ITEMS } from '@/lib/drawing/scenes/collages'
import { sceneMarkup } from '@/lib/drawing/markup'
import { type CardCover, SOCIAL_HEIGHT, SOCIAL_WIDTH, type SocialImage } from '@/lib/seo/social-image'

const SIZES = [78, 70, 62, 56, 50, 44, 40, 36, 32]
const LEADING = 1.1

type SetTitle = { size: number; leading: number; lines: string[] }
type Box = { width: number; height: number }

const fits = (text: string, size: number, width: number) => lineWidth(text, 'display', size) <= width

/** Fills line after line with whole words; a word wider than a line stands alone in its own. */
function breakLines(words: readonly string[], size: number, width: number): string[] {
  const lines: string[] = []
  for (const word of words) {
    const last = lines.at(-1)
    const longer = last === undefined ? word : `${last} ${word}`
    if (last !== undefined && fits(longer, size, width)) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

/** The same number of lines, as even as they go: the narrowest width that still does. */
function balance(words: readonly string[], size: number, width: number): string[] {
  let best = breakLines(words, size, width)
  const count = best.length
  for (let narrower = width - 10; narrower > width / 2; narrower -= 10) {
    const lines = breakLines(words, size, narrower)
    if (lines.length > count || !lines.every((line) => fits(line, size, narrower))) break
    best = lines
  }
  return best
}

/** A word without a place to break it is cut where the line ends. */
function cutLongWords(words: readonly string[], size: number, width: number): string[] {
  return words.flatMap((word) => {
    const parts = ['']
    for (const sign of word) {
      const last = parts.length - 1
      if (fits(`${parts[last]}${sign}`, size, width)) parts[last] += sign
      else parts.push(sign)
    }
    return parts
  })
}

/** Sets a title as large as it fits into a box; the longest ones end in an ellipsis at the smallest size. */
export function setTitle(title: string, { width, height }: Box): SetTitle {
  const words = title.split(/\s+/).filter(Boolean)
  for (const size of SIZES) {
    const leading = Math.round(size * LEADING)
    const lines = breakLines(words, size, width)
    const whole = lines.every((line) => fits(line, size, width))
    if (whole && lines.length * leading <= height) return { size, leading, lines: balance(words, size, width) }
  }
  const size = SIZES.at(-1) ?? 32
  const leading = Math.round(size * LEADING)
  const all = breakLines(cutLongWords(words, size, width), size, width)
  const lines = all.slice(0, Math.floor(height / leading))
  const last = lines.at(-1)
  if (last !== undefined && lines.length < all.length)
    lines[lines.length - 1] = `${last.replace(/(?<![\s\p{P}])[\s\p{P}]*\S?$/u, '')}…`
  return { size, leading, lines }
}

/** Where the photograph or the cover art shows, left edge. The sheet with the words lies over its beginning. */
export const ART_LEFT = 560
const ART_CENTRE = 916
const COVER = { width: 840, height: SOCIAL_HEIGHT }

const TEXT_LEFT = 64
const TITLE = { top: 142, width: 530, height: 352 }
const TAB = { top: 56, height: 52, padding: 22, size: 26 }
const BRAND = { baseline: 574, mark: 54, size: 36 }

/** A sheet of paper cut by hand: its right edge is never quite straight. */
const SHEET = 'M-20 -20H650L638 118L647 300L633 468L643 650H-20z'

const path = (data: string, fill: string, extra = ''): string => `<path d="${data}" fill="${fill}"${extra}/>`

const shadowOf = (data: string, dx: number, dy: number): string =>
  path(data, SHADOW.fill, ` fill-opacity="${SHADOW.opacity}" transform="translate(${dx} ${dy})"`)

function tabColour(cover: CardCover): string {
  if (cover === 'studio') return SHEETS.lake.main
  return SHEETS[cover === 'home' ? 'tomato' : TYPE_FAMILY[cover]].main
}

function tab({ kicker, cover }: SocialImage): string {
  const width = lineWidth(kicker, 'text', TAB.size) + 2 * TAB.padding
  const bottom = TAB.top + TAB.height
  const shape = `M${TEXT_LEFT - 2} ${TAB.top + 2}L${TEXT_LEFT + width} ${TAB.top - 2}L${TEXT_LEFT + width + 3} ${bottom - 1}L${TEXT_LEFT} ${bottom + 2}z`
  const words = linePath(kicker, 'text', TAB.size, TEXT_LEFT + TAB.padding, TAB.top + 35)
  return shadowOf(shape, 2, 3) + path(shape, tabColour(cover)) + path(words, PAPERS.white)
}

function title(text: string): string {
  const { size, leading, lines } = setTitle(text, TITLE)
  const first = TITLE.top + size
  return lines
    .map((line, index) => path(linePath(line, 'display', size, TEXT_LEFT, first + index * leading), PAPERS.ink))
    .join('')
}

function brand(name: string): string {
  const mark = brandMarkSvg({ size: BRAND.mark })
  const words = linePath(name, 'display', BRAND.size, TEXT_LEFT + BRAND.mark + 16, BRAND.baseline)
  return `<g transform="translate(${TEXT_LEFT} ${BRAND.baseline - 44})">${mark}</g>${path(words, PAPERS.ink)}`
}

/** The collages stand on no ground of their own. */
const COLLAGES = {
  home: { items: HERO_ITEMS, wall: SHEETS.saffron.pale },
  studio: { items: STUDIO_ITEMS, wall: SHEETS.lake.main },
}
const COLLAGE = { width: 597, height: SOCIAL_HEIGHT }

function drawnCover({ seed, cover }: SocialImage): string {
  if (cover !== 'home' && cover !== 'studio') {
    return `<g transform="translate(${ART_CENTRE - COVER.width / 2} 0)">${coverSvg(seed, cover, COVER)}</g>`
  }
  const { items, wall } = COLLAGES[cover]
  const drawing = sceneMarkup(items, { viewBox: COLLAGE_VIEW_BOX, ...COLLAGE })
  return `${path('M0 0H1200V630H0z', wall)}<g transform="translate(${ART_CENTRE + 6 - COLLAGE.width / 2} 0)">${drawing}</g>`
}

/** The card of a page: its art, and over it the sheet with kicker, title and brand. With a photograph the art is left open. */
export function cardSvg(picture: SocialImage, brandName: string): string {
  const frame = `width="${SOCIAL_WIDTH}" height="${SOCIAL_HEIGHT}" viewBox="0 0 ${SOCIAL_WIDTH} ${SOCIAL_HEIGHT}"`
  const art = picture.photo ? '' : drawnCover(picture)
  const sheet = shadowOf(SHEET, 7, 5) + path(SHEET, PAPERS.paper)
  return `<svg xmlns="http://www.w3.org/2000/svg" ${frame}>${art}${sheet}${tab(picture)}${title(picture.title)}${brand(brandName)}</svg>`
}
