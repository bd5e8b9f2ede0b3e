import { type Matrix, pathOf } from '../../kit/qr.ts'
import type { Logo } from '../../kit/ui/read-logo.ts'
import type { Input } from './form.ts'
import { logoMarkup } from './logo.ts'

export const versionOf = (matrix: Matrix) => (matrix.length - 17) / 4

export type QrStyle = Pick<Input, 'module' | 'margin' | 'dark' | 'light'>

/** An SVG of the code. Nothing needs escaping, since the schema validates the colours. */
export function toSvg(matrix: Matrix, { module, margin, dark, light }: QrStyle, logo: Logo | null = null): string {
  const size = matrix.length + 2 * margin
  const pixels = String(size * module)
  const box = String(size)
  const middle = logo ? logoMarkup(matrix.length, margin, logo) : ''
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${pixels}" height="${pixels}" viewBox="0 0 ${box} ${box}" shape-rendering="crispEdges"><path fill="${light}" d="M0 0h${box}v${box}H0z"/><path fill="${dark}" d="${pathOf(matrix, margin)}"/>${middle}</svg>`
}
