import { ingredientGroups, stepGroups, stepLines } from '../../recipe-lines.ts'
import { isObject, type JsonObject, nameOf, readJson } from '../../json.ts'
import { toMinutes } from '../../minutes.ts'
import { plainLines, plainText } from '../../plain-text.ts'
import { itemOfRecipe, namesOfSet, newRecipe, sourceWarnings, toCalories, withServings } from '../../recipe-item.ts'
import type { ImportedPicture, Format } from '../../types.ts'
import { TextProblem } from '../../../markdown/budget.ts'

const lines = (value: unknown): string[] => plainLines(nameOf(value))

/** The picture inside the recipe; without one, the picture at its web address. */
function pictureOf(values: JsonObject, name: string, alt: string): ImportedPicture | null {
  const [data, address] = [nameOf(values.photo_data), nameOf(values.image_url)]
  try {
    const content = Uint8Array.from(atob(data), (character) => character.charCodeAt(0))
    if (content.length > 0) return { address: name, alt, file: { name, bytes: () => Promise.resolve(content) } }
  } catch {
    // Invalid base64 counts as no picture inside.
  }
  return address.startsWith('http') ? { address, alt } : null
}

/** Reads a recipe of Paprika: JSON, in a file packed by gzip. A `.paprikarecipes` file is a zip of them. */
export const reader: Format = {
  detect: ({ name }) => /\.paprikarecipe$/i.test(name),
  async *read(file) {
    const values = await readJson(file)
    if (!isObject(values)) throw new TextProblem('The file holds no recipe.')
    const categories = Array.isArray(values.categories) ? values.categories.map(nameOf) : []
    const { rating, difficulty, nutritional_info: info } = values
    const nutrition = lines(info).filter((line) => !/calories/i.test(line))
    const recipe = newRecipe({
      name: plainText(nameOf(values.name)),
      description: lines(values.description).join(' '),
      yield: withServings(nameOf(values.servings)),
      prepMinutes: toMinutes(nameOf(values.prep_time)),
      cookMinutes: toMinutes(nameOf(values.cook_time)),
      totalMinutes: toMinutes(nameOf(values.total_time)),
      ingredients: ingredientGroups(lines(values.ingredients)),
      steps: stepGroups(stepLines(nameOf(values.directions))),
      calories: toCalories(/calories[^\n]*/i.exec(nameOf(info))?.[0]),
      notes: lines(values.notes),
      keywords: categories.filter(Boolean),
      leftOut: namesOfSet({ rating, difficulty, nutrition }),
    })
    const id = nameOf(values.uid) || file.name
    const picture = pictureOf(values, nameOf(values.photo) || `${id}.jpg`, recipe.name)
    yield itemOfRecipe(id, recipe, { picture, warnings: sourceWarnings(values.source_url) })
  },
}
