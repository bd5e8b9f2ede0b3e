const TAG = /<(\/?)(pre|script|style|table|ul|ol|figure|dl|h[1-6]|p|hr|div|section|blockquote)\b[^<>]*>/gi
/** Elements that can contain elements of the same name. */
const NESTING = /^(?:table|ul|ol|figure|dl)$/
/** Elements that contain paragraphs, or no text at all. */
const BOUNDARY = /^(?:hr|div|section|blockquote)$/
const BLOCK = /<(?:p|div|h[1-6]|ul|ol|table|blockquote|pre|figure|hr|section|article|dl|address|form|iframe)\b/i

const plainParagraphs = (text: string): string[] =>
  text
    .split(/\n\s*\n/)
    .map((block) => block.trim())
    .filter(Boolean)
    .map((block) => (BLOCK.test(block) ? block : `<p>${block.replace(/\n/g, '<br>\n')}</p>`))

/** Adds the paragraphs that classic texts lack: a blank line ends a paragraph, and a line break becomes `<br>`. */
export function paragraphs(html: string): string {
  const written = html.replace(/\r\n?/g, '\n')
  const parts: string[] = []
  let done = 0
  let open = ''
  let depth = 0
  const take = (end: number, isWhole: boolean) => {
    const text = written.slice(done, end)
    parts.push(...(isWhole ? [text] : plainParagraphs(text)))
    done = end
  }
  for (const { 0: tag, 1: slash, 2: tagName = '', index } of written.matchAll(TAG)) {
    const name = tagName.toLowerCase().replace(/^h\d$/, 'h')
    const end = index + tag.length
    // A paragraph without a closing tag ends where the next block begins.
    if (open === 'p' && !(name === 'p' && slash)) {
      take(index, false)
      open = ''
    }
    if (open !== '') {
      if (name !== open) continue
      if (slash) depth -= 1
      else if (NESTING.test(name)) depth += 1
      if (depth > 0) continue
      take(end, true)
      open = ''
    } else if (BOUNDARY.test(name)) {
      take(index, false)
      take(end, true)
    } else if (!slash) {
      take(index, false)
      open = name
      depth = 1
    }
  }
  take(written.length, false)
  return parts.join('\n')
}
