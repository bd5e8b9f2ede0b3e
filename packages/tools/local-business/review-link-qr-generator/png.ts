import { zlibSync } from 'fflate'
import type { Logo } from './logo.ts'
import { colourPixels, concatBytes, rgb } from './png-logo.ts'
import type { Matrix, QrStyle } from './qr-code.ts'

const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

const crcTable = Uint32Array.from({ length: 256 }, (_, n) => {
  let value = n
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1
  return value
})

function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff
  for (const byte of bytes) crc = (crcTable[(crc ^ byte) & 255] ?? 0) ^ (crc >>> 8)
  return (crc ^ 0xffffffff) >>> 0
}

function chunk(name: string, data: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(data.length + 12)
  const view = new DataView(bytes.buffer)
  view.setUint32(0, data.length)
  for (let at = 0; at < 4; at += 1) bytes[4 + at] = name.charCodeAt(at)
  bytes.set(data, 8)
  view.setUint32(data.length + 8, crc32(bytes.subarray(4, data.length + 8)))
  return bytes
}

/** Bits of a sample and kind of colour: one bit from a palette, or three bytes a pixel. */
const PALETTE = [1, 3] as const
const COLOURS = [8, 2] as const

function header(size: number, kind: readonly [bits: number, colour: number]): Uint8Array {
  const data = new Uint8Array(13)
  const view = new DataView(data.buffer)
  view.setUint32(0, size)
  view.setUint32(4, size)
  data.set([...kind, 0, 0, 0], 8)
  return data
}

/** Rows of one bit a pixel, each behind a byte that says "not filtered". */
function pixels(matrix: Matrix, module: number, margin: number): Uint8Array {
  const size = (matrix.length + 2 * margin) * module
  const stride = 1 + Math.ceil(size / 8)
  const data = new Uint8Array(stride * size)
  for (const [y, row] of matrix.entries()) {
    const line = new Uint8Array(stride)
    for (const [x, dark] of row.entries()) {
      if (!dark) continue
      const start = (x + margin) * module
      for (let at = start; at < start + module; at += 1) {
        const byte = 1 + (at >> 3)
        line[byte] = (line[byte] ?? 0) | (0x80 >> (at & 7))
      }
    }
    for (let repeat = 0; repeat < module; repeat += 1) data.set(line, ((y + margin) * module + repeat) * stride)
  }
  return data
}

/** The code as a PNG: of two colours, or of all that its logo has. */
export function toPng(matrix: Matrix, style: QrStyle, logo: Logo | null = null): Uint8Array<ArrayBuffer> {
  const { module, margin, dark, light } = style
  const size = (matrix.length + 2 * margin) * module
  const body = logo
    ? [chunk('IHDR', header(size, COLOURS)), chunk('IDAT', colourPixels(matrix, style, logo))]
    : [
        chunk('IHDR', header(size, PALETTE)),
        chunk('PLTE', Uint8Array.from([...rgb(light), ...rgb(dark)])),
        chunk('IDAT', zlibSync(pixels(matrix, module, margin))),
      ]
  return concatBytes([Uint8Array.from(signature), ...body, chunk('IEND', new Uint8Array(0))])
}
