import { plain } from '../text.ts'

/** The directory and its groups have a filter that works as a plain form: the key of its question. */
export const FILTER_KEY = 'q'

/** What the filter field knows of a tool: little, since it travels to the browser. */
export interface ToolEntry {
  readonly name: string
  readonly purpose: string
  readonly path: string
}

/** The entries whose name or purpose holds every word of the query, those with the words in their name first. */
export function filterTools(entries: readonly ToolEntry[], query: string): readonly ToolEntry[] {
  const words = plain(query).split(/\s+/).filter(Boolean)
  const holds = (text: string) => words.every((word) => plain(text).includes(word))
  const found = entries.filter(({ name, purpose }) => holds(`${name} ${purpose}`))
  return [...found.filter(({ name }) => holds(name)), ...found.filter(({ name }) => !holds(name))]
}
