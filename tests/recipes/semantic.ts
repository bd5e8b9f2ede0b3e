/* eslint-disable regexp/no-super-linear-move, regexp/no-super-linear-backtracking -- a script reads one short line at a time */
import { splitDurations } from '../../lib/recipe/durations.ts'
import type { Amount, Placed } from '../../lib/recipe/amounts.ts'
import { readRecipe } from '../../lib/recipe/read.ts'
import { placedAmounts, writeLine } from '../../lib/recipe/shown-recipe.ts'
import type { System } from '../../lib/recipe/units.ts'
import { type Measures, writeAmount } from '../../lib/recipe/write-amount.ts'
import { endsOf } from './read-written.ts'

/** The factors and units that are tried with each line. */
export const CHOICES: readonly Measures[] = [0.5, 2, 3, 7].flatMap((factor) =>
  (['metric', 'us'] as const).map((system): Measures => ({ factor, system })),
)

const MASS = /(?<![\p{L}])(?:kg|g|gr|gms?|grams?|oz|ounces?|lbs?|pounds?|sticks?)(?![\p{L}])/iu

/** How far a written amount may be from the exact one. */
function tolerance(kind: Amount['kind'], exact: number): number {
  if (kind === 'count') return exact < 1 ? 0.7 : Math.max(0.5, 0.1 * exact)
  if (kind === 'length') return Math.max(1.6, 0.1 * exact)
  // Tolerances for a pinch, an eighth of a spoon, and a hundredth of a gallon.
  return exact < 2.6 ? 0.45 : exact > 80 && exact < 300 ? 20 : 0.075 * exact
}

function wrongValue(amount: Amount, written: string, factor: number): string | null {
  if (amount.kind === 'note' || amount.kind === 'heat') return null
  const bare = written.replace(/\(beat[^)]*\)/u, '')
  const asMass = (amount.kind === 'mass' || MASS.test(bare)) && !/fl oz/u.test(bare)
  const isPoured = amount.isLiquid === true
  const from = endsOf(amount.text, amount.density, asMass, isPoured)
  const to = endsOf(bare, amount.density, asMass, isPoured)
  if (!from || !to) return from === to ? null : 'is unreadable'
  const isPack = amount.packs !== undefined
  if (isPack) return null
  const times = amount.isFixed ? 1 : factor
  const isLow = to.every((value, index) => {
    const exact = (from[Math.min(index, from.length - 1)] ?? 0) * times
    return Math.abs(value - exact) <= tolerance(amount.kind, exact)
  })
  if (!isLow)
    return `is ${to.map((one) => one.toFixed(1)).join('–')}, not ${from.map((one) => (one * times).toFixed(1)).join('–')}`
  const [low = 0, high = low] = from
  if (
    from.length > 1 &&
    to.length < 2 &&
    amount.kind !== 'length' &&
    amount.kind !== 'count' &&
    (high - low) / high > 0.12
  )
    return 'loses an end of its range'
  return null
}

const METRIC_UNIT = /(?<![\p{L}])\d[\d.,]*\s?(?:kg|g|grams?|ml|cl|dl|l|lit(?:er|re)s?|cm|mm|°C)(?![\p{L}³²])/iu

function wrongUnit(amount: Amount, written: string, system: System | null): string | null {
  if (!system || amount.kind === 'count' || amount.kind === 'note' || amount.saidIn?.includes(system)) return null
  const foreign =
    system === 'us'
      ? METRIC_UNIT
      : /[\d½⅓⅔¼¾⅛]\s?-?(?:cups?|oz|ounces?|lbs?|pounds?|fl oz|pints?|quarts?|gal(?:lons?)?|inch(?:es)?|")(?![\p{L}])/iu
  if (amount.kind === 'heat')
    return (system === 'us' ? /°?\s?C\b/ : /°?\s?F\b/).test(written) ? 'keeps its scale' : null
  return foreign.test(written) ? `keeps a unit that is not ${system}` : null
}

const ODD: [RegExp, string][] = [
  [/(?<![\d.])0\.\d+ ?(?:l|kg|litres?|liters?)\b/iu, 'writes a part of a litre or kilo'],
  [/(?<![\d.½–-])(?:[89]|\d{2,})(?:½)? (?:tbsp|tablespoons)\b/iu, 'counts out more than seven spoons'],
  [
    /(?<![\d.,/⁄½⅓⅔¼¾⅛–-])(?:1|[½⅓⅔¼¾⅛⅙]) (?:cups|tablespoons|teaspoons|pounds|ounces|onions|eggs|lemons|cloves|leaves|sprigs|tins|cans|carrots|potatoes|tomatoes)\b/u,
    'has a plural of one',
  ],
  [
    /(?<![\d.,/⁄–-])(?:[2-9]|\d{2,}|\d+[½⅓⅔¼¾]) (?:cup|tablespoon|teaspoon|pound|ounce|onion|egg|lemon|tin|carrot|potato|tomato)\b(?![)-])(?! (?:whites?|yolks?|noodles?|sauce|pur|paste|soup|juice|starch|flour|salad|rolls?|zest|wedges?|slices?|peel))/u,
    'has a singular of many',
  ],
  [/\d[.,]\d{3,}(?!\d)|NaN|undefined|Infinity/u, 'has too many places'],
  [/[½⅓⅔¼¾⅛] (?:bay leaf|egg yolk|egg white|sprig|peppercorn)/u, 'cuts what is used whole'],
]

/** Numbers between amounts must not be amounts themselves: these patterns remove the allowed ones. */
const NO_AMOUNT = [
  // Numbers of steps, dials and rings; shares; ratios; ordinals; names.
  /\b(?:steps?|repeat|no\.?|number|part|gas(?: mark)?|mark|speed|level|setting|heat|medium|high|low|th\.|first|next)\s?\(?[\d–\-, ]*(?:and|to|or)? ?\d*/giu,
  /~?\d+(?:\.\d+)?\s?(?:–|-|to)?\s?[\d.]*\s?%|\(?~?\d[\d.]*\s*\/\s*\d*(?:\/\d+)?\s*\p{L}*|\b\d+:\d+\b|\b\d+(?:st|nd|rd|th)\b|\b\p{Lu}+\d+\b|\b00 flour|\b\d+\+/gu,
  // Not scaled with a recipe: turns, utensils, portions, shares of each portion.
  /\b\d+ ?(?:(?:[–-]|or|to) ?\d+ ?)?(?:days?|weeks?|months?|times|people|persons|serv(?:es|ings?)|or so|or|at (?:a|one) time|more|parts?|sides?|layers?|out of \d+|oven|(?:\p{L}|['’])* ?(?:\p{L}* )?(?:bowls?|dishes|pans?|plates?|trays?|sheets?|slots|kernels?|ingredients?|steps|teabags)|parts?|medium-sized|extra)/giu,
  /[^.;]*\b(?:each|per|every|at (?:a|one) time|for 1 litre)\b[^.;]*/giu,
  /\bserves? [\d–-]+|(?<=\bneed )\d+[–-]\d+|(?<=folded in )\d+|\d+ ?[cm]m?[²³]|\(?\d+[–-]\s*[;),]+|\/2h|\d+\) or\b|\d+ +(?:sized|parts?|s )|\d+ +chili|\d+ ['‘]\p{L}+/giu,
]

/** Numbers of a text that no amount, time or temperature covers. */
function strayNumbers(text: string, placed: readonly Placed[]): string[] {
  let blanked = text
  for (const { start, end } of placed) blanked = blanked.slice(0, start) + ' '.repeat(end - start) + blanked.slice(end)
  let timeless = splitDurations(blanked)
    .map((part) => (typeof part === 'string' ? part : ' '.repeat(part.text.length)))
    .join('')
  timeless = timeless.replace(/\d+(?:[–-]\d+)? ?[°º][CF]?/giu, (found) => ' '.repeat(found.length))
  const rest = NO_AMOUNT.reduce(
    (left, pattern) => left.replace(pattern, (found) => ' '.repeat(found.length)),
    timeless,
  ).replace(/\d+ ?[°º][CF]?|\d+ ?(?:degrees )?[CF]\b/giu, ' ')
  return [...rest.matchAll(/\S*[\d½⅓⅔¼¾⅛]+\S*(?:\s+\S+)?/gu)].map(([found]) => found)
}

export type Violation = { line: string; shown: string; reason: string }
export type SemanticResult = { lines: number; violations: Violation[] }

/** Checks one line of a recipe for one choice of a reader. */
export function checkLine(text: string, placed: readonly Placed[], measures: Measures): Violation[] {
  const shown = writeLine(text, placed, measures)
  const found: Violation[] = []
  const add = (reason: string | null) => {
    if (reason) found.push({ line: text, shown, reason })
  }
  for (const { amount } of placed) {
    const written = writeAmount(amount, measures)
    const wrong = wrongValue(amount, written, measures.factor)
    // If a line has both systems, this may be the amount of the other one, with another rounding.
    const isPartner = amount.partner && wrongValue(amount.partner, written, measures.factor) === null
    add(wrong && !isPartner ? `"${amount.text}" → "${written}" ${wrong}` : null)
    const unit = wrongUnit(amount, written, measures.system)
    add(unit && `"${amount.text}" → "${written}" ${unit}`)
    if (written !== amount.text)
      for (const [pattern, reason] of ODD) add(pattern.test(written) ? `"${written}" ${reason}` : null)
  }
  return found
}

/** Checks every line of a recipe's Markdown for every choice. */
export function checkSemantics(markdown: string): SemanticResult {
  const recipe = readRecipe(markdown)
  if (!recipe) return { lines: 0, violations: [] }
  const { ingredients, steps } = placedAmounts(recipe)
  const lines = [...ingredients, ...steps]
  return {
    lines: lines.length * CHOICES.length,
    violations: lines.flatMap(({ text, placed }) => [
      ...CHOICES.flatMap((choice) => checkLine(text, placed, choice)),
      ...strayNumbers(text, placed).map((number) => ({
        line: text,
        shown: text,
        reason: `"${number}" is no amount and nothing else`,
      })),
    ]),
  }
}
