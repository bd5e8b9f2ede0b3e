import { canvasFile, drawPart, type LocalImage } from '@/components/tools/kit/read-image'
import { fitThumbnail, lumaDeviation } from './calculate'

const [SMALL_WIDTH, SMALL_HEIGHT] = [168, 94]

export interface Chosen {
  image: LocalImage
  deviation: number
}

function canvasOf(image: LocalImage, width: number, height: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  drawPart(canvas, image.bitmap, fitThumbnail(image.info).source, { x: 0, y: 0, width, height }, '#000000')
  return canvas
}

/** Light and dark at the size of a list. */
export function deviationOf(image: LocalImage): number {
  const context = canvasOf(image, SMALL_WIDTH, SMALL_HEIGHT).getContext('2d')
  return context ? lumaDeviation(context.getImageData(0, 0, SMALL_WIDTH, SMALL_HEIGHT).data) : 0
}

export function fitted(image: LocalImage): Promise<Blob> {
  const { width, height } = fitThumbnail(image.info)
  return canvasFile(canvasOf(image, width, height), 'image/jpeg', 0.9)
}
