import { cacheLife } from 'next/cache'
import sharp from 'sharp'
import { brandMarkSvg } from '@/lib/drawing/brand'
import { ICONS } from '@/lib/seo/icons'

/** The smallest icon, in pixels, with a paper tile behind the mark. */
const TILE_FROM = 180

async function drawOnce(size: number): Promise<Uint8Array<ArrayBuffer>> {
  'use cache'
  cacheLife('max')
  const drawing = sharp(Buffer.from(brandMarkSvg({ size, tile: size >= TILE_FROM })))
  return new Uint8Array(await drawing.png({ compressionLevel: 9 }).toBuffer())
}

/** The file of an icon, drawn once; null for an unknown name. */
export async function drawIcon(file: string): Promise<{ body: Uint8Array<ArrayBuffer>; type: string } | null> {
  if (file === 'icon.svg') return { body: new TextEncoder().encode(brandMarkSvg({ size: 32 })), type: 'image/svg+xml' }
  const icon = ICONS.find((candidate) => candidate.file === file)
  if (!icon) return null
  return { body: await drawOnce(icon.size), type: 'image/png' }
}
