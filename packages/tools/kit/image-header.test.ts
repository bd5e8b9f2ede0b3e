import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { readImageHeader } from './image-header.ts'

const picture = () => sharp({ create: { width: 60, height: 40, channels: 3, background: '#a33' } })
const GPS = { GPSLatitudeRef: 'N', GPSLatitude: '52/1 13/1 0/1' }
const info = async (made: Promise<Buffer>) => {
  const read = readImageHeader(await made)
  if (!read.ok) throw new Error(read.message)
  return read.info
}

describe('readImageHeader, against pictures made by another encoder', () => {
  it('recognises the five kinds by their content', async () => {
    const size = { width: 60, height: 40 }
    expect(await info(picture().jpeg().toBuffer())).toMatchObject({ type: 'JPEG', ...size, hasExif: false })
    expect(await info(picture().png().toBuffer())).toMatchObject({ type: 'PNG', ...size })
    expect(await info(picture().gif().toBuffer())).toMatchObject({ type: 'GIF', ...size, isAnimated: false })
    expect(await info(picture().webp().toBuffer())).toMatchObject({ type: 'WebP', ...size })
    expect(await info(picture().webp({ lossless: true }).toBuffer())).toMatchObject({ type: 'WebP', ...size })
    expect(await info(picture().avif().toBuffer())).toMatchObject({ type: 'AVIF', ...size })
  })

  it('finds EXIF data, a rotation and a GPS position', async () => {
    const turned = picture().withExif({ IFD3: GPS }).withMetadata({ orientation: 6 })
    expect(await info(turned.jpeg().toBuffer())).toMatchObject({ width: 40, height: 60, isTurned: true, hasExif: true })
    const place = picture().withExif({ IFD0: { Copyright: 'x' }, IFD3: GPS })
    for (const made of [place.jpeg(), place.png(), place.webp(), place.avif()])
      expect(await info(made.toBuffer())).toMatchObject({ hasExif: true, hasGps: true, isTurned: false, width: 60 })
    const camera = picture().withExif({ IFD0: { Copyright: 'x' } })
    for (const made of [camera.jpeg(), camera.png(), camera.webp(), camera.avif()])
      expect(await info(made.toBuffer())).toMatchObject({ hasExif: true, hasGps: false })
  })

  it('recognises an animation', async () => {
    const raw = { width: 8, height: 16, channels: 3 as const, pageHeight: 8 }
    const frames = sharp(Buffer.from(Array.from({ length: 8 * 16 * 3 }, (_, at) => (at * 37) % 256)), { raw })
    expect(await info(frames.clone().gif().toBuffer())).toMatchObject({ width: 8, height: 8, isAnimated: true })
    expect(await info(frames.clone().webp().toBuffer())).toMatchObject({ width: 8, height: 8, isAnimated: true })
  })

  it('refuses CMYK and HEIC with a reason', async () => {
    const cmyk = readImageHeader(await picture().toColourspace('cmyk').jpeg().toBuffer())
    expect(cmyk).toMatchObject({ ok: false, message: expect.stringContaining('CMYK') })
    // By its main brand, and by a compatible one.
    for (const brand of ['heic', 'mif1']) {
      const heic = new TextEncoder().encode(`\0\0\0\x18ftyp${brand}\0\0\0\0mif1heic`)
      expect(readImageHeader(heic)).toMatchObject({ ok: false, message: expect.stringContaining('HEIC') })
    }
  })

  it('refuses other types, truncated files and rubbish', async () => {
    expect(readImageHeader(new TextEncoder().encode('<svg onload="alert(1)">'))).toMatchObject({ ok: false })
    expect(readImageHeader(new Uint8Array())).toMatchObject({ ok: false })
    for (const made of [picture().jpeg(), picture().png(), picture().gif(), picture().webp(), picture().avif()]) {
      const bytes = await made.toBuffer()
      for (let length = 0; length < Math.min(bytes.length, 400); length += 7) readImageHeader(bytes.subarray(0, length))
      expect(readImageHeader(bytes.subarray(0, 9)).ok).toBe(false)
    }
  })
})
