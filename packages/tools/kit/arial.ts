import { splitGraphemes } from './text.ts'

/** Widths in thousandths of the font size. A fixed table, because the fonts of server and browser differ. */
const TABLE: readonly (readonly [string, number])[] = [
  ["'", 191],
  ['ijlł\u2018\u2019', 222],
  ['|', 260],
  [' !,./:;Ift[]\\', 278],
  ['()-`r·\u201C\u201D\u201E', 333],
  ['{}', 334],
  ['"', 355],
  ['•', 350],
  ['*', 389],
  ['^', 469],
  ['cksvxyzJçćśźż', 500],
  ['#$0123456789?_Labdeghnopqu–«»€£Łąęńóäöüéèàñ', 556],
  ['+<=>~×', 584],
  ['FTZŹŻßø', 611],
  ['&ABEKPSVXYĄĘŚ', 667],
  ['CDHNRUwĆŃ', 722],
  ['GOQÓ', 778],
  ['mM', 833],
  ['%', 889],
  ['W', 944],
  ['—…', 1000],
  ['@', 1015],
]

const WIDTHS: ReadonlyMap<string, number> = new Map(
  TABLE.flatMap(([signs, width]) => [...signs].map((sign) => [sign, width] as const)),
)

const EMOJI_WIDTH = 1370
const EAST_ASIAN = 1000
const SPACE = 278
const OTHER = 556

/** Matches an emoji sequence where the browser supports the `v` flag, otherwise any emoji at the start. */
function emojiPattern(): RegExp {
  try {
    return new RegExp('^\\p{RGI_Emoji}$', 'v')
  } catch {
    return /^\p{Extended_Pictographic}/u
  }
}
/** Compiled for the first possible emoji, because compiling takes a phone 30 ms. */
let emoji: RegExp | undefined

/** Every emoji contains one of these. Tested first, because the full pattern is slow on a long text. */
const EMOJI_PART = /[\p{Extended_Pictographic}\p{Regional_Indicator}\u20E3]/u

export const isEmoji = (grapheme: string): boolean =>
  EMOJI_PART.test(grapheme) && (emoji ??= emojiPattern()).test(grapheme)

function characterWidth(character: string): number {
  const known = WIDTHS.get(character)
  if (known !== undefined) return known
  if (/^\p{M}$/u.test(character)) return 0
  if (character === '\u00A0' || character === '\u202F') return SPACE
  const code = character.codePointAt(0) ?? 0
  if (code >= 0x2e80 && code <= 0xffef) return EAST_ASIAN
  const [base = ''] = character.normalize('NFD')
  return WIDTHS.get(base) ?? OTHER
}

/** A text without such a character has no emoji. */
const mayHoldEmoji = /[^\u0000-\u00A8\u00AF-\u2030]|\u20E3|\uFE0F/

const thousandths = (grapheme: string): number =>
  grapheme !== '' && mayHoldEmoji.test(grapheme) && isEmoji(grapheme)
    ? EMOJI_WIDTH
    : [...grapheme].reduce((total, character) => total + characterWidth(character), 0)

/** Width in px of a text set in Arial at this font size. */
export function textWidth(text: string, fontPx: number): number {
  const parts = mayHoldEmoji.test(text) ? splitGraphemes(text) : [text]
  return (parts.reduce((total, part) => total + thousandths(part), 0) * fontPx) / 1000
}

/**
 * Cuts the text so that it fits with an ellipsis: after a whole word if there is one, without punctuation at the end. A
 * text that fits is returned unchanged.
 */
export function cutToWidth(text: string, maxPx: number, fontPx: number): string {
  if (textWidth(text, fontPx) <= maxPx) return text
  const graphemes = splitGraphemes(text)
  let room = (maxPx * 1000) / fontPx - thousandths('…')
  let kept = 0
  for (const grapheme of graphemes) {
    room -= thousandths(grapheme)
    if (room < 0) break
    kept += 1
  }
  const head = graphemes.slice(0, kept).join('')
  const wordWasCut = /\S$/.test(head) && /^\S/.test(graphemes[kept] ?? '')
  const whole = wordWasCut && /\s/.test(head) ? head.replace(/(?<!\s)\s+\S*$/, '') : head
  return `${whole.replace(/(?<![\s,;:|–-])[\s,;:|–-]+$/, '')}…`
}
