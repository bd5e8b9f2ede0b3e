/** What the database puts around a found word (migration 20261121100000): characters for private use, not HTML. */
export const MARK_START = '\uE000'
export const MARK_END = '\uE001'

export type MarkedPart = { text: string; marked: boolean }

/** Takes a text with marks apart; marks without their other half are dropped. */
export function splitMarked(text: string): MarkedPart[] {
  return text.split(MARK_START).flatMap((piece, index) => {
    const [inside = '', ...rest] = piece.split(MARK_END)
    const isMarked = index > 0 && rest.length > 0
    const parts = isMarked
      ? [
          { text: inside, marked: true },
          { text: rest.join(''), marked: false },
        ]
      : [{ text: inside + rest.join(''), marked: false }]
    return parts.filter((part) => part.text !== '')
  })
}
