import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { mediaNamesIn } from '../../lib/images/image.ts'
import { recipeProperties } from '../../lib/recipe/properties.ts'
import { readRecipe } from '../../lib/recipe/read.ts'
import { runCommand } from '../../scripts/command.ts'
import { checkSemantics } from '../../tests/recipes/semantic.ts'

/** A post: the lines of its front matter, and its text. */
type Post = { file: string; head: string; body: string }

const CHECKS = ['name', 'ingredients', 'steps', 'times', 'yield', 'picture'] as const
type Check = (typeof CHECKS)[number]
type Result = { file: string; reasons: Partial<Record<Check, string>>; stated: Partial<Record<Check, boolean>> }

const ITEM = /^\s*[-*+]\s+\S/
const STEP = /^\s{0,3}(?:\d+[.)]|[-*+])\s+[^!\s]/

function countMarkers(lines: readonly string[], heading: RegExp, marker: RegExp): number {
  const start = lines.findIndex((line) => heading.test(line))
  if (start < 0) return 0
  const length = lines.slice(start + 1).findIndex((line) => /^#{1,2}\s/.test(line))
  const section = lines.slice(start + 1, length < 0 ? undefined : start + 1 + length)
  return section.filter((line) => marker.test(line)).length
}

/** Whether a line names a fact and gives a value: a digit for a time, a letter or a digit for a yield. */
const says = (lines: readonly string[], label: RegExp, value: RegExp): boolean =>
  lines.some((line) => line.length < 120 && value.test(label.exec(line)?.[1] ?? ''))

/** Facts come before the directions; a time within a step is not one. */
function linesBeforeSteps(lines: readonly string[]): readonly string[] {
  const steps = lines.findIndex((line) => /^##\s+(?:Directions|Method|Instructions)/i.test(line))
  return steps < 0 ? lines : lines.slice(0, steps)
}

/**
 * An independent baseline: it counts facts in the lines of a post without its front matter. It uses no Markdown parser
 * and no code of the reader that it checks.
 */
function scanLines(markdown: string) {
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

/** Preparation and cooking times need both; a single stated time is the total. */
function missingTimes(properties: Properties, { prep, cook, total }: ReturnType<typeof scanLines>): string | undefined {
  const { prepTime, cookTime, totalTime } = properties
  if (prep && cook && !(prepTime && cookTime)) return 'prep and cook time are stated, not both read'
  if ((prep || cook || total) && !totalTime) return 'a time is stated, none read'
  return undefined
}

function compare({ file, head, body }: Post): Result {
  const baseline = scanLines(body)
  const recipe = readRecipe(body)
  const properties: Properties = recipe ? recipeProperties(recipe) : {}
  const ingredients = properties.recipeIngredient?.length ?? 0
  const steps = countSteps(properties)
  const reasons: Result['reasons'] = {}
  const times = missingTimes(properties, baseline)
  if (!/^title: *\S/m.test(head)) reasons.name = 'no title'
  if (ingredients === 0 || ingredients < baseline.ingredients)
    reasons.ingredients = `${ingredients} of ${baseline.ingredients} lines`
  if (steps === 0 || steps < baseline.steps) reasons.steps = `${steps} of ${baseline.steps} lines`
  if (times) reasons.times = times
  if (baseline.servings && !properties.recipeYield) reasons.yield = 'a yield is stated, none read'
  if (baseline.picture && mediaNamesIn(body.replaceAll(/\]\((?:\/pix|pictures)\//g, '](/media/')).length === 0)
    reasons.picture = 'a picture stands in the text, none found'
  const stated = {
    times: baseline.prep || baseline.cook || baseline.total,
    yield: baseline.servings,
    picture: baseline.picture,
  }
  return { file, reasons, stated }
}

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

function printSemantics(posts: readonly string[]): number {
  const results = posts.map(checkSemantics)
  const violations = results.flatMap((result) => result.violations)
  for (const { line, shown, reason } of violations) console.log(`  ${reason}\n    ${line}\n    ${shown}`)
  const lines = results.reduce((sum, result) => sum + result.lines, 0)
  console.log(`semantic: ${violations.length} violations in ${lines} lines`)
  return violations.length
}

/** A post is a recipe unless it states another type. */
const isRecipe = ({ head }: Post) => !/^type: (?!recipe\b)/m.test(head)

async function readPost(folder: string, file: string): Promise<Post> {
  const text = await readFile(path.join(folder, file), 'utf8')
  const [, head = '', body = text] = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/.exec(text) ?? []
  return { file, head, body }
}

await runCommand(async () => {
  const folder = process.argv[2] ?? path.join(import.meta.dirname, '../../content/posts')
  const files = (await readdir(folder)).filter((file) => file.endsWith('.md')).sort()
  const posts = (await Promise.all(files.map((file) => readPost(folder, file)))).filter(isRecipe)
  printTable(posts.map(compare))
  process.exitCode = printSemantics(posts.map(({ body }) => body)) > 0 ? 1 : 0
}, 'Use: npm run recipes:measure -- [<folder of Markdown recipes>]')
