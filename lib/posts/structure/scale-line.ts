import { nounAfter } from '@/lib/recipe/nouns'
import { fillTemplate } from '@/lib/recipe/templates'

const FRACTIONS: Record<string, number> = { '½': 0.5, '¼': 0.25, '¾': 0.75, '⅓': 1 / 3 }
const AMOUNT = /^(\d+(?:\.\d+)?)?([½¼¾⅓])?(?=\s)/
const WEIGHED = /^\s(?:g|ml)\b/
const SPOONED = /^\s(?:kg|l|tsp|tbsp)\b/

/** What a line counts, in the number that goes with `count`; `value` is the number that the line has. */
function inNumber(rest: string, value: number, count: number): string {
  const named = nounAfter(rest, value)
  return named ? fillTemplate(named.template, count) + rest.slice(named.lead.length + named.noun.length) : rest
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
  const amount = Number(whole ?? 0) + (fraction ? (FRACTIONS[fraction] ?? 0) : 0)
  const value = amount * factor
  const rest = line.slice(found.length)
  if (value >= 2000 && /^\sg\b/.test(rest)) return `${Math.round(value / 100) / 10} kg${rest.slice(2)}`
  if (WEIGHED.test(rest)) return `${value >= 20 ? Math.round(value / 5) * 5 : Math.max(1, Math.round(value))}${rest}`
  if (SPOONED.test(rest)) return halves(value) + rest
  const count = Math.max(1, Math.round(value))
  return count + inNumber(rest, amount, count)
}
