import { PET_DANGERS } from './dishes-pets'
import { singular } from './subject'

const DIETS: { name: string; test: RegExp; avoid: RegExp; swap: string }[] = [
  {
    name: 'Vegan',
    test: /\b(?:vegan|plant-based)\b/i,
    avoid: /\b(?:butter|egg|eggs|yolk|milk|cream|yoghurt|cheese|honey|meat|fish)\b/i,
    swap: 'oil for butter, plant milk or coconut milk for milk and cream, ground flax or aquafaba for egg',
  },
  {
    name: 'Vegetarian',
    test: /\bvegetarian\b/i,
    avoid: /\b(?:meat|fish|chicken)\b/i,
    swap: 'beans, mushrooms or eggs for meat; check that the cheese is made without animal rennet',
  },
  {
    name: 'Gluten-free',
    test: /\bgluten[- ]free\b/i,
    avoid: /\b(?:flour|bread|breadcrumbs|pasta|noodles|semolina|soy sauce|oats)\b/i,
    swap: 'certified gluten-free flour and pasta, tamari for soy sauce, oats only when labelled gluten-free',
  },
  {
    name: 'Dairy-free',
    test: /\b(?:dairy|lactose)[- ]free\b/i,
    avoid: /\b(?:butter|milk|cream|yoghurt|cheese)\b/i,
    swap: 'oil for butter, oat or coconut milk for milk and cream',
  },
]

/** For every diet that the prompt promises: the lines of the outline that break it, and usual swaps. */
export function dietNotes(prompt: string, lines: readonly string[]): string[] {
  return DIETS.flatMap(({ name, test, avoid, swap }) => {
    if (!test.test(prompt)) return []
    const broken = lines.filter((line) => avoid.test(line))
    return broken.length === 0 ? [] : [`**${name}:** change these lines: ${broken.join('; ')}. Usual swaps: ${swap}.`]
  })
}

/** What in a prompt is dangerous to dogs or cats, as it is written in the prompt. */
export function petDangers(prompt: string): string[] {
  const words = ` ${prompt.split(/\s+/).map(singular).join(' ')} `
  return PET_DANGERS.filter((danger) => words.includes(` ${danger} `))
}

const FRACTIONS: Record<string, number> = { '½': 0.5, '¼': 0.25, '¾': 0.75, '⅓': 1 / 3 }
const AMOUNT = /^(\d+(?:\.\d+)?)?([½¼¾⅓])?(?=\s)/
const WEIGHED = /^\s(?:g|ml)\b/
const SPOONED = /^\s(?:kg|l|tsp|tbsp)\b/

/** What is counted in the dishes, one and many. */
const COUNTED = [
  ['onion', 'onions'],
  ['carrot', 'carrots'],
  ['stick', 'sticks'],
  ['clove', 'cloves'],
  ['leaf', 'leaves'],
  ['egg', 'eggs'],
  ['handful', 'handfuls'],
  ['lemon', 'lemons'],
  ['lime', 'limes'],
  ['bunch', 'bunches'],
  ['sprig', 'sprigs'],
  ['chilli', 'chillies'],
  ['shallot', 'shallots'],
  ['pinch', 'pinches'],
  ['salad', 'salads'],
] as const

/** The noun of a line, in the number that goes with `count`. */
function inNumber(line: string, count: number): string {
  for (const [one, many] of COUNTED) {
    const word = new RegExp(`\\b(?:${many}|${one})\\b`)
    if (word.test(line)) return line.replace(word, count > 1 ? many : one)
  }
  return line
}

function halves(value: number): string {
  const rounded = Math.max(1, Math.round(value * 2)) / 2
  const whole = Math.floor(rounded)
  return rounded === whole ? String(whole) : `${whole > 0 ? whole : ''}½`
}

/** An ingredient line with its amount multiplied, rounded as a cook would measure it. Lines without an amount stay. */
export function scaleLine(line: string, factor: number): string {
  const [found = '', whole, fraction] = AMOUNT.exec(line) ?? []
  if (factor === 1 || found === '') return line
  const value = (Number(whole ?? 0) + (fraction ? (FRACTIONS[fraction] ?? 0) : 0)) * factor
  const rest = line.slice(found.length)
  if (WEIGHED.test(rest)) return `${value >= 20 ? Math.round(value / 5) * 5 : Math.max(1, Math.round(value))}${rest}`
  if (SPOONED.test(rest)) return halves(value) + rest
  const count = Math.max(1, Math.round(value))
  return count + inNumber(rest, count)
}
