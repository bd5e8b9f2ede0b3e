import { unserialize } from 'php-serialize'
import { ingredientGroups, stepGroups } from '../../recipe-lines.ts'
import { toMinutes } from '../../minutes.ts'
import { plainLines, plainText } from '../../plain-text.ts'
import { namesOfSet, toCalories } from '../../recipe-item.ts'
import type { ImportedPicture, ImportedRecipe } from '../../types.ts'
import { listOf } from '../recipe-page/recipe-node.ts'
import { recipeOfWprm } from '../wp-recipe-maker/recipe.ts'
import type { WxrItem } from './parse.ts'

/** Reads a value that PHP serialized. Objects of classes are refused before they are unserialized. */
function phpValue(text: string): unknown {
  if (!/^[aisbd]:/.test(text)) return text
  if (/(?:^|[;{])[OC]:\d+:"/.test(text)) return null
  try {
    return unserialize(text) as unknown
  } catch {
    return null
  }
}

const PICTURE_ID = /^[1-9]\d*$/

/** WP Recipe Maker keeps a recipe in a separate post, with a meta entry for each value. */
function wprmRecipe({ fields, meta }: WxrItem): ImportedRecipe {
  const values = Object.fromEntries(
    [...meta].flatMap(([key, value]) => (key.startsWith('wprm_') ? [[key.slice(5), phpValue(value.trim())]] : [])),
  )
  const name = values.name ?? fields.title
  const summary = values.summary ?? fields['content:encoded'] ?? fields['excerpt:encoded']
  return recipeOfWprm({ ...values, name, summary }, (id) => (PICTURE_ID.test(id) ? { address: id, alt: '' } : null))
}

/** The heading of a list: a heading element, or a paragraph that is all bold. */
const HEADING =
  /<(?:h[1-6]|p)\b[^<>]*>(?:\s*<(?:strong|b)>)?([^<>]*)(?:<\/(?:strong|b)>\s*)?<\/(?:h[1-6]|p)>(?=\s*<[uo]l\b)/gi

/** Values of Tasty Recipes that this site has no field for. */
const LEFT_OUT =
  /^(?:serving_size|sugar|sodium|(?:(?:un)?saturated_|trans_)?fat|carbohydrates|fiber|protein|cholesterol|diet|video_url|average_rating)$/

/** Tasty Recipes keeps HTML lists in plain meta entries. */
function tastyRecipe({ fields, meta }: WxrItem): ImportedRecipe {
  const lines = (key: string) => plainLines((meta.get(key) ?? '').replace(HEADING, '<p>## $1</p>'))
  return {
    name: plainText(fields.title ?? ''),
    description: plainText(meta.get('description') ?? ''),
    yield: plainText(meta.get('yield') ?? ''),
    prepMinutes: toMinutes(meta.get('prep_time')),
    cookMinutes: toMinutes(meta.get('cook_time')),
    totalMinutes: toMinutes(meta.get('total_time')),
    ingredients: ingredientGroups(lines('ingredients')),
    steps: stepGroups(lines('instructions')),
    notes: lines('notes'),
    calories: toCalories(meta.get('calories')),
    category: plainText(meta.get('category') ?? ''),
    cuisine: plainText(meta.get('cuisine') ?? ''),
    keywords: listOf(meta.get('keywords')),
    leftOut: namesOfSet(Object.fromEntries([...meta].filter(([key]) => LEFT_OUT.test(key)))),
  }
}

export const isRecipe = (type: string): boolean => /^(?:wprm|tasty)_recipe$/.test(type)

/** The recipe of an item that a recipe plugin made. The address of a step's picture is still its id in the export. */
export const recipeOfPlugin = (item: WxrItem): ImportedRecipe =>
  item.fields['wp:post_type']?.trim() === 'wprm_recipe' ? wprmRecipe(item) : tastyRecipe(item)

/** Replaces the ids of the steps' pictures with the pictures of the export. Drops a step without words whose picture is lost. */
export const withStepPictures = (
  recipe: ImportedRecipe,
  pictures: ReadonlyMap<string, ImportedPicture>,
): ImportedRecipe => ({
  ...recipe,
  steps: recipe.steps
    .map(({ heading, lines }) => ({
      heading,
      lines: lines
        .map((step) =>
          step.picture && PICTURE_ID.test(step.picture.address)
            ? { ...step, picture: pictures.get(step.picture.address) ?? null }
            : step,
        )
        .filter(({ text, picture }) => text || picture),
    }))
    .filter(({ lines }) => lines.length > 0),
})
