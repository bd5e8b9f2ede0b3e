import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { amountsOfLine } from '../../lib/recipe/line-amounts.ts'
import { foodsIn } from '../../lib/recipe/foods.ts'
import { readRecipe } from '../../lib/recipe/read.ts'
import { ingredientTexts } from '../../lib/recipe/properties.ts'
import { shoppingList } from '../../lib/recipe/shopping.ts'
import { checkLine, checkSemantics } from './semantic.ts'

/** The example recipes, or those of the folder RECIPES. */
const folder = process.env.RECIPES ?? path.join(import.meta.dirname, '../../content/posts')
const texts = readdirSync(folder)
  .filter((file) => file.endsWith('.md'))
  .map((file) => readFileSync(path.join(folder, file), 'utf8').replace(/^---\r?\n[\s\S]*?\r?\n---\r?\n/u, ''))
const recipes = texts.flatMap((text) => readRecipe(text) ?? [])

it('every number of every recipe is right for each factor and unit', () => {
  expect(texts.flatMap((text) => checkSemantics(text).violations)).toEqual([])
})

it('finds a wrong amount', () => {
  const text = '2 tins chickpeas, 400 g flour'
  const [first, second] = amountsOfLine(text, { home: 'metric' })
  if (!first || !second) expect.fail('two amounts')
  const wrong = [first, { ...second, amount: { ...second.amount, low: 500 } }]
  expect(checkLine(text, [first, second], { factor: 3, system: 'us' })).toEqual([])
  expect(checkLine(text, wrong, { factor: 3, system: 'us' })).toHaveLength(1)
})

/** Not bought: substitutes, words in brackets, tap water, products of the method. */
const bought = (line: string) =>
  line
    .replace(/\([^()]*\)?|\.\s+\p{Lu}.*$/gu, ' ')
    .replace(
      /,[^,]+,(?= (?:and\/)?or\b)|\bcloves?\b(?=[^,]{0,20}garlic|\/)|(?<=garlic, 1 )\bcloves?\b|\b(?:lemon )?juice (?=of|from)/giu,
      ' ',
    )
    .replace(/\b(?:or|lub)\b.*$/iu, ' ')
    .replace(/,\s(?:(?:the )?(?:grated )?(?:zest|juice)|less|if|plus)\b.*$/iu, ' ')
    .replace(/\b(?:from|for|of the|with|to|on|in)\b.*$/iu, ' ')

it('the shopping list has every food of an ingredient line', () => {
  const missing = recipes.flatMap(ingredientTexts).flatMap((line) => {
    const list = shoppingList([{ ingredients: [line], factor: 1 }]).flatMap(({ items }) =>
      items.map(({ name }) => name),
    )
    const onList = new Set(list.flatMap((name) => foodsIn(name).map(({ food }) => food.name)))
    return foodsIn(bought(line)).flatMap(({ food: { name } }) =>
      name === 'water' || onList.has(name) ? [] : [`${name}: ${line}`],
    )
  })
  expect(missing).toEqual([])
})
