import { canvasFile, type LocalImage, newCanvas, readLocalImage } from './read-image'

const WIDTH = 1_600
const HEIGHT = 1_067

/** A bowl of soup left of the middle, so that the visitor sees what a crop removes. */
const shapes: readonly { colour: string; x: number; y: number; radius: number }[] = [
  { colour: '#d8c3a2', x: 560, y: 560, radius: 470 },
  { colour: '#fbf7ee', x: 560, y: 560, radius: 380 },
  { colour: '#c9562c', x: 560, y: 560, radius: 320 },
  { colour: '#e39a4c', x: 460, y: 470, radius: 70 },
  { colour: '#5d7a3a', x: 650, y: 620, radius: 46 },
  { colour: '#5d7a3a', x: 560, y: 700, radius: 30 },
  { colour: '#8c6f52', x: 1_340, y: 250, radius: 150 },
  { colour: '#f0e6d2', x: 1_340, y: 250, radius: 110 },
]

/** Draws the example of the image tools, so that no image is loaded. A lower height shows the middle. */
function drawExample(height: number): HTMLCanvasElement {
  const canvas = newCanvas(WIDTH, height)
  const context = canvas.getContext('2d')
  if (context) {
    context.fillStyle = '#eadbc3'
    context.fillRect(0, 0, WIDTH, height)
    context.translate(0, (height - HEIGHT) / 2)
    for (const { colour, x, y, radius } of shapes) {
      context.fillStyle = colour
      context.beginPath()
      context.arc(x, y, radius, 0, Math.PI * 2)
      context.fill()
    }
  }
  return canvas
}

/** The example as if the visitor had chosen its file; null if it cannot be read. */
export async function examplePicture(height = HEIGHT): Promise<LocalImage | null> {
  const drawn = await canvasFile(drawExample(height), 'image/jpeg', 0.9)
  const read = await readLocalImage(new File([drawn], 'example.jpg', { type: drawn.type }))
  return read.ok ? read.image : null
}
