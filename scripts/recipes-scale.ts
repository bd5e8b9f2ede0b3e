import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { parseNumber } from '../lib/recipe/numbers.ts'
import { readRecipe } from '../lib/recipe/read.ts'
import { showRecipe } from '../lib/recipe/shown-recipe.ts'
import type { System } from '../lib/recipe/units.ts'

const USAGE = 'Usage: npm run recipes:scale -- <file.md> --factor 3 --units us|metric'
const SYSTEMS: readonly string[] = ['us', 'metric'] satisfies System[]

function fail(message: string): never {
  console.error(`${message}\n${USAGE}`)
  process.exit(2)
}

function readOptions() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { factor: { type: 'string', default: '1' }, units: { type: 'string' } },
    })
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error))
  }
}

const isSystem = (text: string): text is System => SYSTEMS.includes(text)

const { values, positionals } = readOptions()
const [file, ...others] = positionals
if (!file || others.length > 0) fail('Name one Markdown file.')
const factor = parseNumber(values.factor.trim())
if (factor === null || factor > 100) fail(`--factor is a number such as 3, 0.5 or ½, not "${values.factor}".`)
if (values.units !== undefined && !isSystem(values.units)) fail(`--units is us or metric, not "${values.units}".`)
const text = await readFile(file, 'utf8').catch(() => fail(`${file} cannot be read.`))
const recipe = readRecipe(text.replace(/^---\r?\n[\s\S]*?\r?\n---\r?\n/, ''))
if (!recipe) fail(`${file} has no recipe: a list under "Ingredients" and steps under "Method".`)
console.log(JSON.stringify(showRecipe(recipe, { factor, system: values.units ?? null }), null, 2))
