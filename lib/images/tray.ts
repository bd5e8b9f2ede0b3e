import { type ImageMap, mediaPath } from './image'
import { resolveImages } from './picture-marks'
import type { ImageDescription, TrayEntry } from './schema'
import type { ActionFailure } from '@/lib/action-result'

/** Drag type: the number of an image of the tray. */
export const ORDER_DRAG_TYPE = 'application/x-flavorcraft-picture'
/** Drag type: the target of an image in the text, `picture:3` or its path. */
export const TEXT_DRAG_TYPE = 'application/x-flavorcraft-picture-target'

/** The state of an upload. `progress`: the uploaded share, 0 to 1. */
export type Upload =
  | { status: 'waiting' }
  | { status: 'uploading'; progress: number }
  | { status: 'done'; path: string }
  /** `isUnanswered`: the server was not reached. */
  | { status: 'failed'; message: string; isSession?: boolean; isUnanswered?: boolean }

/**
 * `number` identifies the picture in the form and in the text, also after a move. `file` is null after a reload or an
 * edit: only an uploaded picture can then be shown.
 */
export type TrayImage = {
  number: number
  file: File | null
  fileName: string
  bytes: number
  details: ImageDescription
  upload: Upload
}

/** Whether an image is being uploaded, or waits for it. */
export const isUploading = ({ upload: { status } }: TrayImage): boolean =>
  status === 'waiting' || status === 'uploading'

/** The uploaded share of an image that is being uploaded, 0 to 1. */
export const progressOf = ({ upload }: TrayImage): number => (upload.status === 'uploading' ? upload.progress : 0)

/** Why a restored image has no file. */
export const LOST_FILE = 'It was not uploaded before the page was closed. Choose the file again.'

/** "Failed to upload soup.jpg: …", with the server's reason. */
export function imageFailure(
  fileName: string,
  { message, fieldErrors }: Pick<ActionFailure, 'message' | 'fieldErrors'>,
): string {
  const prefix = `Failed to upload ${fileName}: `
  if (message.startsWith(prefix)) return message
  const reason = Object.values(fieldErrors ?? {})[0] ?? message.replace(/^Failed to upload the picture: /, '')
  return prefix + reason
}

/** The path of an uploaded picture. */
export const pathOf = ({ upload }: TrayImage): string | null => (upload.status === 'done' ? upload.path : null)

/** The paths of the uploaded pictures, in the tray's order. */
export const uploadedPaths = (images: readonly TrayImage[]): string[] => images.flatMap((image) => pathOf(image) ?? [])

const trimmed = ({ alt, caption, focal }: ImageDescription): ImageDescription => ({
  alt: alt.trim(),
  caption: caption.trim(),
  focal,
})

/** The tray in the form that is stored between pages. */
export const entriesOf = (images: readonly TrayImage[]): TrayEntry[] =>
  images.map((image) => ({
    number: image.number,
    fileName: image.fileName,
    bytes: image.bytes,
    path: pathOf(image),
    details: trimmed(image.details),
  }))

/** A picked file with its object URL and its size in pixels. */
export type FilePreview = { src: string; width: number; height: number }
export type FilePreviews = ReadonlyMap<File, FilePreview>

/** The name of a tray image in the preview. No stored image has such a name. */
const nameInTray = (number: number) => `tray-picture-${number}`

/**
 * The text and the images for the preview. An image without a file has its path. A reference to an image whose file is
 * not read yet, or cannot be read, is not changed.
 */
export function withTrayImages(
  text: string,
  images: readonly TrayImage[],
  previews: FilePreviews,
): { text: string; images: ImageMap } {
  const paths = new Map<number, { path: string; alt: string }>()
  const infos: ImageMap = {}
  for (const image of images) {
    const { number, file } = image
    const details = trimmed(image.details)
    const preview = file && previews.get(file)
    const path = preview ? mediaPath(nameInTray(number)) : pathOf(image)
    if (!path) continue
    paths.set(number, { path, alt: details.alt })
    if (preview) infos[nameInTray(number)] = { ...preview, ...details, blur: null }
  }
  return { text: resolveImages(text, paths), images: infos }
}
