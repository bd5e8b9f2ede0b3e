/** A number with its noun: "1 picture", "1,200 pictures". */
export const counted = (count: number, noun: string): string =>
  count === 1 ? `1 ${noun}` : `${count.toLocaleString('en')} ${noun}s`

/** A text without breaks and double spaces. */
export const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** Cuts at a word to at most `max` characters, with an ellipsis for a cut; never splits an emoji. */
export function cutAtWord(text: string, max: number): string {
  const plain = oneLine(text)
  if (plain.length <= max) return plain
  const head = plain.slice(0, max)
  const lastSpace = head.lastIndexOf(' ')
  return `${head.slice(0, lastSpace > max / 2 ? lastSpace : max - 1).replace(/(?<![\s,.;:–—\p{Cs}-])[\s,.;:–—\p{Cs}-]+$/u, '')}…`
}

/** The first `max` UTF-16 units of a text, without half an emoji at the cut: it can be neither stored nor encoded. */
export const cutAt = (text: string, max: number): string => text.slice(0, max).replace(/\p{Cs}$/u, '')

/** Whether the database can store a text: it has no NUL and no lone surrogate. */
export const isStorable = (text: string): boolean => !text.includes('\u0000') && text.isWellFormed()

export const NOT_STORABLE = 'Please remove the invisible character that cannot be stored (NUL, or half an emoji).'

/** The path of a text that cannot be stored, at any depth of a value: `fields.title`; null without one. */
export function findUnstorable(value: unknown, path: string[] = []): string | null {
  if (typeof value === 'string') return isStorable(value) ? null : path.join('.')
  if (typeof value !== 'object' || value === null) return null
  const entries: Iterable<[string, unknown]> = value instanceof FormData ? value : Object.entries(value)
  for (const [name, entry] of entries) {
    const found = isStorable(name) ? findUnstorable(entry, [...path, name]) : path.join('.')
    if (found !== null) return found
  }
  return null
}

/** Normalises a text for comparison: "resume" finds "Résumé", "ecommerce" finds "e-commerce", "lodz" finds "łódź". */
export const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’-]/g, '')
    .toLowerCase()
    .replaceAll('ł', 'l')
