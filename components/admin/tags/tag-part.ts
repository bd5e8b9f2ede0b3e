/** The range of the tag at the caret, in a comma-separated line of tags. */
function partAt(line: string, caret: number): { from: number; to: number } {
  const from = caret === 0 ? 0 : line.lastIndexOf(',', caret - 1) + 1
  const comma = line.indexOf(',', caret)
  return { from, to: comma < 0 ? line.length : comma }
}

/** The tag at the caret, trimmed and in lower case. */
export function partOf(line: string, caret: number): string {
  const { from, to } = partAt(line, caret)
  return line.slice(from, to).trim().toLowerCase()
}

/** The line with the tag at the caret replaced, and the new position of the caret. */
export function withTag(line: string, caret: number, tag: string): { line: string; caret: number } {
  const { from, to } = partAt(line, caret)
  const before = `${line.slice(0, from)}${from > 0 ? ' ' : ''}${tag}`
  return { line: before + line.slice(to), caret: before.length }
}
