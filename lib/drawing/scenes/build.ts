import { cut } from '../cut.ts'
import type { Palette } from '../palette.ts'
import { PIECES, type PieceName } from '../pieces/registry.ts'
import type { Backdrop, Placed } from '../scene.ts'

interface Put {
  turn?: number
  flip?: boolean
  /** Which of the piece's colourways, or one of its own. */
  colours?: number | Palette
}

/** Puts a piece with its middle at (x, y); `size` is the side of its box. */
export function put(piece: PieceName, x: number, y: number, size: number, pose: Put = {}): Placed {
  const { turn = 0, flip = false, colours = 0 } = pose
  const { palettes } = PIECES[piece]
  const palette = typeof colours === 'number' ? (palettes[colours] ?? palettes[0]) : colours
  return { kind: 'piece', piece, palette, x, y, scale: size / 100, rotation: turn, flip }
}

/** A large sheet cut through anchors (see `cut`). */
export function paper(spec: string, fill: string, lift = 1.4): Backdrop {
  return { kind: 'sheet', d: cut(spec, { step: 60, wobble: 1.4, facet: 0.25 }), fill, lift }
}

/** An outline that is already cut. */
export function outline(d: string, fill: string, lift = 0): Backdrop {
  return { kind: 'sheet', d, fill, lift }
}

/** Numbers the pieces in the order in which they settle. */
export function settling<Item extends Placed | Backdrop>(items: readonly Item[]): Item[] {
  return items.map((item, index) => ({ ...item, settles: index + 1 }))
}
