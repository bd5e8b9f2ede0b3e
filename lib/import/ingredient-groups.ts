import type { IngredientGroup } from './types.ts'

const isHeading = (line: string): boolean =>
  !/\d/.test(line) && (/:$/.test(line) || (line.length > 3 && line === line.toUpperCase() && /\p{Lu}{3}/u.test(line)))

/** Lines that name a part of the recipe ("For the sauce:", "DRESSING") become headings of what follows. */
export function ingredientGroups(lines: readonly string[]): IngredientGroup[] {
  const groups: IngredientGroup[] = []
  for (const [index, line] of lines.entries()) {
    // A heading over nothing is an ingredient that looks like one.
    const next = lines[index + 1]
    if (isHeading(line) && next !== undefined && !isHeading(next))
      groups.push({ heading: line.replace(/:$/, '').trimEnd(), lines: [] })
    else if (groups.length === 0) groups.push({ heading: null, lines: [line] })
    else groups.at(-1)?.lines.push(line)
  }
  return groups
}
