import pets from '@/content/outlines/dishes/pets.json'
import { type Diet, DIETS, proposeDiets } from '@/lib/recipe/labels'
import { NUMBER_WORDS } from '@/lib/recipe/numbers'
import { cutAtWord } from '@/lib/text'

/**
 * The subject of a prompt. `extras` follow "with". `servings` and `minutes` are set when the prompt names them, and
 * `unit` when it counts pieces: "for 12 slices".
 */
export type Subject = {
  text: string
  extras: string[]
  servings: number | null
  unit: string | null
  minutes: number | null
}

const SUBJECT_MAX = 120
const EXTRAS_MAX = 4

const REQUEST =
  /^(?:please\s+|(?:can|could) you\s+|i(?:'d| would)? (?:want|like|need)\s+(?:to\s+)?)?(?:write|create|make|draft|generate|give|develop|outline)\s+(?:(?:me|us|up)\s+)?(?:an?\s+|the\s+|some\s+)?/i
const KIND =
  /^(?:an?\s+|the\s+)?(?:(?:short|new|detailed)\s+)?(?:blog post|blog|post|article|recipe|news item|news|story|guide|lesson|structure|outline)\s+(?:for|about|on|of|to)\s+(?:(?:make|making|cook|cooking|bake|baking)\s+)?/i
export const ARTICLE = /^(?:an?|the|some|my|our)\s+/i

const PIECES = 'slices|pieces|biscuits|cookies|muffins|rolls|buns|pancakes|jars|glasses'
const SERVINGS = new RegExp(
  `(?:[,(]\\s*|(?<!\\s)\\s+)?\\b(?:for|serves|serving|feeds|makes)\\s+(\\d{1,2}|${NUMBER_WORDS.slice(1).join('|')})\\b(?!\\s*(?:minutes?|mins?|hours?|days?|weeks?|months?|years?))(?:\\s+(?:people|persons?|portions|servings|guests|adults|eaters|(${PIECES})))?\\)?`,
  'i',
)
/** The same in Polish: "dla 8 osób", "na 4 porcje". */
const SERVINGS_PL = /(?:[,(]\s*|(?<!\s)\s+)?\b(?:dla|na)\s+(\d{1,2})\s+(?:os(?:ób|oby|oba)|porcj[eia])(?!\p{L})\)?/iu
const MINUTES = /\b(\d{1,3})[\s-]*min(?:ute)?s?\b/i

/** Words that describe a dish, and not its ingredients. */
const QUALITIES = new Set(
  `quick easy simple best perfect classic traditional authentic homemade healthy light hearty creamy crispy crunchy spicy
   warm warming cold chilled hot fresh summer winter autumn spring weeknight sunday one-pot one-pan vegan vegetarian
   plant-based gluten-free dairy-free low-carb high-protein budget cheap festive christmas easter roasted roast baked
   grilled fried braised slow-cooked no-bake polish italian french thai indian chinese japanese korean mexican greek spanish
   turkish moroccan vietnamese ukrainian german nigerian american british style recipe and minute minutes`.split(/\s+/),
)

function strip(prompt: string): string {
  const plain = prompt.replace(/\s+/g, ' ').replace(/^[\s"'“”„‘’]+|(?<![\s"'“”‘’.!?:;,])[\s"'“”‘’.!?:;,]+$/gu, '')
  return plain.replace(REQUEST, '').replace(KIND, '')
}

function toNumber(word: string | undefined): number | null {
  if (word === undefined) return null
  const value = /^\d/.test(word) ? Number(word) : NUMBER_WORDS.indexOf(word.toLowerCase())
  return value > 0 ? value : null
}

/** The words before "with", "in", "for" …: the dish itself. */
export const headOf = (text: string): string =>
  text.split(/(?<!\s)\s+(?:with|without|in|on|from|for|using|that|which)\s+/i)[0] ?? text

function extrasOf(text: string): string[] {
  const [, list = ''] = text.split(/(?<!\s)\s+with\s+/i)
  return headOf(list)
    .split(/,\s*(?:and\s+)?|(?<!\s)\s+and\s+|&\s*/i)
    .map((item) => item.replace(ARTICLE, '').trim())
    .filter((item) => item !== '')
    .slice(0, EXTRAS_MAX)
}

/** The head without the words for its kind (`kind`) and the `QUALITIES`. */
export function mainOf(text: string, kind: readonly string[]): string {
  const kinds = new Set(kind.flatMap((keyword) => keyword.split(' ').map(singular)))
  const kept = headOf(text)
    .split(' ')
    .filter((word) => !QUALITIES.has(word.toLowerCase()) && !kinds.has(singular(word)) && !/^\d/.test(word))
  return kept
    .join(' ')
    .replace(/^(?:of|a|an|the)\s+/i, '')
    .replace(/(?<![,;])[,;]+$/, '')
}

/** `word` in lower case without the ending of a plural; good enough to compare words with keywords. */
export function singular(word: string): string {
  const lower = word.toLowerCase().replace(/[^\p{L}-]/gu, '')
  if (/(?:ches|shes|sses|xes|oes)$/.test(lower)) return lower.slice(0, -2)
  if (/ies$/.test(lower) && lower.length > 5) return `${lower.slice(0, -3)}y`
  return /[^su]s$/.test(lower) && lower.length > 3 ? lower.slice(0, -1) : lower
}

/** Reads a prompt such as "write a recipe for red lentil soup with coconut for 6"; null when it has no word. */
export function readSubject(prompt: string): Subject | null {
  const stripped = strip(prompt)
  const [, servings, unit] = SERVINGS.exec(stripped) ?? SERVINGS_PL.exec(stripped) ?? []
  const text = cutAtWord(stripped.replace(SERVINGS, '').replace(SERVINGS_PL, ''), SUBJECT_MAX)
  if (!/\p{L}{2}/u.test(text)) return null
  const minutes = toNumber(MINUTES.exec(text)?.[1])
  return { text, extras: extrasOf(text), servings: toNumber(servings), unit: unit?.toLowerCase() ?? null, minutes }
}

/** The diets that a prompt may promise, and the usual swaps for what breaks them. */
const PROMISES: { diet: Diet; test: RegExp; swap: string }[] = [
  {
    diet: 'vegan',
    test: /\b(?:vegan|plant-based)\b/i,
    swap: 'oil for butter, plant milk or coconut milk for milk and cream, ground flax or aquafaba for egg',
  },
  {
    diet: 'vegetarian',
    test: /\bvegetarian\b/i,
    swap: 'beans, mushrooms or eggs for meat; check that the cheese is made without animal rennet',
  },
  {
    diet: 'gluten-free',
    test: /\bgluten[- ]free\b/i,
    swap: 'certified gluten-free flour and pasta, tamari for soy sauce, oats only when labelled gluten-free',
  },
  {
    diet: 'dairy-free',
    test: /\b(?:dairy|lactose)[- ]free\b/i,
    swap: 'oil for butter, oat or coconut milk for milk and cream',
  },
]

/** For every diet that the prompt promises: the lines of the outline that break it, and usual swaps. */
export function dietNotes(prompt: string, lines: readonly string[]): string[] {
  return PROMISES.flatMap(({ diet, test, swap }) => {
    if (!test.test(prompt)) return []
    const broken = lines.filter((line) => !proposeDiets([line]).includes(diet))
    return broken.length === 0
      ? []
      : [`**${DIETS[diet]}:** change these lines: ${broken.join('; ')}. Usual swaps: ${swap}.`]
  })
}

/** The foods in a prompt that are dangerous to dogs or cats, in the singular. */
export function petDangers(prompt: string): string[] {
  const words = ` ${prompt.split(/\s+/).map(singular).join(' ')} `
  return pets.dangers.filter((danger) => words.includes(` ${danger} `))
}
