import { isObject, type JsonObject, nameOf, objectsOf, readJson } from '../../json.ts'
import { toMinutes } from '../../minutes.ts'
import { plainLines } from '../../plain-text.ts'
import { itemOfRecipe, newRecipe } from '../../recipe-item.ts'
import type { ImportedRecipe, Reader } from '../../types.ts'

const amountOf = (value: unknown): string =>
  typeof value === 'number' && value !== 0 ? String(Math.round(value * 1000) / 1000) : ''

function ingredientLine(entry: JsonObject): string {
  const amount = entry.no_amount === true ? '' : amountOf(entry.amount)
  const words = [amount, nameOf(entry.unit), nameOf(entry.food)].filter(Boolean).join(' ')
  const note = nameOf(entry.note)
  return note ? [words, note].filter(Boolean).join(', ') : words
}

const ingredientsOf = (steps: JsonObject[]): ImportedRecipe['ingredients'] =>
  steps
    .map((step) => ({
      heading: nameOf(step.name) || null,
      lines: objectsOf(step.ingredients).map(ingredientLine).filter(Boolean),
    }))
    .filter(({ lines }) => lines.length > 0)

/** A recipe of Tandoor: each step has its own ingredients. Its zip holds a zip a recipe. */
export const reader: Reader = {
  name: 'tandoor',
  detect: ({ name }, head) =>
    /\.json$/i.test(name) && /"steps"\s*:/.test(head) && /"instruction"|"working_time"/.test(head),
  async *read(file) {
    const values = await readJson(file)
    if (!isObject(values)) throw new RangeError('The file holds no recipe.')
    const steps = objectsOf(values.steps)
    const servings = nameOf(values.servings)
    const unit = nameOf(values.servings_text) || (servings === '1' ? 'serving' : 'servings')
    const [work, wait] = [toMinutes(values.working_time), toMinutes(values.waiting_time)]
    const recipe = newRecipe({
      name: nameOf(values.name),
      description: plainLines(nameOf(values.description)).join(' '),
      yield: servings && servings !== '0' ? `${servings} ${unit}` : '',
      prepMinutes: work,
      cookMinutes: wait,
      totalMinutes: work !== null && wait !== null ? work + wait : null,
      ingredients: ingredientsOf(steps),
      steps: steps
        .map((step) => ({
          heading: nameOf(step.name) || null,
          steps: plainLines(nameOf(step.instruction)).map((text) => ({ title: '', text })),
        }))
        .filter((group) => group.steps.length > 0),
      keywords: objectsOf(values.keywords).map(nameOf).filter(Boolean),
    })
    yield itemOfRecipe(file.name, recipe)
  },
}
