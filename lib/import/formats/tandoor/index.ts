import { grouped, stepGroups, stepLines } from '../../recipe-lines.ts'
import { isObject, type JsonObject, nameOf, objectsOf, readJson } from '../../json.ts'
import { toMinutes } from '../../minutes.ts'
import { plainLines } from '../../plain-text.ts'
import {
  amountText,
  itemOfRecipe,
  namesOfSet,
  newRecipe,
  pictureBeside,
  sourceWarnings,
  yieldOf,
} from '../../recipe-item.ts'
import type { ImportedRecipe, Format } from '../../types.ts'
import { TextProblem } from '../../../markdown/budget.ts'

function ingredientLine(entry: JsonObject): string {
  const amount = entry.no_amount === true ? '' : amountText(entry.amount)
  const words = [amount, nameOf(entry.unit), nameOf(entry.food)].filter(Boolean).join(' ')
  const note = nameOf(entry.note)
  return note ? [words, note].filter(Boolean).join(', ') : words
}

/** The ingredients of a step. An entry that is marked as a heading begins a group. */
const groupsOf = (step: JsonObject): ImportedRecipe['ingredients'] =>
  grouped(
    objectsOf(step.ingredients),
    (entry) => {
      const line = ingredientLine(entry)
      return entry.is_header === true ? { heading: line, lines: [] } : { heading: null, lines: line ? [line] : [] }
    },
    nameOf(step.name) || null,
  )

/** The text of a step, with its references to ingredients (`{{ ingredients[0] }}`) replaced. */
const instructionOf = (step: JsonObject): string =>
  nameOf(step.instruction).replace(/\{\{\s*ingredients\[(\d{1,3})\]\s*\}\}/g, (_, index: string) => {
    const entry = objectsOf(step.ingredients)[Number(index)]
    return entry ? ingredientLine(entry) : ''
  })

/** Reads a recipe of Tandoor, in which each step has its own ingredients. Its zip contains a zip for each recipe. */
export const reader: Format = {
  detect: ({ name }, head) =>
    /\.json$/i.test(name) && /"steps"\s*:/.test(head) && /"instruction"|"working_time"/.test(head),
  async *read(file) {
    const values = await readJson(file)
    if (!isObject(values)) throw new TextProblem('The file holds no recipe.')
    const steps = objectsOf(values.steps)
    const [work, wait] = [toMinutes(values.working_time), toMinutes(values.waiting_time)]
    const recipe = newRecipe({
      name: nameOf(values.name),
      description: plainLines(nameOf(values.description)).join(' '),
      yield: yieldOf(nameOf(values.servings), nameOf(values.servings_text)),
      prepMinutes: work,
      cookMinutes: wait,
      totalMinutes: work !== null && wait !== null ? work + wait : null,
      ingredients: steps.flatMap(groupsOf),
      steps: steps.flatMap((step) => stepGroups(stepLines(instructionOf(step)), nameOf(step.name) || null)),
      keywords: objectsOf(values.keywords).map(nameOf).filter(Boolean),
      leftOut: namesOfSet({ nutrition: values.nutrition, rating: values.rating }),
    })
    const picture = pictureBeside(file, 'image', recipe.name)
    yield itemOfRecipe(file.name, recipe, { picture, warnings: sourceWarnings(values.source_url) })
  },
}
