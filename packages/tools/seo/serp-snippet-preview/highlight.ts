import { withoutDiacritics } from '../../site.ts'

interface Piece {
  readonly text: string
  readonly bold: boolean
}

const WORD = /[\p{L}\p{N}\p{M}]+/gu

/** Splits the text into pieces, with whole words of the phrase in bold; case and accents do not matter. */
export function highlight(text: string, phrase: string): Piece[] {
  const wanted = new Set((phrase.match(WORD) ?? []).map(withoutDiacritics))
  const pieces: Piece[] = []
  let from = 0
  for (const { 0: word, index } of text.matchAll(WORD)) {
    if (!wanted.has(withoutDiacritics(word))) continue
    if (index > from) pieces.push({ text: text.slice(from, index), bold: false })
    pieces.push({ text: word, bold: true })
    from = index + word.length
  }
  if (from < text.length) pieces.push({ text: text.slice(from), bold: false })
  return pieces
}
