import encodeQR from 'qr'

/** Rows of modules, true is dark; without the margin. */
export type Matrix = readonly (readonly boolean[])[]

const LEVELS = { L: 'low', M: 'medium', Q: 'quartile', H: 'high' } as const

/** Encodes the text in byte mode: the smallest version that holds it, with the mask of the lowest penalty. */
export function encode(text: string, level: keyof typeof LEVELS): Matrix {
  // The package draws a margin of at least one module. Remove it, because the drawings add their own.
  const framed = encodeQR(text, 'raw', { ecc: LEVELS[level], encoding: 'byte', border: 1 })
  return framed.slice(1, -1).map((row) => row.slice(1, -1))
}

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
