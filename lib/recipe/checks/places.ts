import type { Root } from 'mdast'
import { type Line, linesOf } from '../items.ts'
import { outlineRecipe } from '../outline.ts'

/** A line of a recipe with its position in the text. */
export type Place = { text: string; line: number; from: number; to: number; heading: string }
/** A possible mistake, for a person to judge. `words` is the doubtful text. */
export type Doubt = { message: string; words: string } & Pick<Place, 'line' | 'from' | 'to'>

export const doubtAt = ({ text, line, from, to }: Omit<Place, 'heading'>, message: string): Doubt => ({
  message,
  words: text,
  line,
  from,
  to,
})

const placeOf = ({ text, node }: Line, heading: string | null): Place => ({
  text,
  line: node.position?.start.line ?? 1,
  from: node.position?.start.offset ?? 0,
  to: node.position?.end.offset ?? 0,
  heading: heading ?? '',
})

/** The ingredient lines and the steps of a recipe, each with its position. */
export function recipePlaces(tree: Root): { ingredients: Place[]; steps: Place[] } {
  const parts = outlineRecipe(tree)
  const placesOf = (role: 'ingredients' | 'steps') =>
    linesOf(parts, role).flatMap(({ heading, lines }) => lines.map((line) => placeOf(line, heading)))
  return { ingredients: placesOf('ingredients'), steps: placesOf('steps') }
}
