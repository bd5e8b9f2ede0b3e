import { oneLine } from '../text.ts'

/** The placeholder of picture `number` in the text until it is uploaded. */
const TARGET = /\]\(picture:(\d+)(?=[\s)])/g
const STORED_IMAGE = /!\[(?:\\.|[^[\]\\])*\]\((\/media\/[A-Za-z0-9._-]{1,200})[\s)]/
const IMAGE = /!\[((?:\\.|[^[\]\\])*)\]\(picture:(\d+)(?=[\s)])/g

export const escapeAlt = (alt: string) => oneLine(alt).replace(/[[\]\\]/g, '\\$&')

/** Replaces the alt text of a stored image where a text has `before`. Puts `$` signs in as they are. */
export const replaceAlt = (text: string, path: string, before: string, after: string): string =>
  text.replaceAll(`![${escapeAlt(before)}](${path})`, () => `![${escapeAlt(after)}](${path})`)

/** Markdown for image `number` while its path is unknown. */
export const placeholderFor = (number: number, alt: string): string => `![${escapeAlt(alt)}](picture:${number})`

/** The numbers of the placeholders in a text, each once, in order. */
export function placeholderNumbers(text: string): number[] {
  return [...new Set([...text.matchAll(TARGET)].map(([, number]) => Number(number)))]
}

type ImagePaths = ReadonlyMap<number, { path: string; alt: string }>

/**
 * Replaces the numbers of pictures in a text with their paths. A picture without a description in the text gets the one
 * from the tray. An unknown number is not changed.
 */
export const resolveImages = (text: string, paths: ImagePaths): string =>
  text.replace(IMAGE, (whole, alt: string, number: string) => {
    const image = paths.get(Number(number))
    return image ? `![${alt.trim() || escapeAlt(image.alt)}](${image.path}` : whole
  })

/** The text to store: also replaces the numbers in links to pictures. */
export const resolvePlaceholders = (text: string, uploaded: ImagePaths): string =>
  resolveImages(text, uploaded).replace(TARGET, (whole, number: string) => {
    const image = uploaded.get(Number(number))
    return image ? `](${image.path}` : whole
  })

/** The tray's pictures that are not in the text. Unless `hasLead`, the first is the post picture and left out. */
export function unplacedImages<Image extends { number: number }>(
  images: readonly Image[],
  content: string,
  hasLead: boolean,
): Image[] {
  const placed = placeholderNumbers(content)
  return images.slice(hasLead ? 0 : 1).filter(({ number }) => !placed.includes(number))
}

/** The beginning of any block but a paragraph. */
const NO_PARAGRAPH = /^(?:[#>|`~<!]|[-*+]\s|\d+[.)]\s| {4}|\t)/

/** Puts pictures into the text as a gallery: below its first paragraph, or above any other first block. */
export function withGallery(text: string, images: readonly { number: number; details: { alt: string } }[]): string {
  if (images.length === 0) return text
  const gallery = images.map(({ number, details }) => placeholderFor(number, details.alt)).join('\n')
  const own = text.replace(/^\s*\n/, '')
  if (NO_PARAGRAPH.test(own)) return `${gallery}\n\n${own}`
  const [first = ''] = own.split(/\n\s*\n/, 1)
  const rest = own.slice(first.length).replace(/^\s*\n/, '')
  return [first, gallery, rest].filter(Boolean).join('\n\n')
}

/**
 * A post's fields with the uploaded pictures of its tray: in the text, as the post picture, or else in a gallery.
 * Without any of them, the first picture in the text becomes the post picture.
 */
export function withTray<Values extends { content: string; images: string[] }>(
  values: Values,
  tray: readonly { number: number; path: string | null; details: { alt: string } }[],
): Values {
  const uploaded = tray.flatMap(({ path, ...image }) => (path ? [{ ...image, path }] : []))
  const text = withGallery(values.content, unplacedImages(uploaded, values.content, values.images.length > 0))
  const paths = new Map(uploaded.map(({ number, path, details: { alt } }) => [number, { path, alt }]))
  const content = resolvePlaceholders(text, paths)
  const chosen = [...values.images, ...uploaded.map(({ path }) => path)]
  const inText = STORED_IMAGE.exec(content)?.[1]
  return { ...values, content, images: chosen.length === 0 && inText ? [inText] : chosen }
}

/** Adds `by` to the numbers of the pictures in a text. */
export const shiftNumbers = (text: string, by: number): string =>
  text.replace(TARGET, (_, number: string) => `](picture:${Number(number) + by}`)

/** The message for a text that refers to pictures outside of `numbers`; undefined without such pictures. */
export function missingImages(text: string, numbers: readonly number[]): string | undefined {
  const missing = placeholderNumbers(text).filter((number) => !numbers.includes(number))
  if (missing.length === 0) return undefined
  const names = missing.map((number) => `picture:${number}`).join(', ')
  return missing.length === 1
    ? `The text refers to ${names}, which is not among the pictures. Add the picture or take it out of the text.`
    : `The text refers to ${names}, which are not among the pictures. Add the pictures or take them out of the text.`
}

/** The mark in the text while a picture is uploaded. */
export const uploadMark = (name: string, number: number): string =>
  `![Uploading ${name.replace(/[[\]\\]/g, '')}…](uploading:${number})`

/**
 * The range to remove with the mark of an upload: also the empty line behind it. In a gallery, it is only the mark's
 * line, to keep the others separate from the next paragraph. `isInGallery`: another line is directly above or below.
 */
export function rangeOfMark(text: string, mark: string): { from: number; to: number; isInGallery: boolean } | null {
  const at = text.indexOf(mark)
  if (at < 0) return null
  const end = at + mark.length
  const isBelow = at > 1 && text[at - 1] === '\n' && text[at - 2] !== '\n'
  if (isBelow) return { from: at - 1, to: end, isInGallery: true }
  const gap = /^\n*/.exec(text.slice(end, end + 2))?.[0].length ?? 0
  return { from: at, to: end + gap, isInGallery: gap === 1 && end + 1 < text.length }
}

/** The editor may have written another alt text into the mark. */
const UPLOAD_MARK = /!\[[^[\]]*\]\(uploading:\d+\)/g

/** The marks of uploads in a text. The upload of a mark may have ended, as with the page that began it. */
export const uploadMarksIn = (text: string): string[] => text.match(UPLOAD_MARK) ?? []

/** A text without the marks of uploads, for one whose uploads have ended. */
export function withoutUploadMarks(text: string): string {
  let kept = text
  for (const mark of uploadMarksIn(text)) {
    const range = rangeOfMark(kept, mark)
    if (range) kept = kept.slice(0, range.from) + kept.slice(range.to)
  }
  return kept
}

/** An address may have pairs of brackets: "soup_(1).jpg". */
const FOREIGN = /!\[((?:\\.|[^[\]\\])*)\]\((https?:\/\/(?:[^\s()]|\([^\s()]*\))+)(?: (?:"[^"\n]*"|'[^'\n]*'))?\)/g

/** Pictures of other sites in a text, each address once. `wholes` is the Markdown of the picture, each form once. */
export const foreignImages = (text: string): { wholes: string[]; address: string; alt: string }[] =>
  [...Map.groupBy(text.matchAll(FOREIGN), ([, , address = '']) => address)].map(([address, found]) => ({
    wholes: [...new Set(found.map(([whole]) => whole))],
    address,
    alt: found[0]?.[1]?.replace(/\\(.)/g, '$1') ?? '',
  }))
