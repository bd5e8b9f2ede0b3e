import type { Nodes, Root } from 'mdast'
import { visit } from 'unist-util-visit'
import { parseMarkdown } from '../markdown/pipeline.ts'
import { oneLine } from '../text.ts'
import { type FactName, READERS, readFactLine, readServings } from './facts.ts'
import { outlineRecipe } from './outline.ts'
import { dietsOf } from './properties.ts'
import { stepNodes } from './read.ts'

/** The facts that have a field in the editor, with the label of their line. */
export const FACT_LABELS = {
  servings: 'Servings',
  prepMinutes: 'Prep time',
  cookMinutes: 'Cook time',
  totalMinutes: 'Total time',
  calories: 'Calories',
  category: 'Course',
  cuisine: 'Cuisine',
  diet: 'Diet',
} as const satisfies Partial<Record<FactName, string>>
export type FactField = keyof typeof FACT_LABELS

export const FACT_FIELDS = Object.keys(FACT_LABELS) as FactField[]
const isField = (name: FactName): name is FactField => name in FACT_LABELS

/** A fact in the text: its value and position. */
export type FactPlace = { name: FactField; value: string; from: number; to: number; line: number }

const SEPARATOR = /\s[|·•]\s/
/** Removes list marks, quote marks and emphasis. */
const plain = (text: string) => text.replace(/^\s*(?:>\s*)?(?:[-*+]|\d+[.)])\s+/, '').replace(/[*_`]/g, '')

/** The facts in one line of the source: "**Prep:** 5 min | **Cook:** 10 min" has two. */
function placesIn(source: string, start: number, line: number): FactPlace[] {
  const places: FactPlace[] = []
  let at = 0
  for (const part of source.split(SEPARATOR)) {
    const from = source.indexOf(part, at)
    at = from + part.length
    const fact = readFactLine(plain(part))
    if (!fact || !isField(fact.name)) continue
    const words = part.trimEnd()
    const exact = words.lastIndexOf(fact.value)
    // A value with emphasis inside is replaced with its marks, back to the colon or the label.
    const behind = words.includes(':') ? words.indexOf(':') + 1 : words.indexOf(fact.label) + fact.label.length
    const begin = start + from + (exact < 0 ? behind : exact)
    const end = exact < 0 ? start + from + words.length : begin + fact.value.length
    places.push({ name: fact.name, value: fact.value, from: begin, to: end, line })
  }
  return places
}

/** The positions of the facts of a recipe, outside of its steps. The first of two equal facts counts. */
export function factPlaces(text: string, tree: Root = parseMarkdown(text)): FactPlace[] {
  const steps = stepNodes(outlineRecipe(tree))
  const lines = text.split('\n')
  const starts = [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)]
  const places: FactPlace[] = []
  visit(tree, (node: Nodes) => {
    if (steps.has(node)) return 'skip'
    if (node.type !== 'paragraph' || !node.position) return undefined
    for (let line = node.position.start.line; line <= node.position.end.line; line += 1)
      places.push(...placesIn(lines[line - 1] ?? '', starts[line - 1] ?? 0, line))
    return 'skip'
  })
  return places.filter(({ name }, index) => places.findIndex((place) => place.name === name) === index)
}

/** Whether search engines will understand a fact. */
export function isUnderstood({ name, value }: Pick<FactPlace, 'name' | 'value'>): boolean {
  if (name === 'diet') return dietsOf(value).length > 0
  if (name === 'servings') return readServings(value)?.amount !== undefined
  return READERS[name](value) !== undefined
}

/** A replacement in a text. */
export type TextChange = { from: number; to: number; insert: string }

function lineAround(text: string, { from, to }: FactPlace) {
  const start = text.lastIndexOf('\n', from - 1) + 1
  const end = text.indexOf('\n', to)
  return { start, end: end < 0 ? text.length : end }
}

/** Inserts a fact below the last fact of a list; without one, as a new list before the first heading. */
function insertion(text: string, places: readonly FactPlace[], words: string): TextChange {
  const items = places.filter((place) => /^\s*[-*+] /.test(text.slice(lineAround(text, place).start)))
  const last = items.reduce<FactPlace | null>((low, place) => (low && low.to > place.to ? low : place), null)
  if (last) {
    const { start, end } = lineAround(text, last)
    const mark = /^\s*[-*+] /.exec(text.slice(start))?.[0] ?? '- '
    return { from: end, to: end, insert: `\n${mark}${words}` }
  }
  const heading = /^#{1,6} /m.exec(text)?.index ?? text.length
  const before = text.slice(0, heading).trimEnd()
  const head = before ? '\n\n' : ''
  return { from: before.length, to: heading, insert: `${head}- ${words}\n${heading < text.length ? '\n' : ''}` }
}

/** The change that gives a fact this value. Empty words remove its line. Null when the text already has the value. */
export function changeFact(text: string, name: FactField, words: string): TextChange | null {
  const places = factPlaces(text)
  const place = places.find((one) => one.name === name)
  const value = oneLine(words)
  if (!place) return value ? insertion(text, places, `${FACT_LABELS[name]}: ${value}`) : null
  if (value === place.value) return null
  // Emphasis around the value stays, so no space may separate them.
  const isApart = (place.value ? /[\s*_`]/ : /\s/).test(text[place.from - 1] ?? '')
  if (value) return { from: place.from, to: place.to, insert: `${isApart ? '' : ' '}${value}` }
  const { start, end } = lineAround(text, place)
  // Other facts share the line: remove only the value.
  if (places.some((other) => other !== place && other.line === place.line))
    return { from: place.from, to: place.to, insert: '' }
  // Remove the second empty line after the last item of a list.
  const isAlone = text.slice(0, start).endsWith('\n\n') && text.startsWith('\n\n', end)
  return { from: start, to: Math.min(end + (isAlone ? 2 : 1), text.length), insert: '' }
}
