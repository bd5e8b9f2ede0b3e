import { readFile } from '../../lib/import/read-files.ts'
import { picturesOfItem } from '../../lib/import/pictures-of-item.ts'
import type { ImportedItem } from '../../lib/import/types.ts'
import { readRecipe } from '../../lib/recipe/read.ts'
import { filesOf, loadReaders } from '../../scripts/import/files.ts'

/** The smallest share of words that an import must keep. */
const KEPT_MIN = 0.995

const newFigures = () => ({
  ...{ files: 0, items: 0, before: 0, after: 0, pictures: 0, recipes: 0, equal: 0 },
  ...{ refused: [] as string[], lossy: [] as string[] },
})
type Figures = ReturnType<typeof newFigures>

/** Whether the site reads as many ingredients and steps, and the same times, from an item as the source states. */
function isSameRecipe({ recipe, text }: ImportedItem): boolean {
  const here = readRecipe(text)
  if (!recipe || !here) return false
  const count = (lists: readonly unknown[][]) => lists.reduce((sum, list) => sum + list.length, 0)
  return (
    count(recipe.ingredients.map(({ lines }) => lines)) === count(here.ingredients.map(({ items }) => items)) &&
    count(recipe.steps.map(({ lines }) => lines)) === count(here.steps.map(({ steps }) => steps)) &&
    (['prepMinutes', 'cookMinutes', 'totalMinutes'] as const).every((time) => (recipe[time] ?? 0) === (here[time] ?? 0))
  )
}

function addItem(figures: Figures, item: ImportedItem): void {
  const kept = Math.min(item.words.before, item.words.after)
  figures.items += 1
  figures.before += item.words.before
  figures.after += kept
  figures.pictures += picturesOfItem(item).size
  if (kept < item.words.before * KEPT_MIN) figures.lossy.push(`${item.title} (${kept} of ${item.words.before})`)
  if (!item.recipe) return
  figures.recipes += 1
  if (isSameRecipe(item)) figures.equal += 1
}

/** Reads a folder of exports in a dry run and counts the results. */
async function measure(folder: string): Promise<Figures> {
  const readers = await loadReaders()
  const figures = newFigures()
  for await (const file of filesOf(folder)) {
    figures.files += 1
    for await (const { item } of readFile(file, readers))
      if ('refused' in item) figures.refused.push(`${file.name}: ${item.title}: ${item.refused}`)
      else addItem(figures, item)
  }
  return figures
}

const number = (value: number) => value.toLocaleString('en')

const folders = process.argv.slice(2).filter((argument) => !argument.startsWith('-'))
if (folders.length === 0) console.log('Use: npm run import:measure -- <folder of exports> …')
for (const folder of folders) {
  const { files, items, refused, before, after, lossy, pictures, recipes, equal } = await measure(folder)
  const share = before === 0 ? 100 : (100 * after) / before
  console.log(
    `${folder}\n| ${[files, items, refused.length, before].map(number).join(' | ')} | ${share.toFixed(2)} % | ${pictures} | ${recipes} | ${equal} |`,
  )
  for (const name of refused) console.log(`  refused: ${name}`)
  for (const name of lossy) console.log(`  words lost: ${name}`)
}
