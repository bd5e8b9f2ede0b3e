/** `text` cut at a word to at most `max` characters, with an ellipsis when something was left out. */
export function cutAtWord(text: string, max: number): string {
  const plain = text.replace(/\s+/g, ' ').trim()
  if (plain.length <= max) return plain
  const head = plain.slice(0, max)
  const lastSpace = head.lastIndexOf(' ')
  return `${head.slice(0, lastSpace > max / 2 ? lastSpace : max - 1).replace(/(?<![\s,.;:–—-])[\s,.;:–—-]+$/u, '')}…`
}
