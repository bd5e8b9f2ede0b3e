import { expect, it } from 'vitest'
import { ingredientsOfStep, timedFood } from './step-ingredients.ts'

const items = [
  ['For the dough', '500 g plain flour (about 4 cups), plus a little for the board'],
  ['For the dough', '250 ml water at 70–80 °C (1 cup)'],
  ['For the dough', '30 g butter'],
  ['For the dough', '½ tsp fine salt'],
  ['For the filling', '600 g floury potatoes, peeled'],
  ['For the filling', '1 medium onion, finely chopped'],
  ['For the filling', '20 g butter'],
  ['For the filling', '½ tsp fine salt'],
  ['To serve', '30 g butter or 2 tbsp sunflower oil'],
  ['To serve', '150 g soured cream'],
  ['Sos', '100 ml śmietany'],
].map(([heading = '', line = '']) => ({ heading, line }))

const used = (step: string) => ingredientsOfStep(step, items).map(({ line }) => line.split(',')[0])

it('finds the ingredients that a step uses', () => {
  expect(used('Cut the potatoes into even pieces.')).toEqual(['600 g floury potatoes'])
  expect(used('Push each potato through a ricer.')).toEqual(['600 g floury potatoes'])
  expect(used('For the dough, melt the butter with the salt. Put the flour in a bowl.')).toEqual([
    '500 g plain flour (about 4 cups)',
    '30 g butter',
    '½ tsp fine salt',
  ])
  expect(used('Fry the chopped onion for the filling in butter.')).toEqual(['1 medium onion', '20 g butter'])
  expect(used('Serve with soured cream.')).toEqual(['150 g soured cream'])
  expect(used('Dodaj śmietanę i wymieszaj.')).toEqual(['100 ml śmietany'])
})

it.each([
  ['Whisk in the coconut milk.', ['400 ml coconut milk', '100 ml milk'], [0]],
  ['Warm the milk.', ['400 ml coconut milk', '100 ml milk'], [1]],
  ['Warm the milk, then the coconut milk.', ['400 ml coconut milk', '100 ml milk'], [0, 1]],
  ['Sift the self-raising flour.', ['200 g self-raising flour', '50 g plain flour'], [0]],
  ['Sift in the flour.', ['200 g self-raising flour', '50 g plain flour'], [0, 1]],
  ['Sift in both flours.', ['200 g self-raising flour', '50 g plain flour'], [0, 1]],
  ['Sift the plain and self-raising flour.', ['200 g self-raising flour', '50 g plain flour'], [0, 1]],
  ['Beat the caster sugar.', ['100 g caster sugar', '50 g brown sugar'], [0]],
  ['Slice the red, green and yellow peppers.', ['1 red pepper', '1 green pepper', '1 yellow pepper'], [0, 1, 2]],
  ['Slice the green pepper.', ['1 red pepper', '1 green pepper', '1 yellow pepper'], [1]],
  ['Whisk the egg whites.', ['3 egg whites', '2 egg yolks', '1 egg'], [0]],
  ['Stir in the rice vinegar.', ['200 g rice', '1 tbsp rice vinegar'], [1]],
  ['Add the lemon juice.', ['1 lemon', '2 tbsp lemon juice'], [1]],
  ['Brown the chicken.', ['6 chicken thighs', '500 ml chicken stock'], [0, 1]],
  ['Steam the vegetables.', ['1 tbsp vegetable oil', '1 head broccoli'], []],
  ['Heat the vegetable oil.', ['1 tbsp vegetable oil', '1 tbsp sesame oil'], [0]],
  ['Measure away from the bone.', ['350 g cold roast chicken picked from the bones'], []],
  ['Fry the onion.', ['1 onion', '2 spring onions'], [0]],
  ['Halve the bulbs.', ['2 fennel bulbs', '1 onion'], [0]],
  ['Crush the cloves.', ['2 garlic cloves', '1 onion'], [0]],
  ['Add the cloves.', ['2 garlic cloves', '6 cloves'], [1]],
  ['Fry all the onions.', ['1 onion', '2 spring onions'], [0, 1]],
  ['Add the picked meat.', ['350 g cold roast chicken picked from the bones'], [0]],
  ['Roast the bones.', ['2 kg beef bones', '1 onion'], [0]],
  ['Add both the milk and the cream.', ['400 ml coconut milk', '100 ml milk', '50 ml cream'], [1, 2]],
  ['Add all the flour.', ['200 g rice flour', '100 g flour'], [1]],
  ['Roast the bone.', ['1 ham bone', '1 onion'], [0]],
  ['Fry the chicken.', ['6 bone-in chicken thighs', '1 ham bone'], [0]],
  ['Add the vegetable fat.', ['50 g vegetable fat', '1 tbsp vegetable oil'], [0]],
  ['Steam the vegetables.', ['50 g vegetable fat', '1 head broccoli'], []],
  ['Skim the fat.', ['300 ml full-fat milk', '1 onion'], []],
  ['Warm ½ pint of the milk.', ['1 pint milk', '1 pint double cream'], [0]],
  ['Add 2 litres of water.', ['1 litre stock', '2 l water'], [1]],
  ['Mix the gram flour with water.', ['200 g gram flour', '100 g flour'], [0]],
  ['Warm 5 gram of yeast.', ['5 gram yeast', '250 gram flour'], [0]],
  ['Heat it in a 12-inch pan.', ['a 2-inch piece of cinnamon'], []],
  ['Spread it on the bottom of a glass dish.', ['1 glass of wine'], []],
  ['Add the eggs one at a time.', ['zest from one orange', '2 eggs'], [1]],
  ['Fry the peppers.', ['2 green peppers', '1 tsp black pepper', 'salt and pepper'], [0]],
  ['Season with pepper.', ['2 green peppers', '1 tsp black pepper', 'salt and pepper'], [1, 2]],
  ['Add salt and pepper.', ['2 green peppers', '½ tsp salt'], [1]],
  ['Add salt and black pepper.', ['1 red pepper', '½ tsp pepper'], [1]],
  ['Add salt and pepper.', ['1 pepper', '1 tbsp pepper', 'a pinch of pepper', 'fresh pepper'], [1, 2, 3]],
  ['Slice the pepper.', ['1 red pepper', '1 onion'], [0]],
  ['Add the pepper.', ['½ tsp black pepper', '1 onion'], [0]],
  ['Add both of the milks.', ['400 ml coconut milk', '100 ml milk'], [0, 1]],
])('"%s" of %j uses %j', (step, lines, expected) => {
  const listed = lines.map((line) => ({ line, heading: '' }))
  expect(ingredientsOfStep(step, listed).map((item) => listed.indexOf(item))).toEqual(expected)
})

it('prefers an exact name to the part that a step names', () => {
  const sugars = [
    { heading: 'For the sponge', line: '225 g caster sugar' },
    { heading: 'For the filling', line: 'icing sugar, to dust' },
  ]
  expect(ingredientsOfStep('Cover the sponge, and dust it with the icing sugar.', sugars)).toEqual(sugars.slice(1))
})

it('lists the food of every part for a bare word in a step that names no part', () => {
  const chickens = [
    { heading: 'For the roast', line: '1 whole chicken' },
    { heading: 'For the soup', line: '350 g cold roast chicken' },
  ]
  expect(ingredientsOfStep('Tear the cold chicken into pieces.', chickens)).toEqual(chickens)
})

it('prefers the food of the part that a step names', () => {
  const eggs = [
    { heading: 'For the dough', line: '2 eggs' },
    { heading: 'For the glaze', line: '1 egg yolk' },
  ]
  expect(ingredientsOfStep('For the glaze, beat the egg.', eggs)).toEqual(eggs.slice(1))
})

it('does not take a verb for the leaves of a herb', () => {
  const basil = [{ heading: '', line: '1 handful basil leaves' }]
  expect(ingredientsOfStep('Stir until a spoon leaves a clear track.', basil)).toEqual([])
  expect(ingredientsOfStep('Tear the basil over it.', basil)).toEqual(basil)
  expect(timedFood('Cook until a spoon leaves a clear track, ', '.', basil)).toBeUndefined()
})

it('does not take the water of a pan, a tap or a bath for an ingredient', () => {
  expect(used('Cut the potatoes into even pieces and boil them in salted water for 18–20 minutes.')).toEqual([
    '600 g floury potatoes',
  ])
  for (const step of [
    'Bring a wide pan of salted water to a gentle boil.',
    'Bring a large pot of well-salted boiling water to the boil.',
    'Rinse under cold running water.',
    'Soak them in cold water for two hours.',
    'Plunge into a bowl of iced water.',
    'Set the bowl over simmering water.',
    'Gotuj w osolonej wodzie.',
  ])
    expect(used(step), step).toEqual([])
  expect(used('Melt it in the hot water.')).toEqual(['250 ml water at 70–80 °C (1 cup)'])
  expect(used('Pour the water into the bowl.')).toEqual(['250 ml water at 70–80 °C (1 cup)'])
})

it('finds nothing for a step without ingredients', () => {
  expect(used('Cover with an upturned bowl and rest for 30 minutes.')).toEqual([])
  expect(used('')).toEqual([])
})

it('names a timer after the food of the nearest clause', () => {
  const boil = 'Cut the potatoes into pieces and boil them in salted water for '
  expect(timedFood(boil, ', until soft.', items)).toBe('potatoes')
  expect(timedFood(`${boil}18 minutes. Drain, and shake over a low heat for `, '.', items)).toBe('potatoes')
  expect(timedFood('Melt the butter, add the onion and fry for ', '.', items)).toBe('onion')
  expect(timedFood('After ', ' turn the onion.', items)).toBe('onion')
  expect(timedFood('Rest for ', '.', items)).toBeUndefined()
})
