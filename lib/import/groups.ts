import type { IngredientGroup, StepGroup } from './types.ts'

/** "## Dough" of Nextcloud, "[Dough]" of RecipeSage. */
const MARKED = /^#{1,6}\s+(\S.*)$|^\[([^[\]]+)\]$/

/** The heading that a line marks as one; null for any other line. */
function markedHeading(line: string): string | null {
  const [, title, bracketed] = MARKED.exec(line) ?? []
  return (title ?? bracketed)?.replace(/:$/, '').trim() ?? null
}

const isHeading = (line: string): boolean =>
  MARKED.test(line) ||
  (!/\d/.test(line) && (/:$/.test(line) || (line.length > 3 && line === line.toUpperCase() && /\p{Lu}{3}/u.test(line))))

/** Lines that name a part of the recipe ("For the sauce:", "DRESSING", "## Dough") become headings of what follows. */
export function ingredientGroups(lines: readonly string[]): IngredientGroup[] {
  const groups: IngredientGroup[] = []
  for (const [index, line] of lines.entries()) {
    // A heading over nothing is an ingredient that looks like one.
    const next = lines[index + 1]
    if (isHeading(line) && next !== undefined && !isHeading(next))
      groups.push({ heading: markedHeading(line) ?? line.replace(/:$/, '').trimEnd(), lines: [] })
    else if (groups.length === 0) groups.push({ heading: null, lines: [line] })
    else groups.at(-1)?.lines.push(line)
  }
  return groups
}

/** Steps with a line that marks a heading among them, as several groups. */
export function atHeadings({ heading, steps }: StepGroup): StepGroup[] {
  const groups: StepGroup[] = [{ heading, steps: [] }]
  for (const [index, step] of steps.entries()) {
    const marked = markedHeading(step.text)
    const next = steps[index + 1]
    if (marked !== null && next && !MARKED.test(next.text)) groups.push({ heading: marked, steps: [] })
    else groups.at(-1)?.steps.push(step)
  }
  return groups.filter((group) => group.steps.length > 0)
}

/** Lines of steps under their headings; none when there are no steps. */
export const stepGroups = (lines: readonly string[], heading: string | null = null): StepGroup[] =>
  atHeadings({ heading, steps: lines.map((text) => ({ title: '', text })) })
