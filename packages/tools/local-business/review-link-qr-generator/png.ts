import { canvasFile } from '../../kit/ui/read-image.ts'
import { GROUND, logoArea, logoBox } from './logo.ts'
import type { Logo } from '../../kit/ui/read-logo.ts'
import { type Matrix, pathOf } from '../../kit/qr.ts'
import type { QrStyle } from './qr-code.ts'

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

export async function toPng(matrix: Matrix, style: QrStyle, logo: Logo | null): Promise<Blob> {
  const { module, margin, dark, light } = style
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
