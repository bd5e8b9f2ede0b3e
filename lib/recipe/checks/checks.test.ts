import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { checkRecipe } from '../check.ts'
import { safetyDoubts } from './safety.ts'

type Parts = { facts?: string[]; ingredients?: string[]; steps?: string[] }
const TIMES = ['Prep time: 5 min', 'Cook time: 10 min']
const recipe = ({
  facts = TIMES,
  ingredients = ['2 eggs', '200 g butter'],
  steps = ['Fry the eggs in the butter.'],
}: Parts) => {
  const list = (lines: string[]) => lines.map((line) => `- ${line}`).join('\n')
  const method = steps.map((step, index) => `${index + 1}. ${step}`).join('\n')
  return [list([...facts, 'Servings: 2']), '## Ingredients', list(ingredients), '## Method', method].join('\n\n')
}
const doubts = (parts: Parts) => checkRecipe(recipe(parts)).doubts

it.each<[string, Parts, string]>([
  [
    'an ingredient that no step uses',
    { ingredients: ['2 eggs', '200 g butter', '3 carrots'] },
    'No step uses “3 carrots”.',
  ],
  [
    'a food that is not on the list',
    { steps: ['Fry the eggs in the butter. Add the honey.'] },
    'The list has no “honey”',
  ],
  [
    'a fat that is used until something happens',
    { ingredients: ['2 eggs'], steps: ['Fry the eggs in butter until golden.'] },
    'The list has no “butter”',
  ],
  [
    'more of a food than the list has',
    { steps: ['Melt 150 g butter.', 'Fry the eggs in 100 g butter.'] },
    'Up to here the steps use 250 g of butter, the list has 200 g.',
  ],
  ['more pieces than the list has', { steps: ['Fry 3 eggs in the butter.'] }, 'the steps use 3 of egg, the list has 2'],
  [
    'times that do not add up',
    { facts: ['Prep time: 20 min', 'Cook time: 40 min', 'Total time: 45 min'] },
    'The times add up to 1 h, the total says 45 min.',
  ],
  [
    'a step longer than the recipe',
    { steps: ['Fry the eggs in the butter for 2 hours.'] },
    'This step takes 2 h, the whole recipe 15 min.',
  ],
  ['a heat that no oven has', { steps: ['Bake the eggs and butter at 380 °C.'] }, 'An oven has 50 to 300 °C'],
  ['a warm freezer', { steps: ['Freeze at −4 °C. Fry the eggs in butter.'] }, 'A freezer has −30 to −15 °C'],
  [
    'two amounts that differ',
    { ingredients: ['2 eggs', '200 g (4 lb) butter'] },
    '“200 g” and “4 lb” are not the same amount.',
  ],
  ['two heats that differ', { steps: ['Bake the eggs and butter at 180 °C (425 °F).'] }, 'are not the same heat'],
  ['a diet that an ingredient contradicts', { facts: ['Diet: vegan', ...TIMES] }, '“2 eggs”: is it vegan?'],
  [
    'meat in a vegetarian dish',
    {
      facts: ['Diet: vegetarian', ...TIMES],
      ingredients: ['2 eggs', '20 g butter', '50 g bacon'],
      steps: ['Fry the eggs and the bacon in the butter for 10 minutes.'],
    },
    '“50 g bacon”: is it vegetarian?',
  ],
  [
    'another temperature of poultry',
    { steps: ['Fry the eggs in the butter. The chicken reads 70 °C inside.'] },
    'The inside of poultry reaches 74 °C (FSIS), here 70 °C.',
  ],
])('doubts %s', (_, parts, message) => {
  const found = doubts(parts)
  expect(found.map((one) => one.message).join('\n')).toContain(message)
  const text = recipe(parts)
  for (const { line, words } of found) expect(text.split('\n')[line - 1]).toContain(words.split(' ')[0])
})

it.each<[string, Parts]>([
  ['a recipe that adds up', {}],
  [
    'what all steps share',
    { ingredients: ['2 eggs', '200 g butter', '1 tsp cumin'], steps: ['Mix all the ingredients.'] },
  ],
  ['the same amount named twice', { steps: ['Melt the 200 g butter.', 'Pour the 200 g butter over the 2 eggs.'] }],
  [
    'a thing to compare with',
    { steps: ['Fry the eggs in butter to the colour of hazelnuts, no larger than a walnut.'] },
  ],
  ['waiting time beside a total', { facts: ['Prep time: 20 min', 'Cook time: 40 min', 'Total time: 3 h'] }],
  ['the yolks of listed eggs', { steps: ['Fry the yolks of the eggs in the butter.'] }],
])('has no doubt about %s', (_, parts) => expect(doubts(parts)).toEqual([]))

it.each([
  ['Cooked beans keep for 2 weeks in the fridge.', 'In the fridge cooked beans keeps up to 4 days'],
  ['Freeze the soup for up to 8 months.', 'In the freezer soup or stew keeps up to 4 months'],
  ['Cook chicken until it reads 75 °C in the centre.', 'here 75 °C'],
  ['Cook the turkey until a thermometer reads 150°F.', 'The inside of poultry reaches 74 °C (FSIS), here 150°F.'],
])('compares "%s" with the table', (text, message) =>
  expect(safetyDoubts(text).map((one) => one.message)).toEqual([expect.stringContaining(message)]),
)

it.each([
  'Beans keep for 4 days in the fridge and 4 months in the freezer.',
  'Dried beans keep for 2 years.',
  'Chicken: 74 °C in the middle.',
  'Chicken reaches 165 °F (74 °C) inside.',
])('agrees with "%s"', (text) => expect(safetyDoubts(text)).toEqual([]))

const folder = path.join(import.meta.dirname, '../../../content/posts')
const posts = readdirSync(folder).filter((file) => file.endsWith('.md'))

it.each(posts)('finds nothing to doubt in %s', (file) => {
  const text = readFileSync(path.join(folder, file), 'utf8')
  const body = text.replace(/^---\n[\s\S]*?\n---\n/u, '')
  const found = /^type: recipe/mu.test(text) ? checkRecipe(body).doubts : safetyDoubts(body)
  expect(found.map(({ message, words }) => `${message} ${words}`)).toEqual([])
})
