import { oneLine } from '../text.ts'

/** The placeholder of picture `number` in the text until it is uploaded. */
const TARGET = /\]\(picture:(\d+)\)/g
const STORED_IMAGE = /!\[(?:\\.|[^[\]\\])*\]\((\/media\/[A-Za-z0-9._-]{1,200})\)/
const IMAGE = /!\[((?:\\.|[^[\]\\])*)\]\(picture:(\d+)\)/g

export const escapeAlt = (alt: string) => oneLine(alt).replace(/[[\]\\]/g, '\\$&')

/** Markdown that shows image `number`, as long as its path is not known. */
export const placeholderFor = (number: number, alt: string): string => `![${escapeAlt(alt)}](picture:${number})`

/** The numbers of the pictures that a text refers to, each once, in the order of the text. */
export function imagesIn(text: string): number[] {
  return [...new Set([...text.matchAll(TARGET)].map(([, number]) => Number(number)))]
}

type ImagePaths = ReadonlyMap<number, { path: string; alt: string }>

/**
 * Puts the paths of pictures where the text shows them by number. A picture that has no description in the text
 * gets the one from the tray. An unknown number stays as it is.
 */
export const resolveImages = (text: string, paths: ImagePaths): string =>
  text.replace(IMAGE, (whole, alt: string, number: string) => {
    const image = paths.get(Number(number))
    return image ? `![${alt.trim() || escapeAlt(image.alt)}](${image.path})` : whole
  })

/** The same for links to pictures too: the text as it is stored. */
export const resolvePlaceholders = (text: string, uploaded: ImagePaths): string =>
  resolveImages(text, uploaded).replace(TARGET, (whole, number: string) => {
    const image = uploaded.get(Number(number))
    return image ? `](${image.path})` : whole
  })

/** The tray's pictures that are neither in the text nor the post picture. `hasLead`: the post has a picture already. */
export function unplacedImages<Image extends { number: number }>(
  images: readonly Image[],
  content: string,
  hasLead: boolean,
): Image[] {
  const placed = imagesIn(content)
  return images.slice(hasLead ? 0 : 1).filter(({ number }) => !placed.includes(number))
}

/** A beginning of a text other than a paragraph. */
const NO_PARAGRAPH = /^(?:[#>|`~<!]|[-*+]\s|\d+[.)]\s| {4}|\t)/

/** Puts these pictures into the text as a gallery: below its first paragraph, or above all if it begins with none. */
export function withGallery(text: string, images: readonly { number: number; details: { alt: string } }[]): string {
  if (images.length === 0) return text
  const gallery = images.map(({ number, details }) => placeholderFor(number, details.alt)).join('\n')
  const [first = '', ...rest] = text.replace(/^\s*\n/, '').split('\n\n')
  return (NO_PARAGRAPH.test(first) ? [gallery, first, ...rest] : [first, gallery, ...rest]).join('\n\n')
}

/**
 * A post's fields with the uploaded pictures of its tray in their places: in the text, as the post picture, and the others in a
 * gallery. Without one that is chosen, the first picture of the text is the post picture.
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

/** A text whose pictures have numbers that are higher by `by`. */
export const shiftNumbers = (text: string, by: number): string =>
  text.replace(TARGET, (_, number: string) => `](picture:${Number(number) + by})`)

/** The message about a text that refers to pictures which are not among `numbers`; undefined when it is right. */
export function missingImages(text: string, numbers: readonly number[]): string | undefined {
  const missing = imagesIn(text).filter((number) => !numbers.includes(number))
  if (missing.length === 0) return undefined
  const names = missing.map((number) => `picture:${number}`).join(', ')
  return missing.length === 1
    ? `The text refers to ${names}, which is not among the pictures. Add the picture or take it out of the text.`
    : `The text refers to ${names}, which are not among the pictures. Add the pictures or take them out of the text.`
}

/** The mark that stands in the text while a picture is on its way. */
export const uploadMark = (name: string, number: number): string =>
  `![Uploading ${name.replace(/[[\]\\]/g, '')}…](uploading:${number})`

/**
 * What leaves a text with the mark of an upload: the empty line behind it; in a gallery only its own line, so that the others stay
 * apart from the paragraph below them. `isInGallery`: it stands directly above or below another line.
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

const UPLOAD_MARK = /!\[Uploading [^[\]]*…\]\(uploading:\d+\)/g

/** How many pictures a text still waits for. */
export const uploadsIn = (text: string): number => text.split('](uploading:').length - 1

/** How many pictures a text shows or waits for. */
export const picturesIn = (text: string): number => text.split('](/media/').length - 1 + uploadsIn(text)

/** A kept text without the marks of uploads that ended with the page they were begun on. */
export function withoutUploadMarks(text: string): string {
  let kept = text
  for (const [mark] of text.matchAll(UPLOAD_MARK)) {
    const range = rangeOfMark(kept, mark)
    if (range) kept = kept.slice(0, range.from) + kept.slice(range.to)
  }
  return kept
}

const FOREIGN = /!\[((?:\\.|[^[\]\\])*)\]\((https?:\/\/[^\s()]+)\)/g

/** Pictures that a text shows from other sites, each address once; `whole` is how it stands in the text. */
export function foreignImages(text: string): { whole: string; address: string; alt: string }[] {
  const found = new Map<string, { whole: string; address: string; alt: string }>()
  for (const [whole, alt = '', address = ''] of text.matchAll(FOREIGN))
    if (!found.has(address)) found.set(address, { whole, address, alt: alt.replace(/\\(.)/g, '$1') })
  return [...found.values()]
}
