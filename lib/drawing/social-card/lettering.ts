import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type Font, parse, type PathCommand } from 'opentype.js'

type FaceName = 'display' | 'text'

// Static fonts in WOFF, since opentype.js cannot read WOFF2. The host's SVG renderer has no fonts.
const FILES: Record<FaceName, readonly string[]> = {
  display: ['fraunces/files/fraunces-latin-600-normal.woff', 'fraunces/files/fraunces-latin-ext-600-normal.woff'],
  text: ['figtree/files/figtree-latin-600-normal.woff', 'figtree/files/figtree-latin-ext-600-normal.woff'],
}

const faces = new Map<FaceName, readonly Font[]>()

function load(file: string): Font {
  const bytes = readFileSync(path.join(process.cwd(), 'node_modules/@fontsource', file))
  return parse(new Uint8Array(bytes).buffer)
}

function faceOf(name: FaceName): readonly Font[] {
  const known = faces.get(name)
  if (known) return known
  const loaded = FILES[name].map(load)
  faces.set(name, loaded)
  return loaded
}

type Run = { font: Font; text: string }

/** Splits a text into runs of one font file: Latin or extended Latin. A sign that neither has is left out. */
function runsOf(text: string, name: FaceName): Run[] {
  const fonts = faceOf(name)
  const runs: Run[] = []
  for (const sign of text.normalize('NFC')) {
    const font = fonts.find((candidate) => candidate.charToGlyphIndex(sign) > 0)
    const last = runs.at(-1)
    if (!font) continue
    if (last?.font === font) last.text += sign
    else runs.push({ font, text: sign })
  }
  return runs
}

/** The width of a line in pixels. */
export const lineWidth = (text: string, name: FaceName, size: number): number =>
  runsOf(text, name).reduce((width, run) => width + run.font.getAdvanceWidth(run.text, size), 0)

const at = (value: number): string => value.toFixed(1)

/** Writes a path command. The library's own writer writes numbers that SVG cannot read, such as 1e-7. */
function pathData(command: PathCommand): string {
  switch (command.type) {
    case 'M':
    case 'L':
      return `${command.type}${at(command.x)} ${at(command.y)}`
    case 'Q':
      return `Q${at(command.x1)} ${at(command.y1)} ${at(command.x)} ${at(command.y)}`
    case 'C':
      return `C${at(command.x1)} ${at(command.y1)} ${at(command.x2)} ${at(command.y2)} ${at(command.x)} ${at(command.y)}`
    case 'Z':
      return 'Z'
  }
}

/** A line of text as the data of an SVG path. The left end of its baseline is at (x, y). */
export function linePath(text: string, name: FaceName, size: number, x: number, y: number): string {
  let left = x
  let data = ''
  for (const { font, text: part } of runsOf(text, name)) {
    data += font.getPath(part, left, y, size).commands.map(pathData).join('')
    left += font.getAdvanceWidth(part, size)
  }
  return data
}

const SIZES = [78, 70, 62, 56, 50, 44, 40, 36, 32]
const LEADING = 1.1

type SetTitle = { size: number; leading: number; lines: string[] }
const fits = (text: string, size: number, width: number) => lineWidth(text, 'display', size) <= width

/** Fills lines with whole words. A word wider than a line gets its own line. */
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

/** Evens out the lines: uses the narrowest width that needs no more of them. */
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

/** Splits words that are wider than a line. */
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

/** Sets a title in the largest size that fits into a box. One too long for the smallest size ends with an ellipsis. */
export function setTitle(title: string, { width, height }: { width: number; height: number }): SetTitle {
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
