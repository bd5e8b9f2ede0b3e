import { lineWidth } from './fonts'

const SIZES = [78, 70, 62, 56, 50, 44, 40, 36, 32]
const LEADING = 1.1

export type SetTitle = { size: number; leading: number; lines: string[] }
type Box = { width: number; height: number }

const fits = (text: string, size: number, width: number) => lineWidth(text, 'display', size) <= width

/** Fills line after line with whole words; a word wider than a line stands alone in its own. */
function breakLines(words: readonly string[], size: number, width: number): string[] {
  const lines: string[] = []
  for (const word of words) {
    const last = lines.at(-1)
    const longer = last === undefined ? word : `${last} ${word}`
    if (last !== undefined && fits(longer, size, width)) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

/** The same number of lines, as even as they go: the narrowest width that still does. */
function balance(words: readonly string[], size: number, width: number): string[] {
  let best = breakLines(words, size, width)
  const count = best.length
  for (let narrower = width - 10; narrower > width / 2; narrower -= 10) {
    const lines = breakLines(words, size, narrower)
    if (lines.length > count || !lines.every((line) => fits(line, size, narrower))) break
    best = lines
  }
  return best
}

/** A word without a place to break it is cut where the line ends. */
function cutLongWords(words: readonly string[], size: number, width: number): string[] {
  return words.flatMap((word) => {
    const parts = ['']
    for (const sign of word) {
      const last = parts.length - 1
      if (fits(`${parts[last]}${sign}`, size, width)) parts[last] += sign
      else parts.push(sign)
    }
    return parts
  })
}

/** Sets a title as large as it fits into a box; the longest ones end in an ellipsis at the smallest size. */
export function setTitle(title: string, { width, height }: Box): SetTitle {
  const words = title.split(/\s+/).filter(Boolean)
  for (const size of SIZES) {
    const leading = Math.round(size * LEADING)
    const lines = breakLines(words, size, width)
    const whole = lines.every((line) => fits(line, size, width))
    if (whole && lines.length * leading <= height) return { size, leading, lines: balance(words, size, width) }
  }
  const size = SIZES.at(-1) ?? 32
  const leading = Math.round(size * LEADING)
  const all = breakLines(cutLongWords(words, size, width), size, width)
  const lines = all.slice(0, Math.floor(height / leading))
  const last = lines.at(-1)
  if (last !== undefined && lines.length < all.length)
    lines[lines.length - 1] = `${last.replace(/(?<![\s\p{P}])[\s\p{P}]*\S?$/u, '')}…`
  return { size, leading, lines }
}
