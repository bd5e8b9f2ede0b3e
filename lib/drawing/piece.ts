import type { Palette } from './palette.ts'

/** One shape of a piece: its outline, its colour in the palette, and its height (`lift`), which sets its shadow. */
export interface Shape {
  d: string
  sheet: keyof Palette
  lift: number
}

/** A drawing in a box of 100 × 100, and its palettes. The first palette is the usual one. */
export interface Piece {
  shapes: readonly Shape[]
  palettes: readonly [Palette, ...Palette[]]
  /** The colours that must contrast with the background; by default `base`. */
  lead?: readonly (keyof Palette)[] | undefined
  /** The colours of thin shapes, which must contrast by lightness. */
  thin?: readonly (keyof Palette)[] | undefined
}

export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

const COMMANDS = /([Mlq])([^Mlqz]*)/g

/** The end points of the commands in a path of `cut`: an absolute start, then relative lines and curves. */
export function pathPoints(d: string): { x: number; y: number }[] {
  let x = 0
  let y = 0
  return [...d.matchAll(COMMANDS)].map(([, , numbers = '']) => {
    const [dx = 0, dy = 0] = numbers.trim().split(/\s+/).slice(-2).map(Number)
    x += dx
    y += dy
    return { x, y }
  })
}

/** The box around a piece without shadows, turned about its middle by `rotation` degrees. */
export function pieceBox(piece: Piece, rotation: number): Box {
  const angle = (rotation * Math.PI) / 180
  const points = piece.shapes
    .flatMap((shape) => pathPoints(shape.d))
    .map(({ x, y }) => {
      const dx = x - 50
      const dy = y - 50
      return {
        x: 50 + dx * Math.cos(angle) - dy * Math.sin(angle),
        y: 50 + dx * Math.sin(angle) + dy * Math.cos(angle),
      }
    })
  const xs = points.map(({ x }) => x)
  const ys = points.map(({ y }) => y)
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) }
}
