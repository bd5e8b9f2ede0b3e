import type { Nodes, Root } from 'mdast'
import { toString } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import { oneLine } from '../text.ts'
import { splitDurations } from './durations.ts'
import { NUMBER_PATTERN, parseNumber } from './numbers.ts'
import type { RecipeFacts, Servings } from './types.ts'

const UNITS: [RegExp, number][] = [
  [/^(?:w|wks?|weeks?|tydzień|tygodni[ae]?)$/iu, 7 * 24 * 60],
  [/^(?:d|days?|dzień|dni|d[ií]as?|tage?n?|dagen|dagar|jours?|giorn[io])$/iu, 24 * 60],
  [/^(?:h|hrs?|hours?|horas?|heures?|godz|godzin[aęy]?|std|stunden?|or[ae]|uur|uren|tim(?:er?|mar)?)$/iu, 60],
  [/^(?:m|mins?|minuu?t\p{L}{0,3})$/iu, 1],
  [/^(?:s|secs?|seconds?|sekund[aęy]?)$/iu, 1 / 60],
]
const PART = new RegExp(
  `(${NUMBER_PATTERN})(?:\\s*(?:[–—~-]|to|or|do)\\s*(${NUMBER_PATTERN}))?\\s*-?\\s*(\\p{L}+)?`,
  'giu',
)

/** Between two times that both have a unit: "1 hour to 1½ hours", "30 min – 1 h". */
const RANGE = /(?<=\p{N}[\s-]{0,3}\p{L}{1,20}\.?)(?:\s{1,3}(?:to|do)\s{1,3}|\s{0,3}[–—~-]\s{0,3})(?=\p{N})/iu

/** "1:30", "0:15 h", and "0 h 30" and "24 h 30", which no step has. */
const CLOCK = /(?<![\d.,/])(\d{1,3})(?::|\s?h(?:rs?|ours?)?\s?(?=\d\d(?!\s?\p{L})))([0-5]\d)(?!\d)(?:\s?h\b)?/giu

const minutesOf = (unit: string) => UNITS.find(([pattern]) => pattern.test(unit))?.[1]

/** Writes the times that a step may have in minutes. Of a range, the upper end counts. */
const inMinutes = (text: string): string =>
  splitDurations(text)
    .map((part) => (typeof part === 'string' ? part : `${(part.most ?? part.seconds) / 60} min`))
    .join('')

/** The sum of the times in a text, in minutes. A number before any unit counts as minutes. */
function sumOf(text: string): number | undefined {
  let total: number | undefined
  for (const [, low = '', high, unit = ''] of text.matchAll(PART)) {
    // parseNumber rejects zero, but "Cook time: 0 min" is a time.
    const value = parseNumber(high ?? low) ?? 0
    const factor = unit === '' && total === undefined ? 1 : minutesOf(unit)
    if (factor !== undefined) total = (total ?? 0) + value * factor
  }
  return total
}

/**
 * Whole minutes of "1 h 15 min", "1h30", "25–30 minutes" (the upper end), "1½ hours", "45" (minutes). Undefined
 * when the text has no time. Words in brackets are ignored.
 */
export function parseMinutes(text: string): number | undefined {
  const plain = inMinutes(text.replace(/\([^()]*\)/g, ' ').trim()).replace(
    CLOCK,
    (_, hours: string, minutes: string) => `${hours} h ${Number(minutes)} min`,
  )
  const [first = '', ...others] = plain.split(RANGE)
  const last = sumOf(others.at(-1) ?? '')
  // "1 hour - 30 minutes" is no range.
  const total = last !== undefined && last > (sumOf(first) ?? 0) ? last : sumOf(plain)
  return total === undefined || total === 0 ? total : Math.max(1, Math.round(total))
}

export type FactName = keyof RecipeFacts

const NEVER = '(?!)'

/** Labels that need no colon, and labels that count only with a colon. */
const LABELS: Record<FactName, [clear: string, withColon: string]> = {
  prepMinutes: [
    'prep(?:aration)? time|prep(?= \\d+ ?[hm])|czas przygotowania',
    'prep|preparation|active(?: time)?|hands-on(?: time)?|przygotowanie',
  ],
  cookMinutes: [
    '(?:cook|cooking|bake|baking) time|cook(?= \\d+ ?[hm])|czas (?:gotowania|pieczenia|smażenia)',
    'cook|cooking|bake|baking|gotowanie|pieczenie',
  ],
  totalMinutes: ['total time|ready in|czas całkowity', 'total|time|łącznie|razem'],
  waitMinutes: [
    '(?:chill|chilling|rest|resting|wait|waiting|marinating|rising|proving|proofing|soaking|cooling|freezing|fermenting|fermentation|fridge|refrigeration|standing|setting) time|czas (?:chłodzenia|wyrastania|oczekiwania|fermentacji)',
    NEVER,
  ],
  servings: ['servings?|serves|makes(?= (?:about |around )?\\d)|liczba porcji', 'yields?|makes|portions?|porcj[ae]'],
  calories: ['calories|kalorie', 'kcal|energy|kaloryczność'],
  category: [NEVER, 'category|course|kategoria'],
  cuisine: [NEVER, 'cuisine|kuchnia'],
  diet: [NEVER, 'diets?|suitable for|dieta'],
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
  const text = oneLine(line).replace(/^[^\p{L}\p{N}]+/u, '')
  if (text.length > 120) return null
  for (const [name, pattern] of PATTERNS) {
    const value = pattern.exec(text)?.[1]?.trim()
    if (value !== undefined)
      return { name, value, label: text.slice(0, text.length - value.length).replace(/(?<![\s:–-])[\s:–-]+$/u, '') }
  }
  return null
}

const NUMBER_AT_START = new RegExp(`^[~≈]?\\s*(?:about |ca\\.? |around |up to )?(${NUMBER_PATTERN})`, 'iu')

export function readServings(text: string): Servings | undefined {
  if (!/[\p{L}\p{N}]/u.test(text)) return undefined
  const amount = parseNumber(NUMBER_AT_START.exec(text)?.[1] ?? '00')
  return { text, ...(amount !== null && { amount }) }
}

/** The lines of a list or paragraph that may hold facts: "Prep: 5 min | Cook: 10 min" are two. */
const linesOf = (node: Nodes): string[] => toString(node, { includeImageAlt: false }).split(/\n|\s[|·•]\s/)

/** Whether each line of a paragraph is a fact. */
export const isFactParagraph = (node: Nodes): boolean =>
  node.type === 'paragraph' && linesOf(node).every((line) => readFactLine(line) !== null)

/** Kilocalories of "1,250 kcal" and "1500 kJ / 358 kcal"; undefined without a number of them. */
export function parseCalories(text: string): number | undefined {
  const plain = text.replace(/\d{1,6}(?:[.,\s]\d{3}){0,2}\s?kJ\b/giu, '')
  // "1.250" is 1250, too: no recipe counts thousandths.
  const digits = /^\D{0,12}(\d{1,3}(?:[.,\s]\d{3})+(?!\d)|\d+)/u.exec(plain)?.[1]
  return digits === undefined ? undefined : Number(digits.replace(/\D/gu, ''))
}

const wordsOf = (value: string) => value || undefined
/** What a fact says; undefined when its value is not understood. */
export const READERS = {
  servings: readServings,
  prepMinutes: parseMinutes,
  cookMinutes: parseMinutes,
  totalMinutes: parseMinutes,
  waitMinutes: parseMinutes,
  calories: parseCalories,
  category: wordsOf,
  cuisine: wordsOf,
  diet: wordsOf,
  keywords: wordsOf,
} satisfies { [Name in FactName]: (value: string) => RecipeFacts[Name] }

function addFact(facts: RecipeFacts, { name, value }: FactLine): void {
  const read = READERS[name](value)
  if (read === undefined) return
  if (name === 'waitMinutes') facts.waitMinutes = (facts.waitMinutes ?? 0) + Number(read)
  else if (facts[name] === undefined) Object.assign(facts, { [name]: read })
}

/** The facts of a post, read from its list items and short paragraphs outside `steps`; the first of two counts. */
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
