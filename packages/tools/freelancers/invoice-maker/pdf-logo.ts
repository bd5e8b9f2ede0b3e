/** More pixels than this do not show on paper. */
const MOST_PIXELS = 800

/** The logo as a PNG, drawn anew: a PDF takes few kinds of pictures, and nothing of the file but its pixels belongs into it. */
export async function logoFile(dataAddress: string): Promise<ArrayBuffer> {
  // The site's policy lets no script fetch a data address.
  const bytes = Uint8Array.from(atob(dataAddress.slice(dataAddress.indexOf(',') + 1)), (sign) => sign.charCodeAt(0))
  const picture = await createImageBitmap(new Blob([bytes]))
  const scale = Math.min(1, MOST_PIXELS / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(picture.width * scale))
  canvas.height = Math.max(1, Math.round(picture.height * scale))
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  picture.close()
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (!blob) throw new Error('The logo could not be read')
  return blob.arrayBuffer()
}
