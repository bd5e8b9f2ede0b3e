/** The characters of a very long text that a field shows at a time. */
export const PART_LENGTH = 4_000

/** A part of a text by its index. `length` is that of the edited part. No surrogate pair is divided. */
export function partOf(text: string, wanted: number, length: number) {
  const at = Math.max(0, Math.min(wanted, Math.ceil(text.length / PART_LENGTH) - 1))
  const from = boundary(text, at * PART_LENGTH)
  const to = boundary(text, Math.min(text.length, from + length))
  const rest = Math.ceil((text.length - to) / PART_LENGTH)
  return { at, count: at + 1 + rest, before: text.slice(0, from), text: text.slice(from, to), after: text.slice(to) }
}

/** The offset, or the next one if it is inside a surrogate pair. */
function boundary(text: string, at: number): number {
  const code = text.charCodeAt(at)
  return code >= 0xdc00 && code <= 0xdfff ? at + 1 : at
}
