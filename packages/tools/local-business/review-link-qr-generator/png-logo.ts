import { Zlib } from 'fflate'
import { GROUND, type Logo, logoArea, logoBox } from './logo.ts'
import type { Matrix, QrStyle } from './qr-code.ts'

type Rgb = readonly [red: number, green: number, blue: number]

/** The three bytes of a colour such as #1f1a17. */
export const rgb = (colour: string): Rgb => {
  const byte = (start: number) => parseInt(colour.slice(start, start + 2), 16)
  return [byte(1), byte(3), byte(5)]
}

const WHITE = 255

type Span = { readonly from: number; readonly to: number }

/** The mean of a part of the logo on the white ground. */
function meanColour({ width, pixels }: Logo, across: Span, down: Span): Rgb {
  let [red, green, blue, count] = [0, 0, 0, 0]
  for (let y = down.from; y < down.to; y += 1) {
    for (let x = across.from; x < across.to; x += 1) {
      const at = (y * width + x) * 4
      const opacity = (pixels[at + 3] ?? 0) / 255
      const onWhite = (channel: number) => WHITE + ((pixels[at + channel] ?? 0) - WHITE) * opacity
      red += onWhite(0)
      green += onWhite(1)
      blue += onWhite(2)
      count += 1
    }
  }
  return [Math.round(red / count), Math.round(green / count), Math.round(blue / count)]
}

/** The pixels of the logo that one pixel of `size` covers, at least one. */
function spanOf(at: number, size: number, pixels: number): Span {
  const from = Math.min(pixels - 1, Math.floor((at * pixels) / size))
  return { from, to: Math.max(from + 1, Math.floor(((at + 1) * pixels) / size)) }
}

type Placed = ReturnType<typeof placeOf>

/** The logo's place in whole pixels of the picture. */
function placeOf(modules: number, { module, margin }: QrStyle, logo: Logo) {
  const { x, y, width, height } = logoArea(modules, logo)
  const pixel = (value: number) => Math.round(value * module)
  const [left, top] = [pixel(x + margin), pixel(y + margin)]
  return { left, top, width: Math.max(1, pixel(width)), height: Math.max(1, pixel(height)) }
}

/** One row of the logo over a row of the code. */
function paintLogo(line: Uint8Array, logo: Logo, place: Placed, row: number): void {
  const down = spanOf(row, place.height, logo.height)
  for (let at = 0; at < place.width; at += 1) {
    line.set(meanColour(logo, spanOf(at, place.width, logo.width), down), 1 + (place.left + at) * 3)
  }
}

/** One row of modules, three bytes a pixel behind a byte that says "not filtered". */
function moduleLine(row: readonly boolean[], y: number, { module, margin, dark, light }: QrStyle): Uint8Array {
  const [on, off, ground] = [rgb(dark), rgb(light), rgb(GROUND)]
  const { start, side } = logoBox(row.length)
  const isBox = (at: number) => at >= start && at < start + side
  const size = (row.length + 2 * margin) * module
  const line = new Uint8Array(1 + size * 3)
  for (let pixel = 0; pixel < size; pixel += 1) {
    const x = Math.floor(pixel / module) - margin
    line.set(isBox(x) && isBox(y) ? ground : row[x] === true ? on : off, 1 + pixel * 3)
  }
  return line
}

/** The compressed pixels of a code with a logo. Row by row: as a whole the largest would take hundreds of megabytes. */
export function colourPixels(matrix: Matrix, style: QrStyle, logo: Logo): Uint8Array {
  const parts: Uint8Array[] = []
  // The usual level 6 takes five times as long for rows that repeat, and saves little.
  const zlib = new Zlib({ level: 3 }, (part) => parts.push(part))
  const place = placeOf(matrix.length, style, logo)
  const modules = matrix.length + 2 * style.margin
  const blank: readonly boolean[] = matrix.map(() => false)
  for (let y = 0; y < modules; y += 1) {
    const plain = moduleLine(matrix[y - style.margin] ?? blank, y - style.margin, style)
    for (let repeat = 0; repeat < style.module; repeat += 1) {
      const row = y * style.module + repeat - place.top
      // The stream keeps what it is given, so each row is a copy of its own.
      const line = plain.slice()
      if (row >= 0 && row < place.height) paintLogo(line, logo, place, row)
      zlib.push(line, y === modules - 1 && repeat === style.module - 1)
    }
  }
  return concatBytes(parts)
}

/** Pieces of a file, one behind the other. */
export function concatBytes(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(parts.reduce((total, part) => total + part.length, 0))
  let at = 0
  for (const part of parts) {
    bytes.set(part, at)
    at += part.length
  }
  return bytes
}
