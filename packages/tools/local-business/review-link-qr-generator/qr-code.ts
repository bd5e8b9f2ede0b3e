import { type Matrix, pathOf } from '../../kit/qr.ts'
import { canvasFile } from '../../kit/ui/read-image.ts'
import type { Logo } from '../../kit/ui/read-logo.ts'
import type { Input } from './form.ts'
import { GROUND, logoArea, logoBox, logoMarkup } from './logo.ts'

export const versionOf = (matrix: Matrix) => (matrix.length - 17) / 4

type QrStyle = Pick<Input, 'module' | 'margin' | 'dark' | 'light'>

/** An SVG of the code. Nothing needs escaping, since the schema validates the colours. */
export function toSvg(matrix: Matrix, { module, margin, dark, light }: QrStyle, logo: Logo | null = null): string {
  const box = matrix.length + 2 * margin
  const pixels = box * module
  const middle = logo ? logoMarkup(matrix.length, margin, logo) : ''
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${pixels}" height="${pixels}" viewBox="0 0 ${box} ${box}" shape-rendering="crispEdges"><path fill="${light}" d="M0 0h${box}v${box}H0z"/><path fill="${dark}" d="${pathOf(matrix, margin)}"/>${middle}</svg>`
}

async function drawLogo(context: CanvasRenderingContext2D, modules: number, margin: number, logo: Logo) {
  const image = new Image()
  image.src = logo.address
  await image.decode()
  const { start, side } = logoBox(modules)
  context.fillStyle = GROUND
  context.fillRect(start + margin, start + margin, side, side)
  const { x, y, width, height } = logoArea(modules, logo)
  context.drawImage(image, x + margin, y + margin, width, height)
}

export async function toPng(matrix: Matrix, { module, margin, dark, light }: QrStyle, logo: Logo | null) {
  const size = matrix.length + 2 * margin
  const canvas = document.createElement('canvas')
  canvas.width = size * module
  canvas.height = size * module
  const context = canvas.getContext('2d')
  if (!context) throw new Error('The browser has no canvas')
  // A whole number of pixels per module keeps edges sharp.
  context.scale(module, module)
  context.fillStyle = light
  context.fillRect(0, 0, size, size)
  context.fillStyle = dark
  context.fill(new Path2D(pathOf(matrix, margin)))
  if (logo) await drawLogo(context, matrix.length, margin, logo)
  return canvasFile(canvas, 'image/png', 1)
}
