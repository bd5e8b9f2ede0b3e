import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { readRecipe } from '../../lib/recipe/read.ts'
import type { Recipe } from '../../lib/recipe/types.ts'

/** What a plain count of lines finds in a section: an independent witness, for it knows no Markdown. */
function countMarkers(markdown: string, heading: RegExp, marker: RegExp): number {
  const lines = markdown.split(/\r?\n/)
  const start = lines.findIndex((line) => heading.test(line))
  if (start < 0) return 0
  const length = lines.slice(start + 1).findIndex((line) => /^#{1,2}\s/.test(line))
  const section = lines.slice(start + 1, length < 0 ? undefined : start + 1 + length)
  return section.filter((line) => marker.test(line)).length
}

type Result = { file: string; recipe: Recipe | null; ingredients: [number, number]; steps: [number, number] }

const ITEM = /^\s*[-*+]\s+\S/
const STEP = /^\s{0,3}(?:\d+[.)]|[-*+])\s+[^!\s]/

async function measureFile(folder: string, file: string): Promise<Result> {
  const markdown = (await readFile(path.join(folder, file), 'utf8')).replace(/^---\r?\n[\s\S]*?\r?\n---\r?\n/, '')
  const recipe = readRecipe(markdown)
  return {
    file,
    recipe,
    ingredients: [
      recipe?.ingredients.flatMap((group) => group.items).length ?? 0,
      countMarkers(markdown, /^##\s+Ingredients/i, ITEM),
    ],
    steps: [
      recipe?.steps.flatMap((section) => section.steps).length ?? 0,
      countMarkers(markdown, /^##\s+(?:Directions|Method)/i, STEP),
    ],
  }
}

const isWhole = ({ recipe, ingredients, steps }: Result) =>
  recipe !== null && ingredients[0] > 0 && steps[0] > 0 && ingredients[0] >= ingredients[1] && steps[0] >= steps[1]

function printTable(results: Result[]): void {
  const share = (is: (result: Result) => boolean) => {
    const count = results.filter(is).length
    return { posts: count, of: results.length, percent: ((100 * count) / results.length).toFixed(1) }
  }
  console.table({
    'all ingredients and all steps': share(isWhole),
    'read as a recipe': share(({ recipe }) => recipe !== null),
    'prep time': share(({ recipe }) => recipe?.prepMinutes !== undefined),
    'cook time': share(({ recipe }) => recipe?.cookMinutes !== undefined),
    'servings as a number': share(({ recipe }) => recipe?.servings?.amount !== undefined),
    'every ingredient line with a digit has a quantity': share(({ recipe }) =>
      Boolean(recipe?.ingredients.every(({ items }) => items.every((item) => item.quantity || !/\d/.test(item.text)))),
    ),
  })
  const odd = results.filter((result) => !isWhole(result) || result.ingredients[0] !== result.ingredients[1] || result.steps[0] !== result.steps[1])
  if (odd.length === 0) return
  console.log('Counts that differ from the plain count of lines (read / counted):')
  for (const { file, ingredients, steps } of odd) console.log(`  ${file}  ingredients ${ingredients.join('/')}  steps ${steps.join('/')}`)
}

const folder = process.argv[2]
if (!folder) {
  console.error('Usage: node scripts/recipes/measure.ts <folder of Markdown posts>')
  process.exit(1)
}
const files = (await readdir(folder)).filter((file) => file.endsWith('.md')).sort()
printTable(await Promise.all(files.map((file) => measureFile(folder, file))))
