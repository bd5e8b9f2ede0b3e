/** How many lines make a passage: fewer are an idiom. */
const PASSAGE_LINES = 6

type Line = { text: string; number: number }
type Source = { file: string; text: string }
export type Pair = { lines: number; first: string; second: string }

/** The lines of code without imports, comments and empty lines, however they are indented. */
function linesOf(text: string): Line[] {
  return text
    .replace(/^import [^;]*?from '[^']+'$/gm, (imports) => '\n'.repeat(imports.split('\n').length - 1))
    .split('\n')
    .map((line, index) => ({ text: line.trim().replace(/\s+/g, ' '), number: index + 1 }))
    .filter(({ text }) => text !== '' && !/^(?:\/\/|\/?\*|import\b|export \{|export \* )/.test(text))
}

type Place = { file: string; lines: Line[]; index: number }

/** Where every passage of PASSAGE_LINES lines stands. */
function placesOf(sources: Source[]): Map<string, Place[]> {
  const places = new Map<string, Place[]>()
  for (const { file, text } of sources) {
    const lines = linesOf(text)
    for (let index = 0; index + PASSAGE_LINES <= lines.length; index += 1) {
      const passage = lines.slice(index, index + PASSAGE_LINES).map((line) => line.text)
      const key = passage.join('\n')
      places.set(key, [...(places.get(key) ?? []), { file, lines, index }])
    }
  }
  return places
}

const isSame = (one: Place, other: Place, offset: number) => {
  const line = one.lines[one.index + offset]
  return line !== undefined && line.text === other.lines[other.index + offset]?.text
}

/** How many lines are the same from here on, without running into the second place itself. */
function lengthOf(one: Place, other: Place): number {
  const max = one.file === other.file ? other.index - one.index : Infinity
  let length = 0
  while (length < max && isSame(one, other, length)) length += 1
  return length
}

const nameOf = ({ file, lines, index }: Place) => `${file}:${lines[index]?.number ?? 0}`

/** The passages that stand in two places, as pairs, each at its full length and once. */
export function repeatedPassages(sources: Source[]): Pair[] {
  const pairs: Pair[] = []
  for (const places of placesOf(sources).values()) {
    for (const [index, one] of places.entries()) {
      for (const other of places.slice(index + 1)) {
        // A pair whose lines above are the same too has been counted from there.
        if (isSame(one, other, -1)) continue
        const lines = lengthOf(one, other)
        if (lines >= PASSAGE_LINES) pairs.push({ lines, first: nameOf(one), second: nameOf(other) })
      }
    }
  }
  return pairs.sort((one, other) => other.lines - one.lines)
}
