import type { Palette } from './palette.ts'
import type { PieceName } from './pieces/registry.ts'

/** A piece of a scene: the middle of its 0..100 box is at (x, y). `rotation` is in degrees; `flip` mirrors it. */
export interface Placed {
  kind: 'piece'
  piece: PieceName
  palette: Palette
  x: number
  y: number
  scale: number
  rotation: number
  flip: boolean
  settles?: number
}

/** A sheet in the coordinates of the scene: a wall, a table, a cloth. */
export interface Backdrop {
  kind: 'sheet'
  d: string
  fill: string
  lift: number
  /** The position in the order of the entrance animation, from 1. Without it, the sheet does not move. */
  settles?: number
}

export type SceneItem = Placed | Backdrop
