import type { Palette } from './palette.ts'

/** One sheet of a piece: an outline, which of the five sheets it is cut from, and how high it lies (its shadow). */
export interface Shape {
  d: string
  sheet: keyof Palette
  lift: number
}

/** A drawing in a local box of 100 × 100 and the colours it comes in; the first is the usual one. */
export interface Piece {
  shapes: readonly Shape[]
  palettes: readonly [Palette, ...Palette[]]
  /** The sheets that must be told from the background; `base` when it is not given. */
  lead?: readonly (keyof Palette)[]
  /** Those of them that are thin: they are told by their lightness. */
  thin?: readonly (keyof Palette)[]
}

export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

const COMMANDS = /([Mlq])([^Mlqz]*)/g

/** The corner points of a path that `cut` wrote (an absolute start, then relative lines and bends). */
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

/** The box around a piece without its shadows, when it is turned (degrees) about its middle. */
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
