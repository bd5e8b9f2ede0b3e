import { SHADOW, type Palette } from './palette.ts'
import { PIECES, type PieceName } from './pieces/registry.ts'

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

export interface FlatPath {
  d: string
  fill: string
  opacity?: number
  transform?: string
}

export interface FlatGroup {
  settles?: number
  transform?: string
  paths: FlatPath[]
}

const LIGHT = { x: 2, y: 3.2 }

/** Turns scene items into groups of flat paths, with a shadow before every lifted sheet. */
export function flatten(items: readonly SceneItem[]): FlatGroup[] {
  return items.map((item) => (item.kind === 'sheet' ? flattenBackdrop(item) : flattenPiece(item)))
}

function flattenBackdrop({ d, fill, lift, settles }: Backdrop): FlatGroup {
  const top: FlatPath = { d, fill }
  const paths = lift > 0 ? [shadow(d, LIGHT.x * lift, LIGHT.y * lift), top] : [top]
  return { ...(settles && { settles }), paths }
}

function flattenPiece(placed: Placed): FlatGroup {
  const { x, y, scale, rotation, flip, palette, settles } = placed
  const mirror = flip ? -1 : 1
  const turn = rotation ? ` rotate(${round(rotation)})` : ''
  const size = `scale(${round(scale * mirror)} ${round(scale)})`
  const transform = `translate(${round(x)} ${round(y)})${turn} ${size} translate(-50 -50)`
  const paths = PIECES[placed.piece].shapes.flatMap(({ d, sheet, lift }): FlatPath[] => {
    const top: FlatPath = { d, fill: palette[sheet] }
    if (lift === 0) return [top]
    const offset = localLight(rotation, mirror, scale, lift)
    return [shadow(d, offset.x, offset.y), top]
  })
  return { ...(settles && { settles }), transform, paths }
}

/** The offset of a shadow in a piece's own space. The light always falls from the upper left of the scene. */
function localLight(rotation: number, mirror: number, scale: number, lift: number) {
  const angle = (-rotation * Math.PI) / 180
  const reach = lift / Math.sqrt(scale)
  const x = (LIGHT.x * Math.cos(angle) - LIGHT.y * Math.sin(angle)) * reach * mirror
  return { x, y: (LIGHT.x * Math.sin(angle) + LIGHT.y * Math.cos(angle)) * reach }
}

function shadow(d: string, dx: number, dy: number): FlatPath {
  return { d, fill: SHADOW.fill, opacity: SHADOW.opacity, transform: `translate(${round(dx)} ${round(dy)})` }
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
