import { splitDurations } from '../../lib/recipe/durations.ts'
import { type Amount, readAmount, splitAmounts } from '../../lib/recipe/quantity.ts'
import { readRecipe } from '../../lib/recipe/read.ts'
import { scaleAmount } from '../../lib/recipe/scale.ts'
import { countedNouns, splitStepAmounts } from '../../lib/recipe/step-amounts.ts'
import { convertAmount, foodOf, unitOf } from '../../lib/recipe/units.ts'

type Line = { text: string; amounts: Amount[] }
type Outcome = { right: number; of: number; wrong: string[] }

const isAmount = (part: unknown): part is Amount => typeof part !== 'string'

function linesOf(markdown: string): { lines: Line[]; steps: string[] } {
  const recipe = readRecipe(markdown)
  const ingredients = recipe?.ingredients.flatMap(({ items }) => items.map(({ text }) => text)) ?? []
  const lines = ingredients.map((text) => ({ text, amounts: splitAmounts(text).filter(isAmount) }))
  const counted = countedNouns(lines.flatMap(({ amounts }) => amounts))
  const steps = recipe?.steps.flatMap((section) => section.steps) ?? []
  const inSteps = steps.map((text) => ({ text, amounts: splitStepAmounts(text, counted).filter(isAmount) }))
  return { lines: [...lines, ...inSteps].filter(({ amounts }) => amounts.length > 0), steps }
}

/** What no cook writes: long decimals, a plural of one, nothing at all. */
const ODD = /\d[.,]\d{3}(?!\d)|^0 |(?:^|\s)1 (?:cups|tbsps|teaspoons|tablespoons|pounds|ounces)\b|NaN|undefined/u

/** In grams, millilitres or pieces; a food's weight stands for its volume. */
function baseOf(amount: Amount, line: string): number {
  const unit = amount.unit === undefined ? undefined : unitOf(amount.unit)
  const food = foodOf(amount.text, line)
  const grams = unit?.kind === 'volume' && food?.cup && !food.isLiquid ? food.cup / 236.6 : 1
  return (amount.max ?? amount.value) * (unit?.size ?? 1) * grams
}

/** Whether what is written reads as an amount again, and as `factor` times what it was, to a sixth or so. */
function readsRight(written: string, amount: Amount, factor: number, line: string): boolean {
  if (ODD.test(written)) return false
  const total = written.split(' + ').map((part) => readAmount(part))
  if (total.some((part) => part === null)) return false
  const is = total.reduce((sum, part) => sum + (part ? baseOf({ ...part, text: amount.text }, line) : 0), 0)
  const should = baseOf(amount, line) * factor
  return Math.abs(is - should) <= 0.16 * should + 0.13
}

function count(
  lines: readonly Line[],
  write: (amount: Amount, line: string) => string | null,
  factor: number,
): Outcome {
  const outcome: Outcome = { right: 0, of: 0, wrong: [] }
  for (const { text, amounts } of lines) {
    for (const amount of amounts) {
      const written = write(amount, text)
      if (written === null) continue
      outcome.of += 1
      if (readsRight(written, amount, factor, text)) outcome.right += 1
      else outcome.wrong.push(`${amount.text} → ${written}   (${text.slice(0, 60)})`)
    }
  }
  return outcome
}

/** How many amounts of these posts read right when they are scaled and converted, and how many times are found. */
export function measureAmounts(posts: readonly string[]): void {
  const read = posts.map(linesOf)
  const lines = read.flatMap((post) => post.lines)
  const steps = read.flatMap((post) => post.steps)
  const outcomes = {
    'scaled by 2': count(lines, (amount) => scaleAmount(amount, 2), 2),
    'scaled by ½': count(lines, (amount) => scaleAmount(amount, 0.5), 0.5),
    'scaled by 3': count(lines, (amount) => scaleAmount(amount, 3), 3),
    'in grams': count(lines, (amount, line) => convertAmount(amount, 1, line, 'metric'), 1),
    'in cups': count(lines, (amount, line) => convertAmount(amount, 1, line, 'us'), 1),
  }
  const table = Object.entries(outcomes).map(([name, { right, of }]) => [
    name,
    { right, of, percent: of === 0 ? '–' : ((100 * right) / of).toFixed(1) },
  ])
  console.table(Object.fromEntries(table))
  const times = steps.flatMap((step) => splitDurations(step).filter((part) => typeof part !== 'string'))
  const timed = steps.filter((step) => /\b(?:minutes?|mins?|hours?|hrs?|seconds|minut\w*|godz\w*)\b/iu.test(step))
  console.log(
    `${times.length} times to set a timer to, in ${steps.length} steps; ${timed.length} of them speak of time`,
  )
  for (const [name, { wrong }] of Object.entries(outcomes)) for (const line of wrong) console.log(`  ${name}: ${line}`)
}
