import sharp, { type OverlayOptions } from 'sharp'
import 'server-only'
import { cacheLife } from 'next/cache'
import { ART_LEFT, cardSvg } from './card-svg'
import { PAPERS } from '@/lib/drawing/palette'
import { SOCIAL_HEIGHT, SOCIAL_WIDTH, type SocialImage } from '@/lib/seo/social-image'
import { site } from '@/lib/site'
import { openImage } from '@/lib/images/public'
import { inTurn } from '@/lib/images/decoding'
import { IMAGE_MAX_SIDE, mediaName } from '@/lib/images/image'

async function photoOf({ photo }: SocialImage): Promise<Uint8Array | null> {
  const name = mediaName(photo)
  if (!name) return null
  const image = await openImage(name)
  return image && new Uint8Array(await new Response(image.body).arrayBuffer())
}

/** Of a stored picture: a card's photograph and the card together are not larger. */
const STORED_MAX_PIXELS = IMAGE_MAX_SIDE ** 2

/** A card as JPEG, drawn once: the same facts always give the same picture. Throws when its photograph is out of reach. */
export async function cachedCard(picture: SocialImage): Promise<Uint8Array<ArrayBuffer>> {
  'use cache'
  cacheLife('max')
  const photo = await photoOf(picture)
  return new Uint8Array(await inTurn(STORED_MAX_PIXELS, () => drawCard(picture, photo)))
}

/** Some networks take no picture above this. */
export const CARD_MAX_BYTES = 300_000
const QUALITIES = [86, 76, 64, 50]

async function withPhoto(photo: Uint8Array): Promise<OverlayOptions> {
  const width = SOCIAL_WIDTH - ART_LEFT
  const input = await sharp(photo)
    .rotate()
    .resize(width, SOCIAL_HEIGHT, { fit: 'cover', position: 'attention' })
    .toBuffer()
  return { input, left: ART_LEFT, top: 0 }
}

/** Draws a card as JPEG of 1200 × 630. `photo` holds the bytes of the picture that the card names, if it names one. */
export async function drawCard(picture: SocialImage, photo: Uint8Array | null): Promise<Buffer> {
  const shown = photo ? picture : { ...picture, photo: null }
  const layers = photo ? [await withPhoto(photo)] : []
  const canvas = sharp({
    create: { width: SOCIAL_WIDTH, height: SOCIAL_HEIGHT, channels: 3, background: PAPERS.paper },
  })
  const flat = await canvas
    .composite([...layers, { input: Buffer.from(cardSvg(shown, site.name)), left: 0, top: 0 }])
    .png({ compressionLevel: 1 })
    .toBuffer()
  let jpeg = Buffer.alloc(0)
  for (const quality of QUALITIES) {
    jpeg = await sharp(flat).jpeg({ quality, chromaSubsampling: '4:4:4', progressive: true }).toBuffer()
    if (jpeg.byteLength < CARD_MAX_BYTES) break
  }
  return jpeg
}
