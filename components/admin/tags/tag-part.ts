/** Where the tag begins and ends in which the caret stands, in a line of tags with commas between them. */
function partAt(line: string, caret: number): { from: number; to: number } {
  const from = caret === 0 ? 0 : line.lastIndexOf(',', caret - 1) + 1
  const comma = line.indexOf(',', caret)
  return { from, to: comma < 0 ? line.length : comma }
}

/** The letters of that tag. */
export function partOf(line: string, caret: number): string {
  const { from, to } = partAt(line, caret)
  return line.slice(from, to).trim().toLowerCase()
}

/** The line with another tag in its place, and where the caret stands then. */
export function withTag(line: string, caret: number, tag: string): { line: string; caret: number } {
  const { from, to } = partAt(line, caret)
  const before = `${line.slice(0, from)}${from > 0 ? ' ' : ''}${tag}`
  return { line: before + line.slice(to), caret: before.length }
}
