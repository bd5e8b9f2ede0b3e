import { gunzipSync } from 'fflate'
import { ingredientGroups, stepGroups } from '../../groups.ts'
import { isObject, nameOf } from '../../json.ts'
import { toMinutes } from '../../minutes.ts'
import { plainLines, plainText } from '../../plain-text.ts'
import { itemOfRecipe, newRecipe, toCalories, withServings } from '../../recipe-item.ts'
import { stepLines } from '../../step-lines.ts'
import type { Reader } from '../../types.ts'

/** A recipe with its picture within; one that unpacks to more is none. */
const UNPACKED_MAX = 40_000_000

/** The size of the unpacked data stands at the end of a gzip file. */
function unpacked(bytes: Uint8Array): unknown {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b || bytes.byteLength < 18) throw new RangeError('The file holds no recipe.')
  const size = new DataView(bytes.buffer, bytes.byteOffset).getUint32(bytes.byteLength - 4, true)
  if (size > UNPACKED_MAX) throw new RangeError('The recipe is larger than 40 MB when it is unpacked.')
  return JSON.parse(new TextDecoder().decode(gunzipSync(bytes, { out: new Uint8Array(size) })))
}

const lines = (value: unknown): string[] => plainLines(nameOf(value))

/** A recipe of Paprika: JSON, packed by gzip. A `.paprikarecipes` file is a zip of them. */
export const reader: Reader = {
  name: 'paprika',
  detect: ({ name }) => /\.paprikarecipe$/i.test(name),
  async *read(file) {
    const values = unpacked(new Uint8Array(await file.blob.arrayBuffer()))
    if (!isObject(values)) throw new RangeError('The file holds no recipe.')
    const categories = Array.isArray(values.categories) ? values.categories.map(nameOf) : []
    const recipe = newRecipe({
      name: plainText(nameOf(values.name)),
      description: lines(values.description).join(' '),
      yield: withServings(nameOf(values.servings)),
      prepMinutes: toMinutes(nameOf(values.prep_time)),
      cookMinutes: toMinutes(nameOf(values.cook_time)),
      totalMinutes: toMinutes(nameOf(values.total_time)),
      ingredients: ingredientGroups(lines(values.ingredients)),
      steps: stepGroups(stepLines(nameOf(values.directions))),
      calories: toCalories(/\d[^\n]*|$/.exec(/calories[^\n]*/i.exec(nameOf(values.nutritional_info))?.[0] ?? '')?.[0]),
      notes: lines(values.notes),
      keywords: categories.filter(Boolean),
    })
    const address = nameOf(values.image_url)
    const isHeld = !address.startsWith('http') && nameOf(values.photo_data) !== ''
    yield itemOfRecipe(nameOf(values.uid) || file.name, recipe, {
      picture: address.startsWith('http') ? { address, alt: recipe.name } : null,
      warnings: isHeld ? ['Its picture is held in the recipe itself and is left out.'] : [],
    })
  },
}
