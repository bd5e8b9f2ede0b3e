/** A line without its marks. A picture becomes its description, a link its text. Bold may surround italic. */
export function plainText(markdown: string): string {
  return markdown
    .replace(/!\[([^[\]]*)\]\([^()]*\)/g, '$1')
    .replace(/\[([^[\]]*)\](?:\([^()]*\)|\[[^[\]]*\])/g, '$1')
    .replace(/<(?=[a-z/!?])[^<>]*>/gi, '')
    .replace(/`([^`]*)`/g, '$1')
    .replace(/(\*\*|__)([^*_]+)\1/g, '$2')
    .replace(/(?<![\p{L}\p{N}\\])([*_])(?!\s)([^*_]+)(?<!\s)\1(?![\p{L}\p{N}])/gu, '$2')
    .replace(/(\*\*|__)([^*_]+)\1/g, '$2')
    .replace(/~~([^~]*)~~/g, '$1')
    .replace(/\\([!-/:-@[-`{-~])/g, '$1')
    .replace(/\s+/g, ' ')
    .trim()
}

/** The visible words of a paragraph, also without marks of headings, lists, quotations, tables and bare addresses. */
export const shownWords = (paragraph: string): string =>
  plainText(
    paragraph
      .replace(/^[ \t|:-]+$/gm, '')
      .replace(/^[ \t]*(?:(?:#{1,6}|[-*+]|\d{1,9}[.)])[ \t]+|>[ \t]*)+(?:\[[ x]\][ \t]+)?/gim, '')
      .replace(/<((?:https?|mailto):[^<>\s]*)>/g, '$1')
      .replaceAll('![]', '![Picture]'),
  )
