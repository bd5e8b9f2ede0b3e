/* The lines of Markdown that several tools read alike. */

/** The line under a heading: "===" or "---". */
export const SETEXT = /^ {0,3}(=+|-+)[ \t]*$/

/** The text of a heading without the marks that close it: "Soup ##". */
export const withoutClosing = (text: string): string => text.trim().replace(/(?:^|[ \t])#+$/, '')

const FENCE = /^ {0,3}(`{3,}(?!`)|~{3,}(?!~))(.*)$/

/**
 * Makes a function that takes the lines of a text in order and returns whether a line belongs to a fenced code block.
 * `onOpen` is called at the first line of a block.
 */
export function codeFence(onOpen?: () => void): (line: string) => boolean {
  let open: string | null = null
  return (line) => {
    const [, marks = '', rest = ''] = FENCE.exec(line) ?? []
    if (open !== null) {
      if (marks.startsWith(open) && rest.trim() === '') open = null
      return true
    }
    // Backticks with another backtick after them are code within a paragraph.
    if (marks === '' || (marks.startsWith('`') && rest.includes('`'))) return false
    onOpen?.()
    open = marks
    return true
  }
}

/** The text with every line of its fenced code replaced. */
export function replaceCode(text: string, by: (line: string) => string): string {
  const isCode = codeFence()
  return text
    .split('\n')
    .map((line) => (isCode(line) ? by(line) : line))
    .join('\n')
}
