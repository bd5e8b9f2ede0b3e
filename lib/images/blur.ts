import type { Sharp } from 'sharp'

/** Pixels of the longer side. Stretched, eight are as soft as sixteen; each page sends them twice, and they compress badly. */
const SIDE = 8

/** A tiny copy of a picture as a data address, which stands there until the picture comes. */
export async function blurOf(picture: Sharp): Promise<string> {
  const tiny = await picture.clone().resize(SIDE, SIDE, { fit: 'inside' }).webp({ quality: 40 }).toBuffer()
  return `data:image/webp;base64,${tiny.toString('base64')}`
}
