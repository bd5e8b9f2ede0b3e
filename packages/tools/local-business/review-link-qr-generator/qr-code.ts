import encodeQR from 'qr'
import { logoMarkup } from './logo.ts'
import type { Logo } from '../../kit/ui/read-logo.ts'
import type { Level } from './form.ts'

/** Rows of modules, true is dark; without the margin. */
export type Matrix = readonly (readonly boolean[])[]

const levelNames = { L: 'low', M: 'medium', Q: 'quartile', H: 'high' } as const

/** The code in byte mode: the smallest version that holds the text, the mask of the lowest penalty. */
export function encode(text: string, level: Level): Matrix {
  // The package draws a margin of at least one module, which is taken off again: the drawings have their own.
  const framed = encodeQR(text, 'raw', { ecc: levelNames[level], encoding: 'byte', border: 1 })
  return framed.slice(1, -1).map((row) => row.slice(1, -1))
}

export const versionOf = (matrix: Matrix) => (matrix.length - 17) / 4

/** The dark modules as one path, a rectangle for each run in a row, with a module as the unit. */
export function pathOf(matrix: Matrix, margin: number): string {
  const parts: string[] = []
  for (const [y, row] of matrix.entries()) {
    for (let x = 0; x < row.length; x += 1) {
      if (row[x] !== true) continue
      const start = x
      while (row[x] === true) x += 1
      parts.push(`M${start + margin} ${y + margin}h${x - start}v1h-${x - start}z`)
    }
  }
  return parts.join('')
}

export interface QrStyle {
  /** Pixels of a module. */
  readonly module: number
  readonly margin: number
  readonly dark: string
  readonly light: string
}

/** A drawing that is sharp at any size. The colours are checked by the schema: nothing in it needs escaping. */
export function toSvg(matrix: Matrix, { module, margin, dark, light }: QrStyle, logo: Logo | null = null): string {
  const size = matrix.length + 2 * margin
  const pixels = String(size * module)
  const box = String(size)
  const middle = logo ? logoMarkup(matrix.length, margin, logo) : ''
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${pixels}" height="${pixels}" viewBox="0 0 ${box} ${box}" shape-rendering="crispEdges"><path fill="${light}" d="M0 0h${box}v${box}H0z"/><path fill="${dark}" d="${pathOf(matrix, margin)}"/>${middle}</svg>`
}
