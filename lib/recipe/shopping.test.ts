import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { SHELVES } from './foods.ts'
import { readRecipe } from './read.ts'
import { addOwn, ownId, putOnList, shoppingList, shoppingText } from './shopping.ts'

const list = (...lines: (string | [string, number])[]) =>
  shoppingList(
    lines.map((line) => {
      const [text, factor] = typeof line === 'string' ? [line, 1] : line
      return { ingredients: [text], factor }
    }),
  ).flatMap(({ shelf, items }) => items.map(({ name, amount }) => `${shelf}: ${amount} ${name}`.replace(/ {2}/, ' ')))

describe('shoppingList', () => {
  it.each([
    [['500 g plain flour (about 4 cups)', '120 g plain flour'], ['pantry: 620 g plain flour']],
    [['1 medium onion, finely chopped', '2 large onions, sliced'], ['produce: 3 onions']],
    [['1 onion'], ['produce: 1 onion']],
    [['400 g ripe tomatoes', '1 ripe tomato'], ['produce: 400 g ripe tomatoes + 1 ripe tomato']],
    [['1 ripe tomato', '400 g ripe tomatoes', '2 tomatoes'], ['produce: 400 g ripe tomatoes + 3 ripe tomatoes']],
    [['1 cucumber', '200 g cucumber, diced'], ['produce: 200 g cucumber + 1 cucumber']],
    [['2 tins tomatoes', '3 tomatoes'], ['produce: 2 tins + 3 tomatoes']],
    [['30 g butter', '150 g soft butter, plus a little for the tin'], ['dairy: 180 g butter']],
    [['2–3 garlic cloves, sliced', '4 garlic cloves'], ['produce: 7 garlic cloves']],
    [['3 cloves of garlic', '1 garlic clove, crushed'], ['produce: 4 cloves garlic']],
    [['2 garlic cloves', '1 head garlic', '1 clove garlic'], ['produce: 3 cloves + 1 head garlic']],
    [['4 cloves'], ['spices: 4 cloves']],
    [['10 g whole cloves', '5 g cloves'], ['spices: 15 g whole cloves']],
    [
      ['salt and freshly ground black pepper', '1 tsp black pepper'],
      ['spices: 1 tsp black pepper', 'spices: salt'],
    ],
    [['3 eggs at room temperature', '2 eggs'], ['dairy: 5 eggs']],
    [['1 l milk', '250 ml milk'], ['dairy: 1.25 l milk']],
    [['½ tsp fine salt', '½ tsp fine salt', 'Fine salt'], ['spices: 1 tsp fine salt']],
    [['250 ml water', 'boiling water'], []],
    [['1 tin chopped tomatoes (400 g)', '2 tins chopped tomatoes'], ['pantry: 3 tins chopped tomatoes']],
    [['2 tbsp olive oil', '3 tbsp olive oil'], ['pantry: 5 tbsp olive oil']],
    [['100 g unicorn dust'], ['other: 100 g unicorn dust']],
    [['450–500 ml chicken or vegetable stock'], ['pantry: 500 ml chicken or vegetable stock']],
    [['1.1–1.2 l light vegetable or chicken stock'], ['pantry: 1.2 l light vegetable or chicken stock']],
    [["250 g full-fat or semi-fat twaróg (dry farmer's cheese)"], ['dairy: 250 g full-fat or semi-fat twaróg']],
    [
      ['2 tbsp sunflower or rapeseed oil', '1 tbsp sunflower or rapeseed oil'],
      ['pantry: 3 tbsp sunflower or rapeseed oil'],
    ],
    [
      ['1 lemon or lime, juiced', '100 ml lemon or lime juice'],
      ['produce: 1 lemon', 'produce: 100 ml lemon or lime juice'],
    ],
    [['2 red or yellow peppers'], ['produce: 2 red or yellow peppers']],
    [['30 g butter or 2 tbsp sunflower oil', '70 g butter'], ['dairy: 100 g butter']],
    [['100 g unicorn dust or 2 tbsp sunflower oil'], ['other: 100 g unicorn dust']],
    [['1 carrot or parsnip', '2 carrots or 3 parsnips'], ['produce: 3 carrots']],
    [['200 ml bulionu drobiowego lub warzywnego'], ['pantry: 200 ml bulionu drobiowego lub warzywnego']],
    [['1 tsp honey or more to taste'], ['pantry: 1 tsp honey']],
    [['30 g butter or sunflower oil'], ['dairy: 30 g butter']],
    [['50 g Parmesan or Grana Padano'], ['dairy: 50 g Parmesan or Grana Padano']],
    [['2 lb potatoes', '500 g potatoes'], ['produce: 1.4 kg potatoes']],
    [['6 (8-inch) tortillas', '2 tortillas'], ['bakery: 8 tortillas']],
    [['a 5cm piece of ginger', '1 (2-inch) piece fresh ginger'], ['produce: 1 piece ginger']],
    [['A few sprigs of dill or chives'], ['produce: A few sprigs of dill']],
    [['100 g dark chocolate, at least 70 % cocoa solids'], ['pantry: 100 g dark chocolate']],
    [['1 bulb garlic, cloves separated and peeled'], ['produce: 1 bulb garlic']],
    [['Salt, garlic, cloves'], ['produce: garlic', 'spices: cloves', 'spices: Salt']],
    [['Granola and 2 % yogurt'], ['dairy: yogurt', 'pantry: Granola']],
  ])('%j', (lines, expected) => {
    expect(list(...lines)).toEqual(expected)
  })

  it('multiplies amounts by the factor of their recipe', () => {
    expect(list(['250 g sugar', 2], ['100 g sugar', 0.5])).toEqual(['pantry: 550 g sugar'])
  })

  it('orders the items by shelf', () => {
    expect(
      list('1 tsp cumin', '200 g salmon', '2 carrots', '1 bunch parsley').map((line) => line.split(':')[0]),
    ).toEqual(['produce', 'produce', 'fish', 'spices'])
  })
})

describe('the recipes of this site', () => {
  const posts = path.join(import.meta.dirname, '../../content/posts')
  const names = readdirSync(posts)
    .flatMap((file) => readRecipe(readFileSync(path.join(posts, file), 'utf8').replace(/^---$.*?^---$/ms, '')) ?? [])
    .flatMap(({ ingredients }) => ingredients.flatMap(({ items }) => items))
    .filter((text) => text.includes(' or '))
    .flatMap((text) => shoppingList([{ ingredients: [text], factor: 1 }]))
    .flatMap(({ shelf, items }) => items.map(({ name }) => `${shelf}: ${name}`))

  it('give a product to buy for every line with a choice', () =>
    expect([...new Set(names)].sort()).toEqual([
      'dairy: butter',
      'dairy: finely grated Parmesan or Grana Padano',
      'dairy: full-fat or semi-fat twaróg',
      'dairy: thick natural yoghurt',
      'drinks: cloudy apple juice or dry cider',
      'pantry: carnaroli or arborio rice',
      'pantry: chicken or vegetable stock',
      'pantry: light vegetable or chicken stock',
      'pantry: plain pumpkin purée',
      'pantry: rapeseed or olive oil',
      'pantry: spirit vinegar',
      'pantry: sunflower or rapeseed oil',
      'pantry: thick plum jam',
      'produce: A few sprigs of dill',
      'produce: Scotch bonnet',
      'produce: blueberries',
      'produce: fresh spinach',
      'produce: kale',
      'produce: parsley root',
      'produce: red peppers',
      'produce: ripe tomatoes',
      'produce: shallot',
    ]))
})

it.each([
  [['1 pint milk', '225 g flour'], '568 ml'],
  [['1 pint milk', '2 cups flour'], '2 cups'],
])('takes the pint of the country of %j', (ingredients, amount) =>
  expect(shoppingList([{ ingredients, factor: 1 }])[0]?.items[0]?.amount).toBe(amount),
)

it('writes the list as plain text without the ticked items', () => {
  const shelves = shoppingList([{ ingredients: ['2 carrots', '1 onion', '200 g salmon'], factor: 1 }])
  const titles = Object.fromEntries(SHELVES.map((shelf) => [shelf, shelf.toUpperCase()])) as Record<
    (typeof SHELVES)[number],
    string
  >
  expect(shoppingText(shelves, titles, new Set(['onion']))).toBe('PRODUCE\n- 2 carrots\n\nFISH\n- 200 g salmon')
})

describe('putOnList', () => {
  const soup = { slug: 'soup', title: 'Soup', savedOn: '2026-11-22', ingredients: ['2 onions, sliced', '1 l stock'] }
  const empty = { recipes: {}, done: [], own: [] }

  it('adds a recipe, changes its factor and removes it', () => {
    const once = putOnList(empty, soup, 1)
    expect(once.recipes).toEqual({ soup: 1 })
    expect(putOnList(once, soup, 3).recipes).toEqual({ soup: 3 })
    expect(putOnList(once, soup, 0).recipes).toEqual({})
  })

  it('unticks only items that are needed in a larger amount', () => {
    const shopped = { recipes: { cake: 1 }, done: ['onion', 'flour'], own: [] }
    expect(putOnList(shopped, soup, 1).done).toEqual(['flour'])
    const both = { recipes: { soup: 1 }, done: ['onion'], own: [] }
    expect(putOnList(both, soup, 2).done).toEqual([])
    expect(putOnList(both, soup, 0.5).done).toEqual(['onion'])
  })
})

describe('addOwn', () => {
  it('adds each line once, and unticks a line that is needed again', () => {
    const shopped = { recipes: {}, done: ['onion', ownId('Milk'), ownId('Tea')], own: ['Milk', 'Tea'] }
    expect(addOwn(shopped, ['Milk', 'Candles'])).toEqual({
      recipes: {},
      done: ['onion', ownId('Tea')],
      own: ['Milk', 'Tea', 'Candles'],
    })
  })
  it('unticks a line that was ticked before it was taken off the list', () =>
    expect(addOwn({ recipes: {}, done: [ownId('Milk')], own: ['Tea'] }, ['Milk']).done).toEqual([]))
})
