/* The lines of Markdown that several tools read alike. */

/** The line under a heading: "===" or "---". */
export const SETEXT = /^ {0,3}(=+|-+)[ \t]*$/

/** The text of a heading without the marks that close it: "Soup ##". */
export const withoutClosing = (text: string): string => text.trim().replace(/(?:^|[ \t])#+$/, '')

/** A tag in a line; "2 < 3" begins none. */
export const TAG = /<(?=[a-z/!?])[^<>\n]*>/gi

const FENCE = /^ {0,3}(`{3,}(?!`)|~{3,}(?!~))(.*)$/

type Replace = (part: string) => string

/** Replaces every line of fenced code. */
export function replaceCode(text: string, by: Replace): string {
  let open = ''
  const isCode = (line: string): boolean => {
    const [, marks = '', rest = ''] = FENCE.exec(line) ?? []
    if (open !== '') {
      if (marks.startsWith(open) && rest.trim() === '') open = ''
      return true
    }
    // Backticks with another backtick after them are code within a paragraph.
    if (!marks.startsWith('`') || !rest.includes('`')) open = marks
    return open !== ''
  }
  return text
    .split('\n')
    .map((line) => (isCode(line) ? by(line) : line))
    .join('\n')
}

/** Replaces every comment. `indexOf` instead of a pattern: an unclosed one must not cost more than one pass. */
export function replaceComments(text: string, by: Replace): string {
  let kept = ''
  let from = 0
  for (let start = text.indexOf('<!--'); start >= 0; start = text.indexOf('<!--', from)) {
    const end = text.indexOf('-->', start + 4)
    if (end < 0) break
    kept += text.slice(from, start) + by(text.slice(start, end + 3))
    from = end + 3
  }
  return kept + text.slice(from)
}
