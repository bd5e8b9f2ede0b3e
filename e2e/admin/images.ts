import { randomUUID } from 'node:crypto'
import type { Locator } from '@playwright/test'
import sharp from 'sharp'
import { insertRow } from '../../supabase/tests/harness/rows.ts'
import { service } from './service'
import { IMAGE_BUCKET } from '../../lib/images/image.ts'

/**
 * A picture as a telephone takes it: stored sideways, with its orientation and the place of the shot in the EXIF data.
 * Upright it is 300 by 400, dark on the left and white on the right.
 */
export const telephoneImage = async (): Promise<Buffer> => {
  const white = await sharp({ create: { width: 400, height: 150, channels: 3, background: '#ffffff' } })
    .png()
    .toBuffer()
  return sharp({ create: { width: 400, height: 300, channels: 3, background: '#1f1a17' } })
    .composite([{ input: white, gravity: 'north' }])
    .withMetadata({ orientation: 6 })
    .withExif({
      IFD0: { Make: 'Telephone', Model: 'Witness 1' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '50/1 3/1 41/1', GPSLongitudeRef: 'E', GPSLongitude: '19/1 56/1 18/1' },
    })
    .jpeg()
    .toBuffer()
}

export type PickedFile = { name: string; mimeType: string; buffer: Buffer }

/** Presses a button and picks files in its file chooser. */
export async function pickFiles(button: Locator, ...files: PickedFile[]): Promise<void> {
  const opened = button.page().waitForEvent('filechooser')
  await button.click()
  await (await opened).setFiles(files)
}

export const plainImage = (width: number, height: number, background: string): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer()

/** The brightness of a picture at a point, 0 to 255. */
export async function lightnessAt(content: Buffer, x: number, y: number): Promise<number> {
  const [lightness = 0] = await sharp(content)
    .greyscale()
    .extract({ left: x, top: y, width: 1, height: 1 })
    .raw()
    .toBuffer()
  return lightness
}

/** Stores a picture in the library as if uploaded some days ago; returns its name. */
export async function storeImage(options: { alt?: string; daysAgo?: number; colour?: string } = {}): Promise<string> {
  const { alt = '', daysAgo = 0, colour = '#e8a33d' } = options
  const client = await service()
  const name = `journey-${randomUUID()}.webp`
  const content = await sharp({ create: { width: 1200, height: 800, channels: 3, background: colour } })
    .webp()
    .toBuffer()
  const upload = await client.storage.from(IMAGE_BUCKET).upload(name, content, { contentType: 'image/webp' })
  if (upload.error) throw new Error(upload.error.message)
  const created_at = new Date(Date.now() - daysAgo * 86_400_000).toISOString()
  const row = { path: name, width: 1200, height: 800, bytes: content.byteLength, alt, created_at }
  await insertRow(client, 'images', row)
  return name
}
