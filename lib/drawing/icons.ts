import { cacheLife } from 'next/cache'
import sharp from 'sharp'
import { brandMarkSvg } from '@/lib/drawing/brand'
import { ICONS } from '@/lib/seo/icons'

/** The smallest icon, in pixels, with a paper tile behind the mark. */
const TILE_FROM = 180

async function png(size: number, tile: boolean): Promise<Buffer> {
  return sharp(Buffer.from(brandMarkSvg({ size, tile })))
    .png({ compressionLevel: 9 })
    .toBuffer()
}

async function drawOnce(size: number, tile: boolean): Promise<Uint8Array<ArrayBuffer>> {
  'use cache'
  cacheLife('max')
  return new Uint8Array(await png(size, tile))
}

/** The file of an icon, drawn once; null for an unknown name. */
export async function drawIcon(file: string): Promise<{ body: Uint8Array<ArrayBuffer>; type: string } | null> {
  if (file === 'icon.svg') return { body: new TextEncoder().encode(brandMarkSvg({ size: 32 })), type: 'image/svg+xml' }
  const icon = ICONS.find((candidate) => candidate.file === file)
  if (!icon) return null
  return { body: await drawOnce(icon.size, icon.maskable || icon.size >= TILE_FROM), type: 'image/png' }
}

const FAVICON_SIZES = [16, 32, 48]
const HEADER_BYTES = 6
const ENTRY_BYTES = 16

/** `favicon.ico`: a directory of three PNG files, for old browsers. */
export async function drawFavicon(): Promise<Uint8Array<ArrayBuffer>> {
  'use cache'
  cacheLife('max')
  const pictures = await Promise.all(FAVICON_SIZES.map((size) => png(size, false)))
  const header = Buffer.alloc(HEADER_BYTES + ENTRY_BYTES * pictures.length)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(pictures.length, 4)
  let offset = header.length
  pictures.forEach((picture, index) => {
    const entry = HEADER_BYTES + ENTRY_BYTES * index
    const size = FAVICON_SIZES[index] ?? 0
    header.writeUInt8(size, entry)
    header.writeUInt8(size, entry + 1)
    header.writeUInt16LE(1, entry + 4)
    header.writeUInt16LE(32, entry + 6)
    header.writeUInt32LE(picture.length, entry + 8)
    header.writeUInt32LE(offset, entry + 12)
    offset += picture.length
  })
  return new Uint8Array(Buffer.concat([header, ...pictures]))
}
