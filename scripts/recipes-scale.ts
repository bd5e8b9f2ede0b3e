import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { parseNumber } from '../lib/recipe/numbers.ts'
import { readRecipe } from '../lib/recipe/read.ts'
import { showRecipe } from '../lib/recipe/shown-recipe.ts'
import { runCommand } from './command.ts'

const USAGE = 'Use: npm run recipes:scale -- <file.md> --factor 3 --units us|metric'

/** `npm run recipes:scale`: prints a recipe as readers see it, for a factor and a system of units, as JSON. */
await runCommand(
  async () => {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { factor: { type: 'string', default: '1' }, units: { type: 'string' } },
    })
    const [file, ...others] = positionals
    if (!file || others.length > 0) throw new Error(`Name one Markdown file.\n${USAGE}`)
    const factor = parseNumber(values.factor.trim())
    if (factor === null || factor > 100)
      throw new Error(`--factor is a number such as 3, 0.5 or ½, not "${values.factor}".`)
    const { units = null } = values
    if (units !== null && units !== 'us' && units !== 'metric')
      throw new Error(`--units is us or metric, not "${units}".`)
    const text = await readFile(file, 'utf8').catch(() => {
      throw new Error(`${file} cannot be read.`)
    })
    const recipe = readRecipe(text.replace(/^---\r?\n[\s\S]*?\r?\n---\r?\n/, ''))
    if (!recipe) throw new Error(`${file} has no recipe: a list under "Ingredients" and steps under "Method".`)
    console.log(JSON.stringify(showRecipe(recipe, { factor, system: units }), null, 2))
  },
  USAGE,
  2,
)
