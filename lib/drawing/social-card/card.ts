import 'server-only'
import pLimit from 'p-limit'
import sharp, { type OverlayOptions } from 'sharp'
import { cacheLife } from 'next/cache'
import { linePath, lineWidth, setTitle } from './lettering'
import { brandMarkSvg } from '@/lib/drawing/brand'
import { coverSvg } from '@/lib/drawing/cover/compose'
import { coverPieces } from '@/lib/drawing/cover/subjects'
import { pathMarkup, sceneMarkup, shadowMarkup } from '@/lib/drawing/markup'
import { PAPERS, SHEETS } from '@/lib/drawing/palette'
import { COLLAGE_VIEW_BOX, collages } from '@/lib/drawing/scenes/pages'
import { mediaName } from '@/lib/images/image'
import { openImage } from '@/lib/images/public'
import { postTypes } from '@/lib/posts/types'
import { type CardCover, SOCIAL_HEIGHT, SOCIAL_WIDTH, type SocialImage } from '@/lib/seo/social-image'

/** The left edge of the photograph or drawing. The sheet with the title covers its beginning. */
const ART_LEFT = 560
const ART_CENTRE = 916
const COVER = { width: 840, height: SOCIAL_HEIGHT }

const TEXT_LEFT = 64
const TITLE = { top: 142, width: 530, height: 352 }
const TAB = { top: 56, height: 52, padding: 22, size: 26 }
const BRAND = { baseline: 574, mark: 54, size: 36 }

/** The sheet with the title. Its right edge is slightly uneven. */
const SHEET = 'M-20 -20H650L638 118L647 300L633 468L643 650H-20z'

function tabColour(cover: CardCover): string {
  if (cover === 'studio') return SHEETS.lake.main
  return SHEETS[cover === 'home' ? 'tomato' : postTypes[cover].family].main
}

function tab({ kicker, cover }: SocialImage): string {
  const width = lineWidth(kicker, 'text', TAB.size) + 2 * TAB.padding
  const bottom = TAB.top + TAB.height
  const shape = `M${TEXT_LEFT - 2} ${TAB.top + 2}L${TEXT_LEFT + width} ${TAB.top - 2}L${TEXT_LEFT + width + 3} ${bottom - 1}L${TEXT_LEFT} ${bottom + 2}z`
  const words = linePath(kicker, 'text', TAB.size, TEXT_LEFT + TAB.padding, TAB.top + 35)
  return shadowMarkup(shape, 2, 3) + pathMarkup(shape, tabColour(cover)) + pathMarkup(words, PAPERS.white)
}

function title(text: string): string {
  const { size, leading, lines } = setTitle(text, TITLE)
  const first = TITLE.top + size
  return lines
    .map((line, index) => pathMarkup(linePath(line, 'display', size, TEXT_LEFT, first + index * leading), PAPERS.ink))
    .join('')
}

function brand(name: string): string {
  const mark = brandMarkSvg({ size: BRAND.mark })
  const words = linePath(name, 'display', BRAND.size, TEXT_LEFT + BRAND.mark + 16, BRAND.baseline)
  return `<g transform="translate(${TEXT_LEFT} ${BRAND.baseline - 44})">${mark}</g>${pathMarkup(words, PAPERS.ink)}`
}

/** The colours behind the collages, which have no background. */
const WALLS = { home: SHEETS.saffron.pale, studio: SHEETS.lake.main }
const COLLAGE = { width: 597, height: SOCIAL_HEIGHT }

function drawnCover({ seed, cover, title: heading, subject = heading }: SocialImage): string {
  if (cover !== 'home' && cover !== 'studio')
    return `<g transform="translate(${ART_CENTRE - COVER.width / 2} 0)">${coverSvg({ seed, type: cover, pieces: coverPieces(subject) }, COVER)}</g>`

  const drawing = sceneMarkup(collages[cover], { viewBox: COLLAGE_VIEW_BOX, ...COLLAGE })
  return `${pathMarkup('M0 0H1200V630H0z', WALLS[cover])}<g transform="translate(${ART_CENTRE + 6 - COLLAGE.width / 2} 0)">${drawing}</g>`
}

/** The card of a page: its art, and over it the sheet with kicker, title and brand. A photograph replaces the art. */
export function cardSvg(picture: SocialImage, brandName: string): string {
  const frame = `width="${SOCIAL_WIDTH}" height="${SOCIAL_HEIGHT}" viewBox="0 0 ${SOCIAL_WIDTH} ${SOCIAL_HEIGHT}"`
  const art = picture.photo ? '' : drawnCover(picture)
  const sheet = shadowMarkup(SHEET, 7, 5) + pathMarkup(SHEET, PAPERS.paper)
  return `<svg xmlns="http://www.w3.org/2000/svg" ${frame}>${art}${sheet}${tab(picture)}${title(picture.title)}${brand(brandName)}</svg>`
}

async function photoOf({ photo }: SocialImage): Promise<Uint8Array | null> {
  const name = mediaName(photo)
  if (!name) return null
  const image = await openImage(name)
  return image && new Uint8Array(await new Response(image.body).arrayBuffer())
}

/** Draws one card at a time: each needs about 25 MB for its pixels. */
const withDrawSlot = pLimit(1)

/** A card as JPEG, drawn once for the same data. Throws when the photograph cannot be read. */
export async function cachedCard(picture: SocialImage, brand: string): Promise<Uint8Array<ArrayBuffer>> {
  'use cache'
  cacheLife('max')
  const photo = await photoOf(picture)
  return new Uint8Array(await withDrawSlot(() => drawCard(picture, photo, brand)))
}

/** Some networks refuse larger pictures. */
export const CARD_MAX_BYTES = 300_000
const QUALITIES = [86, 76, 64, 50]

/** A photograph, cropped to the height of a card. */
const cropped = (photo: Uint8Array, width: number) =>
  sharp(photo).rotate().resize(width, SOCIAL_HEIGHT, { fit: 'cover', position: 'attention' })

const withPhoto = async (photo: Uint8Array): Promise<OverlayOptions> => ({
  input: await cropped(photo, SOCIAL_WIDTH - ART_LEFT).toBuffer(),
  left: ART_LEFT,
  top: 0,
})

/** A photograph that fills the card. */
const wholePhoto = (photo: Uint8Array) => cropped(photo, SOCIAL_WIDTH).flatten({ background: PAPERS.paper })

/** Draws a card as a JPEG of 1200 × 630. `photo`: the bytes of the card's photograph, if it has one. */
export async function drawCard(picture: SocialImage, photo: Uint8Array | null, brand: string): Promise<Buffer> {
  if (photo && picture.isWhole) return toSmallJpeg(await wholePhoto(photo).png({ compressionLevel: 1 }).toBuffer())
  const shown = photo ? picture : { ...picture, photo: null }
  const layers = photo ? [await withPhoto(photo)] : []
  const canvas = sharp({
    create: { width: SOCIAL_WIDTH, height: SOCIAL_HEIGHT, channels: 3, background: PAPERS.paper },
  })
  const flat = await canvas
    .composite([...layers, { input: Buffer.from(cardSvg(shown, brand)), left: 0, top: 0 }])
    .png({ compressionLevel: 1 })
    .toBuffer()
  return toSmallJpeg(flat)
}

async function toSmallJpeg(flat: Buffer): Promise<Buffer> {
  let jpeg = Buffer.alloc(0)
  for (const quality of QUALITIES) {
    jpeg = await sharp(flat).jpeg({ quality, chromaSubsampling: '4:4:4', progressive: true }).toBuffer()
    if (jpeg.byteLength < CARD_MAX_BYTES) break
  }
  return jpeg
}
