import { plainLines } from './plain-text.ts'
import type { Group, ImportedStep } from './types.ts'

/** "## Dough" of Nextcloud, "[Dough]" of RecipeSage. */
const MARKED = /^#{1,6}\s+(\S.*)$|^\[([^[\]]+)\]$/

/** The heading of a marked line; null for any other line. */
function markedHeading(line: string): string | null {
  const [, title, bracketed] = MARKED.exec(line) ?? []
  return (title ?? bracketed)?.replace(/:$/, '').trim() ?? null
}

const isHeading = (line: string): boolean =>
  MARKED.test(line) ||
  (!/\d/.test(line) && (/:$/.test(line) || (line.length > 3 && line === line.toUpperCase() && /\p{Lu}{3}/u.test(line))))

/** Groups entries: an entry that `read` gives a heading begins a group. Empty groups are left out. */
export function grouped<Entry, Line>(
  entries: readonly Entry[],
  read: (entry: Entry, next: Entry | undefined) => Group<Line>,
  heading: string | null = null,
): Group<Line>[] {
  const groups: Group<Line>[] = [{ heading, lines: [] }]
  for (const [index, entry] of entries.entries()) {
    const own = read(entry, entries[index + 1])
    if (own.heading === null) groups.at(-1)?.lines.push(...own.lines)
    else groups.push(own)
  }
  return groups.filter(({ lines }) => lines.length > 0)
}

/** Lines that name a part of the recipe ("For the sauce:", "DRESSING", "## Dough") become headings of later lines. */
export const ingredientGroups = (lines: readonly string[]): Group<string>[] =>
  grouped(lines, (line, next) => {
    // A heading without lines below it is an ingredient that looks like a heading.
    const begins = isHeading(line) && next !== undefined && !isHeading(next)
    const heading = begins ? (markedHeading(line) ?? line.replace(/:$/, '').trimEnd()) : null
    return { heading, lines: begins ? [] : [line] }
  })

/** Splits steps into groups at lines that are marked as headings. */
export const atHeadings = ({ heading: first, lines }: Group<ImportedStep>): Group<ImportedStep>[] =>
  grouped(
    lines,
    (step, next) => {
      const heading = next && !MARKED.test(next.text) ? markedHeading(step.text) : null
      return { heading, lines: heading === null ? [step] : [] }
    },
    first,
  )

/** Groups lines of steps under their headings; empty without steps. */
export const stepGroups = (lines: readonly string[], heading: string | null = null): Group<ImportedStep>[] =>
  atHeadings({ heading, lines: lines.map((text) => ({ title: '', text })) })

/** A label without text: "Step 3", "2.". */
export const STEP_LABEL = /^(?:step|krok|schritt|étape|paso|passo|stap)?\s*(?:\d{1,3}\s*)?[.:)]?$/i
const NUMBERED = /(?:^|\s|(?<=[.!?)]))(\d{1,2})[.)]\s+(?=\p{Lu})/gu

/** Splits a line with numbered steps ("1. Boil. 2. Serve.") into one line for each step. */
function dividedByNumbers(line: string): string[] {
  const marks = [...line.matchAll(NUMBERED)]
  const isSequence = marks.length > 1 && marks[0]?.index === 0 && marks.every(([, n], index) => Number(n) === index + 1)
  if (!isSequence) return [line]
  return marks.map((mark, index) => line.slice(mark.index + mark[0].length, marks[index + 1]?.index).trim())
}

/** Removes the number or bullet, which a list adds itself, and the bold marks of Markdown. */
const withoutMarks = (line: string) =>
  line
    .replace(/^(?:(?:step\s*)?\d{1,2}\s*[.):]|[-*•])\s+(?=\S)/i, '')
    .replace(/(\*\*|__)(?=[^\s*_])([^*_\n]+)\1/g, '$2')

/** The steps of a text, one a line. Some sites store line breaks as the letters `\n`. */
export const stepLines = (text: string): string[] =>
  plainLines(text.replace(/(?:\\r)?\\n/g, '\n'))
    .flatMap(dividedByNumbers)
    .map(withoutMarks)
    .filter((line) => !STEP_LABEL.test(line))
