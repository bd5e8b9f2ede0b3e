import type { FilePreviews } from './use-file-previews'
import { CENTRE, type ImageInfo, type ImageMap, mediaPath } from '@/lib/images/image'
import { resolveImages } from '@/lib/images/placeholders'
import type { ImageDescription } from '@/lib/images/schema'

/** What became of a picture's upload. `sent` is what was stored with it. */
export type Upload =
  | { status: 'waiting' }
  | { status: 'uploading' }
  | { status: 'done'; path: string; sent: ImageDescription }
  | { status: 'failed'; message: string }

/** `number` names the picture for as long as the form lives, wherever it is moved: the text refers to it. */
export type TrayImage = { number: number; file: File; details: ImageDescription; upload: Upload }
type Tray = { images: readonly TrayImage[]; lastNumber: number }

export type TrayAction =
  | { type: 'add'; files: readonly File[] }
  | { type: 'remove'; number: number }
  | { type: 'move'; number: number; to: number }
  | { type: 'describe'; number: number; details: Partial<ImageDescription> }
  /** Another file in the place of the first one; what is said of it stays. */
  | { type: 'replace'; number: number; file: File }
  | { type: 'upload'; number: number; upload: Upload }
  /** These uploads are gone from the store: their pictures have to be uploaded again. */
  | { type: 'forget'; paths: readonly string[] }
  | { type: 'clear' }

export const emptyTray: Tray = { images: [], lastNumber: 0 }

const waiting: Upload = { status: 'waiting' }
const undescribed: ImageDescription = { alt: '', caption: '', focal: CENTRE }

function moved(images: readonly TrayImage[], number: number, to: number): readonly TrayImage[] {
  const image = images.find((one) => one.number === number)
  if (!image || to < 0 || to >= images.length) return images
  return images.filter((one) => one !== image).toSpliced(to, 0, image)
}

const change = (tray: Tray, number: number, next: (image: TrayImage) => Partial<TrayImage>): Tray => ({
  ...tray,
  images: tray.images.map((image) => (image.number === number ? { ...image, ...next(image) } : image)),
})

function added(tray: Tray, files: readonly File[]): Tray {
  const fresh = files.map((file, index) => ({
    number: tray.lastNumber + index + 1,
    file,
    details: undescribed,
    upload: waiting,
  }))
  return { images: [...tray.images, ...fresh], lastNumber: tray.lastNumber + files.length }
}

const isAt = ({ upload }: TrayImage, paths: readonly string[]) =>
  upload.status === 'done' && paths.includes(upload.path)

export function trayReducer(tray: Tray, action: TrayAction): Tray {
  switch (action.type) {
    case 'add':
      return added(tray, action.files)
    case 'remove':
      return { ...tray, images: tray.images.filter(({ number }) => number !== action.number) }
    case 'move':
      return { ...tray, images: moved(tray.images, action.number, action.to) }
    case 'describe':
      return change(tray, action.number, ({ details }) => ({ details: { ...details, ...action.details } }))
    case 'replace':
      // The focal point is that of the replaced file.
      return change(tray, action.number, ({ details }) => ({
        file: action.file,
        upload: waiting,
        details: { ...details, focal: CENTRE },
      }))
    case 'upload':
      return change(tray, action.number, () => ({ upload: action.upload }))
    case 'forget':
      return {
        ...tray,
        images: tray.images.map((one) => (isAt(one, action.paths) ? { ...one, upload: waiting } : one)),
      }
    case 'clear':
      return emptyTray
  }
}

/** The paths of what is uploaded, in the tray's order. */
export const uploadedPaths = (images: readonly TrayImage[]): string[] =>
  images.flatMap(({ upload }) => (upload.status === 'done' ? [upload.path] : []))

/** What is said of a picture, as it is stored. */
export const trimmed = ({ alt, caption, focal }: ImageDescription): ImageDescription => ({
  alt: alt.trim(),
  caption: caption.trim(),
  focal,
})

/** Whether a submit has to send the picture: not sent yet, or sent with other words. */
export const needsUpload = ({ details, upload }: TrayImage): boolean =>
  upload.status !== 'done' || JSON.stringify(upload.sent) !== JSON.stringify(trimmed(details))

/** What a picture of the tray goes by in the preview; stored pictures have other names. */
const nameInTray = (number: number) => `tray-picture-${number}`

/**
 * A text as it will be once its pictures are uploaded, and what is known of those. A picture whose file is not read
 * yet, or cannot be, stays a reference.
 */
export function withTrayImages(
  text: string,
  images: readonly TrayImage[],
  previews: FilePreviews,
): { text: string; images: ImageMap } {
  const shown = images.flatMap(({ number, file, details }) => {
    const preview = previews.get(file)
    const info: ImageInfo | undefined = preview && { ...preview, ...trimmed(details), blur: null }
    return info ? [{ number, info }] : []
  })
  const paths = new Map(
    shown.map(({ number, info: { alt } }) => [number, { path: mediaPath(nameInTray(number)), alt }]),
  )
  const infos = Object.fromEntries(shown.map(({ number, info }) => [nameInTray(number), info]))
  return { text: resolveImages(text, paths), images: infos }
}
