import { cut } from '../cut.ts'
import type { Palette } from '../palette.ts'
import {
  colourOf,
  outlineOf,
  pieceOf,
  PIECES,
  type PieceName,
  readPalette,
  type WrittenOutline,
} from '../pieces/registry.ts'
import type { Backdrop, Placed, SceneItem } from '../scene.ts'

interface Put {
  turn?: number
  flip?: boolean
  /** The index of one of the piece's palettes, or another palette. */
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

/** An item in the JSON files: a piece, a large paper, or a small sheet. */
type WrittenItem = WrittenOutline & {
  piece?: string
  at?: number[]
  turn?: number
  colours?: number | string[]
  paper?: string
  colour?: string
  lift?: number
  settles?: number
}

function readItem({ piece, at = [], turn = 0, colours = 0, paper: spec, colour = '', lift, ...sheet }: WrittenItem) {
  if (spec !== undefined) return paper(spec, colourOf(colour), lift)
  if (piece === undefined) return outline(outlineOf(sheet), colourOf(colour), lift)
  const [x = 0, y = 0, size = 0] = at
  return put(pieceOf(piece), x, y, size, {
    turn,
    colours: typeof colours === 'number' ? colours : readPalette(colours),
  })
}

/** Reads the items of a scene. Throws for an unknown piece or colour. */
export const readScene = (written: readonly WrittenItem[]): readonly SceneItem[] =>
  written.map(({ settles, ...item }) => ({ ...readItem(item), ...(settles !== undefined && { settles }) }))
