/** `text` cut at a word to at most `max` characters, with an ellipsis when something was left out. */
export function cutAtWord(text: string, max: number): string {
  const plain = text.replace(/\s+/g, ' ').trim()
  if (plain.length <= max) return plain
  const head = plain.slice(0, max)
  const lastSpace = head.lastIndexOf(' ')
  return `${head.slice(0, lastSpace > max / 2 ? lastSpace : max - 1).replace(/(?<![\s,.;:–—-])[\s,.;:–—-]+$/u, '')}…`
}

/** Whether the database can hold a text: it has no NUL, and no half of a character that takes two. */
export const isStorable = (text: string): boolean => !text.includes('\u0000') && text.isWellFormed()

export const NOT_STORABLE = 'Please remove the invisible character that cannot be stored (NUL, or half an emoji).'

/** Where in a value, at any depth, a text stands that cannot be stored: `fields.title`; null when there is none. */
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

/** A text as it is compared: "resume" finds "Résumé", and nobody has to hit the hyphen of "e-commerce" or the ł of "łódź". */
export const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’-]/g, '')
    .toLowerCase()
    .replaceAll('ł', 'l')
