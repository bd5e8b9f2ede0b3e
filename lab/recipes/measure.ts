import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'
import { mediaNamesIn } from '../../lib/images/image.ts'
import { splitDurations } from '../../lib/recipe/durations.ts'
import { recipeProperties } from '../../lib/recipe/properties.ts'
import { type Amount, readAmount, splitAmounts } from '../../lib/recipe/quantity.ts'
import { readRecipe } from '../../lib/recipe/read.ts'
import { scaleAmount } from '../../lib/recipe/scale.ts'
import { countedNouns, splitStepAmounts } from '../../lib/recipe/step-amounts.ts'
import { convertAmount, foodOf, unitOf } from '../../lib/recipe/units.ts'

const frontMatter = z.object({ title: z.string().trim().min(1) })

type Check = 'name' | 'ingredients' | 'steps' | 'times' | 'yield' | 'picture'
type Result = { file: string; reasons: Partial<Record<Check, string>>; stated: Partial<Record<Check, boolean>> }

/**
 * What a plain look at the lines finds in a post: an independent baseline, for it knows no Markdown and shares no code
 * with the reader it is to check.
 */
type Baseline = {
  ingredients: number
  steps: number
  prep: boolean
  cook: boolean
  total: boolean
  servings: boolean
  picture: boolean
}

const ITEM = /^\s*[-*+]\s+\S/
const STEP = /^\s{0,3}(?:\d+[.)]|[-*+])\s+[^!\s]/

function countMarkers(lines: readonly string[], heading: RegExp, marker: RegExp): number {
  const start = lines.findIndex((line) => heading.test(line))
  if (start < 0) return 0
  const length = lines.slice(start + 1).findIndex((line) => /^#{1,2}\s/.test(line))
  const section = lines.slice(start + 1, length < 0 ? undefined : start + 1 + length)
  return section.filter((line) => marker.test(line)).length
}

/** A line that names a thing and says something of it: a digit for a time, a letter or a digit for a yield. */
const says = (lines: readonly string[], label: RegExp, value: RegExp): boolean =>
  lines.some((line) => line.length < 120 && value.test(label.exec(line)?.[1] ?? ''))

/** The facts stand above the directions; a time within a step is none. */
function linesBeforeSteps(lines: readonly string[]): readonly string[] {
  const steps = lines.findIndex((line) => /^##\s+(?:Directions|Method|Instructions)/i.test(line))
  return steps < 0 ? lines : lines.slice(0, steps)
}

/** Looks at the lines of a post without its front matter. */
function scanLines(markdown: string): Baseline {
  const lines = markdown.split(/\r?\n/)
  const head = linesBeforeSteps(lines)
  return {
    ingredients: countMarkers(lines, /^##\s+Ingredients/i, ITEM),
    steps: countMarkers(lines, /^##\s+(?:Directions|Method)/i, STEP),
    prep: says(head, /\bprep(?:aration)?\s*time\b\W*(.*)/i, /\d/),
    cook: says(head, /\b(?:cook|cooking|baking|bake)\s*time\b\W*(.*)/i, /\d/),
    total: says(head, /\btotal\s*time\b\W*(.*)/i, /\d/),
    servings: says(head, /^\W*(?:servings?|serves|yields?|makes)\s*[:–-]?\s*(.*)/i, /[\p{L}\d]/u),
    picture: /!\[[^\]]*\]\(/.test(markdown),
  }
}

type Properties = Partial<ReturnType<typeof recipeProperties>> & {
  prepTime?: string
  cookTime?: string
  totalTime?: string
  recipeYield?: string
}

const countSteps = ({ recipeInstructions = [] }: Properties): number =>
  recipeInstructions.reduce(
    (sum, entry) => sum + (entry['@type'] === 'HowToSection' ? entry.itemListElement.length : 1),
    0,
  )

/** Preparation and cooking stand together, or the one that is stated is the total. */
function missingTimes(properties: Properties, { prep, cook, total }: Baseline): string | undefined {
  const { prepTime, cookTime, totalTime } = properties
  if (prep && cook && !(prepTime && cookTime)) return 'prep and cook time are stated, not both read'
  if ((prep || cook || total) && !totalTime) return 'a time is stated, none read'
  return undefined
}

/** Compares the structured data of a post with what a plain look at its lines finds. */
function compare(file: string, text: string): Result {
  const [, head = '', body = ''] = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/.exec(text) ?? []
  const baseline = scanLines(body)
  const recipe = readRecipe(body)
  const properties: Properties = recipe ? recipeProperties(recipe) : {}
  const ingredients = properties.recipeIngredient?.length ?? 0
  const steps = countSteps(properties)
  const reasons: Result['reasons'] = {}
  const times = missingTimes(properties, baseline)
  if (!frontMatter.safeParse(parse(head)).success) reasons.name = 'no title'
  if (ingredients === 0 || ingredients < baseline.ingredients)
    reasons.ingredients = `${ingredients} of ${baseline.ingredients} lines`
  if (steps === 0 || steps < baseline.steps) reasons.steps = `${steps} of ${baseline.steps} lines`
  if (times) reasons.times = times
  if (baseline.servings && !properties.recipeYield) reasons.yield = 'a yield is stated, none read'
  if (baseline.picture && mediaNamesIn(body.replaceAll('/pix/', '/media/')).length === 0)
    reasons.picture = 'a picture stands in the text, none found'
  const stated = {
    times: baseline.prep || baseline.cook || baseline.total,
    yield: baseline.servings,
    picture: baseline.picture,
  }
  return { file, reasons, stated }
}

const CHECKS: readonly Check[] = ['name', 'ingredients', 'steps', 'times', 'yield', 'picture']

const share = (right: number, of: number) => ({
  right,
  of,
  percent: of === 0 ? '–' : ((100 * right) / of).toFixed(1),
})

function printTable(results: readonly Result[]): void {
  const row = (of: readonly Result[], is: (result: Result) => boolean) => share(of.filter(is).length, of.length)
  const rows = CHECKS.map((check) => {
    const concerned = results.filter(({ stated }) => stated[check] ?? true)
    return [check, row(concerned, ({ reasons }) => reasons[check] === undefined)] as const
  })
  const whole = row(results, ({ reasons }) => Object.keys(reasons).length === 0)
  console.table({ ...Object.fromEntries(rows), 'all of these': whole })
  for (const { file, reasons } of results) {
    for (const [check, reason] of Object.entries(reasons)) console.log(`  ${file}  ${check}: ${reason}`)
  }
}

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
function measureAmounts(posts: readonly string[]): void {
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
  const table = Object.entries(outcomes).map(([name, { right, of }]) => [name, share(right, of)])
  console.table(Object.fromEntries(table))
  const times = steps.flatMap((step) => splitDurations(step).filter((part) => typeof part !== 'string'))
  const timed = steps.filter((step) => /\b(?:minutes?|mins?|hours?|hrs?|seconds|minut\w*|godz\w*)\b/iu.test(step))
  console.log(
    `${times.length} times to set a timer to, in ${steps.length} steps; ${timed.length} of them speak of time`,
  )
  for (const [name, { wrong }] of Object.entries(outcomes)) for (const line of wrong) console.log(`  ${name}: ${line}`)
}

const folder = process.argv[2]
if (!folder) {
  console.error('Usage: npm run recipes:measure -- <folder of Markdown posts>')
  process.exit(1)
}
const files = (await readdir(folder)).filter((file) => file.endsWith('.md')).sort()
const posts = await Promise.all(files.map((file) => readFile(path.join(folder, file), 'utf8')))
printTable(files.map((file, index) => compare(file, posts[index] ?? '')))
measureAmounts(posts)
