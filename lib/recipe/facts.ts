import type { Nodes, Root } from 'mdast'
import { toString } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import { parseMinutes } from './duration.ts'
import { NUMBER_PATTERN, parseNumber } from './numbers.ts'
import type { RecipeFacts, Servings } from './types.ts'

type FactName = keyof RecipeFacts

const NEVER = '(?!)'

/** Labels that are clear by themselves, and those that need a colon behind them. */
const LABELS: Record<FactName, [clear: string, withColon: string]> = {
  prepMinutes: [
    'prep(?:aration)? time|czas przygotowania',
    'prep|preparation|active(?: time)?|hands-on(?: time)?|przygotowanie',
  ],
  cookMinutes: [
    '(?:cook|cooking|bake|baking) time|czas (?:gotowania|pieczenia|smażenia)',
    'cook|cooking|bake|baking|gotowanie|pieczenie',
  ],
  totalMinutes: ['total time|ready in|czas całkowity', 'total|time|łącznie|razem'],
  waitMinutes: [
    '(?:chill|chilling|rest|resting|wait|waiting|marinating|rising|proving|proofing|soaking|cooling|freezing|fermenting|fermentation|fridge|refrigeration|standing|setting) time|czas (?:chłodzenia|wyrastania|oczekiwania|fermentacji)',
    NEVER,
  ],
  servings: ['servings?|serves|makes(?= \\d)|liczba porcji', 'yields?|makes|portions?|porcj[ae]'],
  calories: ['calories|kalorie', 'kcal|energy|kaloryczność'],
  category: [NEVER, 'category|course|kategoria'],
  cuisine: [NEVER, 'cuisine|kuchnia'],
  keywords: [NEVER, 'keywords|tags|słowa kluczowe|tagi'],
}
const NAMES = Object.keys(LABELS) as FactName[]
const PATTERNS = NAMES.map((name): [FactName, RegExp] => [
  name,
  new RegExp(`^(?:(?:${LABELS[name][0]})\\s*(?:[:–-]|\\b)|(?:${LABELS[name][1]})\\s*:)\\s*(.*)$`, 'iu'),
])

export type FactLine = { name: FactName; label: string; value: string }

/** Reads "⏲️ Prep time: 5 min" as a fact; null for any other line. */
export function readFactLine(line: string): FactLine | null {
  const text = line
    .replace(/\s+/g, ' ')
    .replace(/^[^\p{L}\p{N}]+/u, '')
    .trim()
  if (text.length > 120) return null
  for (const [name, pattern] of PATTERNS) {
    const value = pattern.exec(text)?.[1]?.trim()
    if (value !== undefined)
      return { name, value, label: text.slice(0, text.length - value.length).replace(/(?<![\s:–-])[\s:–-]+$/u, '') }
  }
  return null
}

const NUMBER_AT_START = new RegExp(`^[~≈]?\\s*(?:about |ca\\.? |around |up to )?(${NUMBER_PATTERN})`, 'iu')

function readServings(text: string): Servings | undefined {
  if (!/[\p{L}\p{N}]/u.test(text)) return undefined
  const amount = parseNumber(NUMBER_AT_START.exec(text)?.[1] ?? '00')
  return { text, ...(amount !== null && { amount }) }
}

/** The lines of a list or paragraph that may hold facts: "Prep: 5 min | Cook: 10 min" are two. */
const linesOf = (node: Nodes): string[] => toString(node, { includeImageAlt: false }).split(/\n|\s[|·•]\s/)

function addFact(facts: RecipeFacts, { name, value }: FactLine): void {
  if (name === 'waitMinutes') {
    const minutes = parseMinutes(value)
    if (minutes !== undefined) facts.waitMinutes = (facts.waitMinutes ?? 0) + minutes
    return
  }
  if (facts[name] !== undefined) return
  if (name === 'servings') {
    const servings = readServings(value)
    if (servings) facts.servings = servings
    return
  }
  if (name === 'category' || name === 'cuisine' || name === 'keywords') {
    if (value) facts[name] = value
    return
  }
  const number = name === 'calories' ? Number(/^\D{0,12}(\d+)/.exec(value)?.[1] ?? NaN) : parseMinutes(value)
  if (number !== undefined && !Number.isNaN(number)) facts[name] = number
}

/** The facts of a post, read from its list items and short paragraphs outside `steps`; of two the first counts. */
export function readFacts(tree: Root, steps: ReadonlySet<Nodes>): RecipeFacts {
  const facts: RecipeFacts = {}
  visit(tree, (node) => {
    if (steps.has(node)) return 'skip'
    if (node.type !== 'paragraph') return undefined
    for (const line of linesOf(node)) {
      const fact = readFactLine(line)
      if (fact) addFact(facts, fact)
    }
    return 'skip'
  })
  return facts
}
