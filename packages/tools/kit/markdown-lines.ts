/* The lines of Markdown that several tools read alike. */

/** The line under a heading: "===" or "---". */
export const SETEXT = /^ {0,3}(=+|-+)[ \t]*$/

/** The text of a heading without the marks that close it: "Soup ##". */
export const withoutClosing = (text: string): string => text.trim().replace(/(?:^|[ \t])#+$/, '')

/** A tag in a line; "2 < 3" begins none. */
export const TAG = /<(?=[a-z/!?])[^<>\n]*>/gi

/** What decides how the text after it is read: the first line of fenced code, code within a line, or `<!--`. */
const OPENING = /^ {0,3}(`{3,}(?=[^`\n]*$)|~{3,}).*|(?<![\\`])(`{1,9})(?!`).*?(?<!`)\2(?!`)|<!--/gm
const FENCE_END = /^ {0,3}(`{3,}|~{3,})[ \t]*$/gm

/** The end of fenced code: of its closing line, or of the text. */
function endOfCode(text: string, from: number, marks: string): number {
  for (const { 0: line, 1: closing, index } of text.slice(from).matchAll(FENCE_END))
    if (closing?.startsWith(marks)) return from + index + line.length
  return text.length
}

/**
 * Replaces fenced code and comments. Both are found in one pass: marks of one within the other, or within code in a
 * line, mean nothing. A comment without an end is text.
 */
export function replaceHidden(text: string, by: (part: string) => string): string {
  const lastEnd = text.lastIndexOf('-->')
  const opening = new RegExp(OPENING)
  let kept = ''
  let from = 0
  for (let found = opening.exec(text); found; found = opening.exec(text)) {
    const next = opening.lastIndex
    const [part, marks] = found
    let end
    if (marks !== undefined) end = endOfCode(text, next, marks)
    else if (part === '<!--' && next <= lastEnd) end = text.indexOf('-->', next) + 3
    else continue
    kept += text.slice(from, found.index) + by(text.slice(found.index, end))
    from = end
    opening.lastIndex = end
  }
  return kept + text.slice(from)
}
