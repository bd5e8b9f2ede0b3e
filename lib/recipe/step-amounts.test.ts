import { expect, it } from 'vitest'
import { amountsOfStep, contextOf } from './step-amounts.ts'
import { writeLine } from './shown-recipe.ts'

const list = ['500 g flour', '2 large onions', '3 eggs', '2 garlic cloves', '6 slices bread', '1 onion']
const context = contextOf(list)

const doubled = (text: string) => writeLine(text, amountsOfStep(text, context), { factor: 2, system: null })

it.each([
  [
    'Fry the chopped onion for the filling in 20 g of butter over a medium heat for 8–10 minutes',
    'Fry the chopped onion for the filling in 40 g of butter over a medium heat for 8–10 minutes',
  ],
  [
    'Heat 2 tbsp of the oil in a wide frying pan for 4 minutes',
    'Heat 4 tbsp of the oil in a wide frying pan for 4 minutes',
  ],
  ['Add 4 tbsp of the chickpea liquid', 'Add 120 ml of the chickpea liquid'],
  ['Crack in the 3 eggs', 'Crack in the 6 eggs'],
  ['Beat in 3 eggs, one at a time.', 'Beat in 6 eggs, one at a time.'],
  ['Add the two eggs and stir', 'Add the 4 eggs and stir'],
  ['Slice the 2 onions into half-moons', 'Slice the 4 onions into half-moons'],
  ['Bring 2 l of water to a boil in a large pot', 'Bring 4 l of water to a boil in a large pot'],
  ['divide into 12 pieces', 'divide into 24 pieces'],
  ['Pipe 24 meringues onto two lined trays', 'Pipe 48 meringues onto two lined trays'],
  ['Shape into 12 small croissants.', 'Shape into 24 small croissants.'],
  ['Stamp out 16 shortbreads', 'Stamp out 32 shortbreads'],
  ['Thread the chicken onto 8 skewers', 'Thread the chicken onto 16 skewers'],
  ['Spread 2 slices of bread with butter', 'Spread 4 slices of bread with butter'],
  ['Add 400g of toasted bread in pieces', 'Add 800g of toasted bread in pieces'],
  ['warm 1/4 cup water to about 40 °C', 'warm ½ cup water to about 40 °C'],
  ['Combine corn starch, 2 Tbsp water, and soy sauce', 'Combine corn starch, 4 Tbsp water, and soy sauce'],
  ['Add 1 Tsp sugar. Let sit 5 minutes', 'Add 2 Tsp sugar. Let sit 5 minutes'],
  ['Dodaj 2 łyżki mąki i 100 ml wody', 'Dodaj 4 łyżki mąki i 200 ml wody'],
  ['Pour 200 ml of stock over it', 'Pour 400 ml of stock over it'],
  ['Add 2 tbsp each of oil and soy sauce', 'Add 4 tbsp each of oil and soy sauce'],
  ['the remaining 2 tbsp oil', 'the remaining 4 tbsp oil'],
])('doubles %s', (text, expected) => {
  expect(writeLine(text, amountsOfStep(text, context), { factor: 1, system: null })).toBe(text)
  expect(doubled(text)).toBe(expected)
})

it.each([
  'Roll it into balls of about 18 g, the size of a walnut.',
  'Cut circles of 7–8 cm with a glass. Cook 10–12 pierogi at a time.',
  'Fry 3 eggs at a time.',
  'Use a 2 litre pot',
  'Shape into 50 g patties',
  'Pipe 2 rings around the edge',
  'Make 3 slashes in the loaf',
  'Shape the dough on 2 trays',
  'Put 2 slices on each plate',
  'Grease a 2-quart casserole',
  '10 g salt per 1 l water',
  'Serve 150 g per person',
  'Use a 500 ml jar',
  'a 23 cm tin',
  'Half of the eggs',
  'step 3',
  'Turn the 2 fillets',
])('does not double %s', (text) => expect(doubled(text)).toBe(text))
