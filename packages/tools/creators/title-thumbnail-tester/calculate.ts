import { cutToWidth, textWidth } from '../../kit/arial.ts'
import { coverCrop } from '../../kit/crop.ts'
import type { ImageInfo } from '../../kit/image-header.ts'
import { placements } from '../../kit/image-placements.ts'
import { contrast } from '../../site.ts'
import type { Input } from './form.ts'

/** Where YouTube shows titles and thumbnails: widths in px, all of them guidelines. */
export const surfaces = {
  home: { name: 'Home, desktop', thumbnail: 360, column: 360, font: 16, lines: 2, about: 60 },
  search: { name: 'Search', thumbnail: 360, column: 420, font: 18, lines: 2, about: 70 },
  suggested: { name: 'Suggested', thumbnail: 168, column: 220, font: 14, lines: 2, about: 45 },
  phone: { name: 'Phone', thumbnail: 360, column: 300, font: 16, lines: 2, about: 45 },
  tv: { name: 'Television', thumbnail: 300, column: 300, font: 18, lines: 2, about: 45 },
} as const

export const surfaceKeys = ['home', 'search', 'suggested', 'phone', 'tv'] as const satisfies (keyof typeof surfaces)[]

/** Wraps a title to this width; the last line is cut with an ellipsis if the rest does not fit. */
export function wrapTitle(title: string, column: number, font: number, most: number) {
  const words = title.split(' ')
  const lines: string[] = []
  let at = 0
  while (at < words.length && lines.length < most) {
    const isLast = lines.length === most - 1
    const rest = words.slice(at).join(' ')
    if (textWidth(rest, font) <= column) return { lines: [...lines, rest], isCut: false }
    if (isLast) return { lines: [...lines, cutToWidth(rest, column, font)], isCut: true }
    let line = words[at] ?? ''
    at += 1
    while (at < words.length && textWidth(`${line} ${words[at]}`, font) <= column) {
      line += ` ${words[at]}`
      at += 1
    }
    // A word wider than a line is cut inside.
    if (textWidth(line, font) > column) return { lines: [...lines, cutToWidth(line, column, font)], isCut: true }
    lines.push(line)
  }
  return { lines, isCut: at < words.length }
}

function checkTitle(title: string, surface: Input['surface']) {
  const { column, font, lines, about } = surfaces[surface]
  const characters = [...title].length
  const wrapped = wrapTitle(title, column, font, lines)
  const advice: string[] = []
  if (wrapped.isCut) advice.push(`Cut in ${surfaces[surface].name}; the beginning has to say it.`)
  else if (characters > about)
    advice.push(
      `${characters} characters: whole at this width; a narrower window cuts above about ${about} (guideline).`,
    )
  const letters = title.match(/\p{L}/gu)?.length ?? 0
  if (letters > 3 && title === title.toUpperCase() && title !== title.toLowerCase())
    advice.push('All capitals are slow to read.')
  return { title, characters, width: textWidth(title, 16), ...wrapped, advice }
}

/** The titles with the numbers of their fields. */
const titlesOf = ({ title1, title2, title3, title4 }: Input) =>
  [title1, title2, title3, title4].map((title, at) => ({ number: at + 1, title })).filter(({ title }) => title !== '')

/** Height of YouTube's small thumbnail, whose width is 168. */
const SMALL_HEIGHT = 94
export const SMALLEST_LETTERS = 20

export function calculate(input: Input) {
  const { top, bottom } = input
  return {
    titles: titlesOf(input).map(({ number, title }) => ({ number, ...checkTitle(title, input.surface) })),
    /** Contrast of the two picked colours by WCAG. */
    contrast: contrast(input.textColour, input.groundColour),
    /** Height of the letters in the box at 168 px width; null without a box. */
    letterHeight: top === null || bottom === null ? null : ((bottom - top) / 100) * SMALL_HEIGHT,
  }
}

export type Result = ReturnType<typeof calculate>
export type TitleCheck = Result['titles'][number]

/** Standard deviation of luma over RGBA pixels; below 25 of 255 a picture looks flat. */
export function lumaDeviation(pixels: Uint8ClampedArray): number {
  const count = Math.floor(pixels.length / 4)
  if (count === 0) return 0
  let [sum, squares] = [0, 0]
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const luma = 0.299 * (pixels[at] ?? 0) + 0.587 * (pixels[at + 1] ?? 0) + 0.114 * (pixels[at + 2] ?? 0)
    sum += luma
    squares += luma * luma
  }
  const mean = sum / count
  return Math.sqrt(Math.max(0, squares / count - mean * mean))
}

/** The sizes of YouTube's help page. */
const wanted = placements.youtube.value
const FLAT = 25
const PHONE_BYTES = 2 * 1024 * 1024

export function checkThumbnail(
  { width, height, isAnimated }: Pick<ImageInfo, 'width' | 'height' | 'isAnimated'>,
  bytes: number,
  deviation: number,
) {
  const problems: string[] = []
  const advice: string[] = []
  if (Math.abs(width / height / (16 / 9) - 1) > 0.02)
    problems.push(`The shape is ${(width / height).toFixed(2)}:1 instead of 16:9.`)
  if (width < wanted.minWidth) problems.push(`${width} px wide; at least ${wanted.minWidth} are needed.`)
  else if (width < wanted.width || height < wanted.height)
    advice.push(`Smaller than the recommended ${wanted.width} × ${wanted.height}.`)
  if (bytes > PHONE_BYTES) advice.push('Above 2 MB: it can be uploaded from a desktop only.')
  if (isAnimated) advice.push('A moving GIF: its first frame is used.')
  if (deviation < FLAT) advice.push('A flat picture: light and dark hardly differ at the size of a stamp.')
  return { problems, advice }
}

/** The middle part of an image in 16:9, for a file of YouTube's size, or smaller if the image has fewer pixels. */
export const fitThumbnail = (size: Pick<ImageInfo, 'width' | 'height'>) => coverCrop(size, wanted)
