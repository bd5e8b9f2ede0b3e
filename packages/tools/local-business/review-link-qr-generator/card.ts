import { cutToWidth, textWidth } from '../../kit/arial.ts'
import { escapeXml } from '../../kit/escape.ts'
import { papers } from './calculate.ts'
import { logoMarkup } from './logo.ts'
import type { Logo } from '../../kit/ui/read-logo.ts'
import { type Matrix, pathOf } from '../../kit/qr.ts'
import type { Input } from './form.ts'

const words = {
  en: { heading: 'How was it?', how: 'Point your phone’s camera at the code and write a review.' },
  pl: { heading: 'Jak było?', how: 'Skieruj aparat telefonu na kod i napisz opinię.' },
} as const

/** Breaks text into lines of at most `width`, in font-size units, and cuts longer words. */
function wrap(text: string, width: number, size: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const longer = lines.length === 0 ? word : `${lines.at(-1) ?? ''} ${word}`
    if (lines.length > 0 && textWidth(longer, size) <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines.map((line) => cutToWidth(line, width, size))
}

interface TextBlock {
  readonly lines: readonly string[]
  readonly size: number
  readonly weight: number
}

const leading = 1.25
const heightOf = ({ lines, size }: TextBlock) => lines.length * size * leading

/** The largest caption of at most four lines. Bold letters are a tenth wider than the table of widths. */
function captionBlock(text: string, width: number, largest: number): TextBlock {
  for (let size = largest; ; size *= 0.9) {
    const lines = wrap(text, width / 1.1, size)
    if (lines.length <= 4 || size < largest / 3) return { lines: lines.slice(0, 4), size, weight: 700 }
  }
}

function textBlocks(input: Input, width: number, unit: number): readonly TextBlock[] {
  const { heading, how } = words[input.language]
  const link = { lines: [input.link], size: unit * 0.03, weight: 400 }
  // Part of an address is useless, so print it whole or not at all.
  const fits = textWidth(input.link, link.size) <= width
  return [
    captionBlock(input.caption || heading, width, unit * 0.1),
    { lines: wrap(how, width, unit * 0.045), size: unit * 0.045, weight: 400 },
    ...(fits ? [link] : []),
  ]
}

function drawText({ lines, size, weight }: TextBlock, middle: number, top: number): string {
  return lines
    .map((line, index) => {
      const y = (top + size + index * size * leading).toFixed(2)
      return `<text x="${middle.toFixed(2)}" y="${y}" font-size="${size.toFixed(2)}" font-weight="${weight}" text-anchor="middle">${escapeXml(line)}</text>`
    })
    .join('')
}

/** The code to draw, without the modules that the logo covers. */
type Code = { readonly matrix: Matrix; readonly logo: Logo | null }

function drawCode({ matrix, logo }: Code, margin: number, left: number, top: number, width: number): string {
  const scale = width / (matrix.length + 2 * margin)
  const middle = logo ? logoMarkup(matrix.length, margin, logo) : ''
  return `<g transform="translate(${left.toFixed(3)} ${top.toFixed(3)}) scale(${scale.toFixed(5)})"><path shape-rendering="crispEdges" d="${pathOf(matrix, margin)}"/>${middle}</g>`
}

/** The width of the code with its margin on a face of this size, in millimetres. */
export function codeWidth(width: number, height: number): number {
  return width > height ? Math.min(width * 0.48, height * 0.9) : Math.min(width * 0.76, height * 0.52)
}

/** One face: caption above the code, other texts below; on a wide face, texts are on the right. */
function face(code: Code, input: Input, width: number, height: number): string {
  const side = codeWidth(width, height)
  const isWide = width > height
  const gap = Math.min(width, height) * 0.04
  const room = isWide ? width - side - 3 * gap : width * 0.86
  const middle = isWide ? width - gap - room / 2 : width / 2
  const [caption, ...rest] = textBlocks(input, room, isWide ? height * 1.1 : width)
  if (caption === undefined) return ''
  const below = rest.reduce((sum, block) => sum + heightOf(block) + gap, 0)
  const total = heightOf(caption) + below + (isWide ? 0 : side + gap)
  let y = (height - total) / 2
  const parts = [drawText(caption, middle, y)]
  y += heightOf(caption) + gap
  parts.push(drawCode(code, input.margin, isWide ? gap : (width - side) / 2, isWide ? (height - side) / 2 : y, side))
  if (!isWide) y += side
  for (const block of rest) {
    parts.push(drawText(block, middle, y))
    y += heightOf(block) + gap
  }
  return `<path fill="${input.light}" d="M0 0h${width}v${height}H0z"/><g fill="${input.dark}" font-family="Arial, Helvetica, sans-serif">${parts.join('')}</g>`
}

function sheet(width: number, height: number, content: string): string {
  const size = `${width} ${height}`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}mm" height="${height}mm" viewBox="0 0 ${size}">${content}</svg>`
}

export function printCard(matrix: Matrix, input: Input, logo: Logo | null = null): string {
  const [width, height] = papers[input.paper]
  return sheet(width, height, face({ matrix, logo }, input, width, height))
}

/** Two faces, the upper one upside down, to fold in the middle. */
export function tentCard(matrix: Matrix, input: Input, logo: Logo | null = null): string {
  const [height, width] = papers[input.paper]
  const half = height / 2
  const one = face({ matrix, logo }, input, width, half)
  const fold = `<path d="M0 ${half}h${width}" stroke="${input.dark}" stroke-width="0.2" stroke-dasharray="2 2"/>`
  const upper = `<g transform="rotate(180 ${width / 2} ${half / 2})">${one}</g>`
  return sheet(width, height, `${upper}<g transform="translate(0 ${half})">${one}</g>${fold}`)
}
