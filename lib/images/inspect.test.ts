import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { ImageRejected, inspectImage } from './inspect'
import { IMAGE_MAX_BYTES } from './image'

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 185, g: 58, b: 36 } } })

describe('inspectImage', () => {
  test.each(['jpeg', 'png', 'webp'] as const)('takes a %s and stores WebP', async (format) => {
    const checked = await inspectImage(await picture(40, 30).toFormat(format).toBuffer())
    expect(checked).toMatchObject({ width: 40, height: 30, extension: 'webp' })
    expect((await sharp(checked.content).metadata()).format).toBe('webp')
    expect(checked.blur).toMatch(/^data:image\/webp;base64,/)
  })

  test.each(['gif', 'tiff', 'avif'] as const)('refuses a %s, whatever it is called', async (format) => {
    await expect(inspectImage(await picture(40, 30).toFormat(format).toBuffer())).rejects.toThrow(ImageRejected)
  })

  test('refuses text, SVG, an empty file and half a picture', async () => {
    const whole = await picture(400, 300).jpeg().toBuffer()
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>x</script></svg>'
    for (const bad of [
      Buffer.from('just text'),
      Buffer.from(svg),
      Buffer.alloc(0),
      whole.subarray(0, whole.length / 2),
    ]) {
      await expect(inspectImage(bad)).rejects.toThrow(ImageRejected)
    }
  })

  test('refuses more than 10 MB before it decodes anything', async () => {
    await expect(inspectImage(randomBytes(IMAGE_MAX_BYTES + 1))).rejects.toThrow('larger than 10MB')
  })

  test('refuses a small file that unfolds to more than 50 megapixels', async () => {
    const bomb = await picture(8000, 7000).png({ compressionLevel: 9 }).toBuffer()
    expect(bomb.byteLength).toBeLessThan(IMAGE_MAX_BYTES)
    await expect(inspectImage(bomb)).rejects.toThrow('50 megapixels')
  })

  test('shrinks to 2400 on the long side', async () => {
    const checked = await inspectImage(await picture(4800, 1200).jpeg().toBuffer())
    expect(checked).toMatchObject({ width: 2400, height: 600 })
  })

  test('turns upright and keeps no metadata, no position', async () => {
    const sideways = await picture(60, 20)
      .withExif({ IFD0: { Copyright: 'somebody' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '50/1 3/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    expect((await sharp(sideways).metadata()).orientation).toBe(6)
    const checked = await inspectImage(sideways)
    expect(checked).toMatchObject({ width: 20, height: 60 })
    const metadata = await sharp(checked.content).metadata()
    expect(metadata.exif).toBeUndefined()
    expect(metadata.xmp).toBeUndefined()
    expect(metadata.orientation).toBeUndefined()
  })
})
