import type { InvoiceDocument } from './document.ts'

const NARROW_SPACE = /[\t\u202F]/g
const STIFF_HYPHEN = /\u2011/g
const INVISIBLE = /[\r\u00AD]/g

/** Replaces characters by equivalents that the font has. */
export const printable = (text: string): string =>
  text.normalize('NFC').replace(NARROW_SPACE, '\u00A0').replace(STIFF_HYPHEN, '-').replace(INVISIBLE, '')

const CMAP_FORMAT = 4

/** The offset of the font's cmap subtable in format 4, which every TrueType font has. */
function cmapOffset(view: DataView): number {
  const tables = Array.from({ length: view.getUint16(4) }, (_, index) => 12 + index * 16)
  const entry = tables.find((at) => view.getUint32(at) === 0x636d6170)
  const start = entry === undefined ? 0 : view.getUint32(entry + 8)
  const parts = Array.from({ length: view.getUint16(start + 2) }, (_, index) => start + 4 + index * 8)
  const places = parts.map((at) => start + view.getUint32(at + 4))
  const place = places.find((at) => view.getUint16(at) === CMAP_FORMAT)
  if (entry === undefined || place === undefined) throw new Error('The font does not say which signs it has')
  return place
}

/** The code points of a TrueType font, read from its cmap table. */
function codePointsOf(font: ArrayBuffer): ReadonlySet<number> {
  const view = new DataView(font)
  const table = cmapOffset(view)
  const length = view.getUint16(table + 6)
  const [ends, starts] = [table + 14, table + 16 + length]
  const [deltas, offsets] = [starts + length, starts + 2 * length]
  const signs = new Set<number>()
  for (let at = 0; at < length; at += 2) {
    const [start, end] = [view.getUint16(starts + at), view.getUint16(ends + at)]
    const offset = view.getUint16(offsets + at)
    for (let sign = start; sign <= end && sign !== 0xffff; sign += 1) {
      const listed = offset === 0 ? sign : view.getUint16(offsets + at + offset + 2 * (sign - start))
      const glyph = listed === 0 ? 0 : (listed + view.getUint16(deltas + at)) & 0xffff
      if (glyph !== 0) signs.add(sign)
    }
  }
  return signs
}

const textsOf = ({ title, facts, seller, buyer, tables, total, below, mentions }: InvoiceDocument): string[] => [
  title,
  ...[...facts, total, ...below].flat(),
  ...[seller, buyer].flatMap((party) => [party.title, ...party.lines]),
  ...tables.flatMap((table) => [table.title, ...table.head, ...table.rows.flat()]),
  ...mentions,
]

/** Whether a font has every letter of an invoice. */
export function fontCovers(document: InvoiceDocument, font: ArrayBuffer): boolean {
  const signs = codePointsOf(font)
  return textsOf(document).every((text) =>
    [...printable(text)].every((sign) => sign === '\n' || signs.has(sign.codePointAt(0) ?? 0)),
  )
}
