/** The words of a line without its marks: a picture is its description, a link its text. */
export function plainText(markdown: string): string {
  return markdown
    .replace(/!\[([^[\]]*)\]\([^()]*\)/g, '$1')
    .replace(/\[([^[\]]*)\](?:\([^()]*\)|\[[^[\]]*\])/g, '$1')
    .replace(/<[^<>]*>/g, '')
    .replace(/`([^`]*)`/g, '$1')
    .replace(/(\*\*|__)([^*_]+)\1/g, '$2')
    .replace(/(?<![\p{L}\p{N}\\])([*_])([^*_]+)\1(?![\p{L}\p{N}])/gu, '$2')
    .replace(/~~([^~]*)~~/g, '$1')
    .replace(/\\([!-/:-@[-`{-~])/g, '$1')
    .replace(/\s+/g, ' ')
    .trim()
}
