import { type PostType, postTypes } from '@/lib/posts/types'
import { PAPERS, SHEETS, colourDistance, lightnessDistance, type Palette } from '../palette.ts'
import type { Piece } from '../piece.ts'
import { pick, type Random } from '../random.ts'

/** The colours of a cover's large sheets. */
export interface Ground {
  wall: string
  accent: string
  table: string
  edge: string
  decor: string
}

const CONTRAST = 125
/** The weight of lightness against colour: a thin sheet is visible from a difference in lightness of 52 of 255. */
const THIN = CONTRAST / 52

/** Seven colour schemes for covers of one type, whose own colour always covers most of the frame. */
export function groundsOf(type: PostType): readonly Ground[] {
  const own = SHEETS[postTypes[type].family]
  const warm = SHEETS.saffron
  return [
    { wall: own.main, accent: own.bright, table: PAPERS.cream, edge: PAPERS.sand, decor: own.deep },
    { wall: own.pale, accent: own.main, table: own.deep, edge: own.main, decor: own.tint },
    { wall: own.tint, accent: own.main, table: own.deep, edge: own.main, decor: own.bright },
    { wall: own.deep, accent: own.main, table: own.tint, edge: own.bright, decor: own.bright },
    { wall: own.main, accent: warm.main, table: own.deep, edge: own.bright, decor: own.bright },
    { wall: own.bright, accent: own.main, table: own.pale, edge: own.tint, decor: own.tint },
    { wall: own.main, accent: own.tint, table: own.deep, edge: own.bright, decor: own.deep },
  ]
}

/** The smallest colour distance between a palette's leading sheets and the colours behind them. */
export function smallestContrast(
  { lead = ['base'], thin = [] }: Piece,
  palette: Palette,
  behind: readonly string[],
): number {
  const from = (hex: string) => [
    ...lead.map((name) => colourDistance(palette[name], hex)),
    ...thin.map((name) => THIN * lightnessDistance(palette[name], hex)),
  ]
  return Math.min(...behind.flatMap(from))
}

/** Picks a palette that contrasts with its background, if possible an unused one. */
export function pickPalette(
  random: Random,
  piece: Piece,
  behind: readonly string[],
  used: ReadonlySet<string>,
): Palette {
  const seen = (palette: Palette) => smallestContrast(piece, palette, behind)
  const visible = piece.palettes.filter((palette) => seen(palette) >= CONTRAST)
  const fresh = visible.filter((palette) => !used.has(palette.base))
  if (fresh.length > 0) return pick(random, fresh)
  if (visible.length > 0) return pick(random, visible)
  return piece.palettes.reduce((best, next) => (seen(next) > seen(best) ? next : best))
}
