import { counted } from '../text.ts'
import { IMAGE_PATH } from '../urls.ts'

/** A size for people, in powers of ten: `1.4 MB`, `820 kB`. */
export function byteSize(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`
  return bytes < 999_500 ? `${Math.round(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`
}

/** Where an image is shown after a replacement, in a sentence. */
export function describePlaces({ posts, portraits, isLogo }: { posts: number; portraits: number; isLogo: boolean }) {
  const places = [
    ...(posts > 0 ? [counted(posts, 'post')] : []),
    ...(portraits > 0 ? [counted(portraits, 'portrait')] : []),
    ...(isLogo ? ['the logo'] : []),
  ]
  return places.length === 0 ? 'No post showed it.' : `Now in ${new Intl.ListFormat('en-GB').format(places)}.`
}

/** Limits of a picked image: the file, its pixels, its longer side, and its size in memory once decoded. */
const IMAGE_MAX_MB = 10
export const IMAGE_MAX_BYTES = IMAGE_MAX_MB * 1024 * 1024
export const IMAGE_MAX_PIXELS = 50_000_000
export const IMAGE_MAX_SOURCE_SIDE = 16_384
export const IMAGE_MAX_DECODED_BYTES = 400_000_000
/** The limit for an image that the decoder holds as a whole. Others are streamed line by line. */
export const IMAGE_MAX_HELD_BYTES = 250_000_000
/** Milliseconds after which the decoder is killed. */
export const IMAGE_DECODE_MS = 5_000
export const IMAGE_MAX_SIDE = 2400
export const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const
/** The types that the file picker accepts. */
export const IMAGE_ACCEPT = '.jpg,.jpeg,.png,.webp,image/jpeg,image/png,image/webp'
export const IMAGE_BUCKET = 'blog-images'
export const IMAGE_CACHE_SECONDS = 3600
export const IMAGE_ALT_MAX = 500
export const IMAGE_CAPTION_MAX = 500
/** Days before an unused image is removed: an unsaved form may still use it. */
export const IMAGE_GRACE_DAYS = 7

/** The point of an image that stays visible when it is cropped: 0 is left and top, 1 right and bottom. */
export type FocalPoint = { x: number; y: number }

export const CENTRE: FocalPoint = { x: 0.5, y: 0.5 }

/** A stored image. `src` is its address on this site; sizes in pixels; `blur` a tiny data address. */
export type ImageInfo = {
  src: string
  width: number
  height: number
  alt: string
  blur: string | null
  caption?: string
  /** Absent: the centre. */
  focal?: FocalPoint
}

export const objectPosition = ({ x, y }: FocalPoint = CENTRE): string =>
  `${Math.round(x * 1000) / 10}% ${Math.round(y * 1000) / 10}%`

/** Images by their name in the bucket. */
export type ImageMap = Record<string, ImageInfo>

const MEDIA_PREFIX = '/media/'
/** The name of an image in the bucket. */
export const IMAGE_NAME = /^[A-Za-z0-9._-]{1,200}$/

/** The address of a stored image on this site. It names no host, so that posts survive a move of the backend. */
export const mediaPath = (name: string): string => MEDIA_PREFIX + name

/** The name in the bucket for an address such as `/media/abc.webp`; null for any other address. */
export const mediaName = (src: string | null | undefined): string | null =>
  src && IMAGE_PATH.test(src) ? src.slice(MEDIA_PREFIX.length) : null

export function mediaNamesIn(markdown: string): string[] {
  const names = [...markdown.matchAll(/\/media\/([A-Za-z0-9._-]{1,200})/g)].flatMap(([, name]) => name ?? [])
  return [...new Set(names)]
}

/** The check at selection, by name, declared type and size. The server checks the content. */
export function isAcceptableFile(file: { name: string; type: string; size: number }): boolean {
  const typeFits = [...IMAGE_TYPES, 'image/jpg'].includes(file.type)
  const nameFits = /\.(?:jpe?g|png|webp)$/i.test(file.name)
  // A pasted image has no useful name, and on some systems a file has no type.
  return (typeFits || (file.type === '' && nameFits)) && file.size > 0 && file.size <= IMAGE_MAX_BYTES
}

export const INVALID_FILES_TITLE = 'Invalid Files'
export const INVALID_FILES_MESSAGE = `Please upload only JPG, PNG, or WEBP images under ${IMAGE_MAX_MB}MB.`
export const INVALID_IMAGES_MESSAGE = `Invalid images detected. Please ensure all images are JPG, PNG, or WEBP format and under ${IMAGE_MAX_MB}MB.`
export const IMAGE_TOO_LARGE = `The picture is larger than ${IMAGE_MAX_MB}MB.`
/** The hint beside a picker of images. */
export const IMAGE_HINT = `JPG, PNG or WEBP, up to ${IMAGE_MAX_MB}MB each.`
