import { expect, it } from 'vitest'
import { amountsOfLine } from './line-amounts.ts'
import { amountsOfStep, contextOf } from './step-amounts.ts'
import { writeLine } from './shown-recipe.ts'
import { shoppingList } from './shopping.ts'
import type { System } from './units.ts'

const line = (text: string, factor: number, system: System | null = null) =>
  writeLine(text, amountsOfLine(text, { home: 'metric' }), { factor, system })
const step = (text: string, factor: number, system: System | null = null) =>
  writeLine(text, amountsOfStep(text, contextOf(['2 eggs', '2 onions', '4 garlic cloves'], 4)), { factor, system })

/** Lines that were once shown wrong. */
it.each<[string, number, System | null, string]>([
  // Nested and second amounts.
  ['2 tins chickpeas (2 × 400 g), drained', 3, null, '6 tins chickpeas (6 × 400 g), drained'],
  ['1 large carrot (120 g)', 3, null, '3 large carrots (360 g)'],
  ['1 large carrot (120 g)', 0.5, null, '½ large carrot (60 g)'],
  ['60 g butter, 1 sliced tomato and ½ sliced onion', 3, null, '180 g butter, 3 sliced tomatoes and 1½ sliced onions'],
  ['3 lemons, zest of all and juice of ½', 2, null, '6 lemons, zest of all and juice of 1'],
  ['225 g plain flour (about 1¾ cups)', 0.5, null, '113 g plain flour (about ¾ cup + 2 tbsp)'],
  [
    '150 g caster sugar (¾ cup), plus 1 tbsp for the top',
    2,
    null,
    '300 g caster sugar (1½ cups), plus 2 tbsp for the top',
  ],
  // Both ends of a range, in one unit.
  ['1.1–1.2 litres stock', 3, null, '3.3–3.6 litres stock'],
  ['450–500 ml chicken stock', 1, 'us', '15–17 fl oz chicken stock'],
  ['1 whole chicken, about 1.8 kg', 3, null, '3 whole chickens, about 5.4 kg'],
  // US units without metric ones.
  ['4 trout fillets with skin, about 150 g each', 1, 'us', '4 trout fillets with skin, about 5½ oz each'],
  ['a 400 g tin of tomatoes', 1, 'us', 'a 14 oz tin of tomatoes'],
  ['1 tin chopped tomatoes (400 g)', 2, 'us', '2 tins chopped tomatoes (14 oz each)'],
  ['300 g sliced mushrooms', 1, 'us', '4¼ cups sliced mushrooms'],
  ['20 g dill', 1, 'us', '⅔ oz dill'],
  ['50 g finely grated Parmesan', 1, 'us', '½ cup finely grated Parmesan'],
  ['1 litre milk', 1, 'us', '4¼ cups milk'],
  ['100 ml water, or 70 ml with wine vinegar', 1, 'us', '7 tbsp water, or 4½ tbsp with wine vinegar'],
  // Units, rounding and nouns of a scaled amount.
  ['2 tsp coarse mustard', 2, 'metric', '1 tbsp + 1 tsp coarse mustard'],
  ['1.5 l water', 0.5, null, '750 ml water'],
  ['1 litre milk', 0.5, null, '500 ml milk'],
  ['3 tbsp olive oil', 3, null, '130 ml olive oil'],
  ['3 tbsp olive oil', 3, 'us', '½ cup + 1 tbsp olive oil'],
  ['5 tbsp white wine vinegar', 3, null, '220 ml white wine vinegar'],
  ['1 egg yolk', 0.5, null, '1 small egg yolk'],
  ['3 bay leaves', 0.5, null, '2 bay leaves'],
  ['1 whole chicken', 0.5, null, '½ chicken'],
  ['2 wing tips', 0.5, null, '1 wing tip'],
  ['1 shallot or small onion', 2, null, '2 shallots or small onions'],
  ['1 whole egg or 2 egg yolks', 2, null, '2 whole eggs or 4 egg yolks'],
  ['1 (12 ounce) can pineapple juice', 2, null, '2 (12 ounce) cans pineapple juice'],
  ['4 15oz cans of kidney beans', 1, 'metric', '4 × 430 g cans of kidney beans'],
  ['1 packet (2¼ tsp or 7 g) yeast', 3, null, '3 packets (2¼ tsp or 7 g each) yeast'],
  ['½ cup (1 stick) butter', 2, null, '1 cup (2 sticks) butter'],
  ['3-inch piece of ginger', 2, 'metric', '15 cm piece of ginger'],
  ['one 5cm piece of ginger', 2, null, 'one 10cm piece of ginger'],
  ['a 23cm pastry case', 2, null, 'a 23cm pastry case'],
  ['1 pre-baked 20 cm sponge base', 2, null, '2 pre-baked 20 cm sponge base'],
  ['1 pre-baked tart case', 2, null, '2 pre-baked tart cases'],
  ['500g/1lb 2oz potatoes', 2, null, '1kg/2¼ lb potatoes'],
  ['2 eggs, hard-boiled', 0.25, null, '½ egg, hard-boiled'],
  // Numbers in words, and amounts of several parts.
  ['half a 400 g tin of lentils', 3, null, '1½ × 400 g tins of lentils'],
  ['half a dozen eggs', 3, null, '18 eggs'],
  ['a couple of bay leaves', 2, null, '4 bay leaves'],
  ['one-third cup honey', 2, 'us', '⅔ cup honey'],
  ['two to three sprigs thyme', 2, null, '4 to 6 sprigs thyme'],
  ['between 200 and 250 g spinach', 2, 'us', 'between 14 and 18 oz spinach'],
  ['800g-1kg pumpkin', 3, null, '2.4-3kg pumpkin'],
  ['1/2 cup plus 2 tablespoons sugar', 2, null, '1¼ cups sugar'],
  ['1 tbsp + 1 tsp milk', 2, null, '2 tbsp + 2 tsp milk'],
  ['1 cup minus 1 tablespoon flour', 2, 'metric', '235 g flour'],
  ['¾ c. granulated sugar', 2, 'metric', '300 g granulated sugar'],
  ['2 T cornstarch', 0.5, null, '1 T cornstarch'],
  ['1 C. sugar', 2, 'metric', '400 g sugar'],
  ['2 UK pints cider', 1, 'metric', '1.15 l cider'],
  ['2 imperial pints cider', 1, 'us', '4¾ cups cider'],
  ['2 UK pints cider', 0.5, null, '1 UK pint cider'],
  ['a 2-inch/5 cm piece of cinnamon', 2, null, 'a 4-inch/10 cm piece of cinnamon'],
  ['1 dessertspoon honey', 3, null, '3 dessertspoons honey'],
  ['3 łyżki oleju', 0.5, 'metric', '1½ łyżki oleju'],
  ['pół szklanki śmietany 18%', 2, null, '1 szklanka śmietany 18%'],
  ['3 oranges: zest of 1, juice of all 3', 3, null, '9 oranges: zest of 3, juice of all 9'],
  ['2-3 tbsp lemon juice (from 1 lemon)', 2, null, '4-6 tbsp lemon juice (from 2 lemons)'],
  ['1 cup (2 sticks; 226g) butter', 2, 'us', '2 cups (4 sticks; 452g) butter'],
  ['4 ounces (1 cup) shredded cheddar', 1, 'metric', '115 g (1 cup) shredded cheddar'],
  ['1 8-ounce block feta', 3, 'metric', '3 × 225 g blocks feta'],
  ['1.5 litre Kilner jar', 2, null, '2 × 1.5 litre Kilner jars'],
  ['a 3 cm piece of ginger', 3, null, 'a 9 cm piece of ginger'],
  ['3 egg whites (100 g)', 0.5, null, '2 small egg whites (50 g)'],
  ['1 large egg white', 0.5, null, '1 small egg white'],
  ['1½ sheets gelatine', 0.5, null, '¾ sheet gelatine'],
  ['4 tbsp raspberry jam', 3, 'metric', '240 g raspberry jam'],
  ['1 level dsp tomato purée', 2, null, '2 level dsp tomato purée'],
  ['1 romaine lettuce heart', 2, null, '2 romaine lettuce hearts'],
  ['1 onion, ½ finely diced, ½ in rings', 3, null, '3 onions, 1½ finely diced, 1½ in rings'],
  ['1 pound (16 oz) pasta', 3, 'metric', '1.35 kg (3 lb) pasta'],
  ['1 1/4-ounce envelope gelatin', 3, null, '3 × 1/4-ounce envelopes gelatin'],
  ['1 3-to 4-pound chicken', 2, null, '2 × 3-to 4-pound chickens'],
  ['1/2 of a 15-oz can pumpkin', 2, null, '1 × 15-oz can pumpkin'],
  ['Two 8-inch tortillas', 3, 'metric', '6 20 cm tortillas'],
  ['1 kg 200 g cabbage', 3, null, '3.6 kg cabbage'],
  ['½ cup pumpkin purée', 2, 'metric', '245 g pumpkin purée'],
  ['2 / 3 cup milk', 3, null, '2 cups milk'],
  ['1.000 g flour', 0.5, null, '500 g flour'],
  ['.5 tsp salt', 2, null, '1 tsp salt'],
  ['Eggs (3)', 0.5, null, 'Eggs (1½)'],
  ['1 med. onion', 3, null, '3 med. onions'],
  ['2 level tbsp flour', 7, 'us', '¾ cup + 2 tbsp flour'],
  ['1 x 250g pouch lentils', 3, null, '3 x 250g pouches lentils'],
  ['1 small (about 1 kg) pumpkin', 3, null, '3 small (about 3 kg) pumpkin'],
])('%s × %d in %s units', (text, factor, system, expected) => expect(line(text, factor, system)).toBe(expected))

it.each<[string, number, System | null, string]>([
  ['Cut into 40 pieces of about 9 g.', 3, 'us', 'Cut into 120 pieces of about ⅓ oz.'],
  ['Pipe 60 drops about 2.5 cm across.', 0.5, null, 'Pipe 30 drops about 2.5 cm across.'],
  ['Butter a 23 cm springform tin.', 1, 'us', 'Butter a 9-inch springform tin.'],
  ['Butter a 20 cm tin.', 1, 'us', 'Butter an 8-inch tin.'],
  ['Heat the oven to 180 °C (160 °C fan).', 1, 'us', 'Heat the oven to 350 °F (325 °F fan).'],
  ['Heat the oven to 350°F (325°F fan).', 1, 'metric', 'Heat the oven to 180 °C (160 °C fan).'],
  ['Scatter over the tablespoon of sugar.', 3, null, 'Scatter over the 3 tablespoons of sugar.'],
  ['Mince 2 of the garlic cloves.', 2, null, 'Mince 4 of the garlic cloves.'],
  ['Roll it out to 8 cm. Keep it cold.', 1, 'us', 'Roll it out to 3 inches. Keep it cold.'],
  ['Add a 1/2 cup of water.', 2, null, 'Add 1 cup of water.'],
  ['Serve in 4 bowls, 125 g pasta each.', 2, null, 'Serve in 8 bowls, 125 g pasta each.'],
  ['Keep 2 of the 4 back.', 3, null, 'Keep 2 of the 12 back.'],
  ['Spoon 1 tbsp filling on each of 40 rounds.', 2, null, 'Spoon 1 tbsp filling on each of 80 rounds.'],
  ['Pour into a 200 ml glass.', 3, 'us', 'Pour into a 7 fl oz glass.'],
  ['Add 500 ml stock, a ladle at a time.', 2, null, 'Add 1 l stock, a ladle at a time.'],
  [
    'Boil 4 litres of water with 40 g salt (10 g per litre).',
    0.5,
    null,
    'Boil 2 litres of water with 20 g salt (10 g per litre).',
  ],
  ['Freeze at −18 °C.', 1, 'us', 'Freeze at 0 °F.'],
  ['Keep at 4 °C.', 1, 'us', 'Keep at 39 °F.'],
  ['Bake at 160 fan for 20 minutes.', 1, 'us', 'Bake at 325 °F fan for 20 minutes.'],
  ['Divide in 4 (about 950 g each).', 2, null, 'Divide in 8 (about 950 g each).'],
  ['Shape into 16 (4 cm) meatballs.', 2, null, 'Shape into 32 (4 cm) meatballs.'],
  ['Divide into 8 pieces of 110 g each.', 2, null, 'Divide into 16 pieces of 110 g each.'],
  ['Cut into 8 equal pieces (about 100 g each).', 2, null, 'Cut into 16 equal pieces (about 100 g each).'],
  ['Shape into 20 meatballs, about 30 g each.', 2, null, 'Shape into 40 meatballs, about 30 g each.'],
  ['Bake at 180–200 °C (160–180 °C fan).', 1, 'us', 'Bake at 350–400 °F (325–375 °F fan).'],
  ['Prove at 75–80 °F, then bake at 220 °C.', 1, 'metric', 'Prove at 24–27 °C, then bake at 220 °C.'],
  ['Wyciąć 30 krążków.', 3, null, 'Wyciąć 90 krążków.'],
])('in a step: %s × %d in %s units', (text, factor, system, expected) =>
  expect(step(text, factor, system)).toBe(expected),
)

it.each<[string, number, System | null]>([
  ['Cook 8–10 pierogi at a time.', 3, null],
  ['Season each fillet with about 1 tsp of salt.', 2, null],
  ['Heat oil in a 4 quart (3.8 L) pot.', 2, null],
  ['Give 2–3 a day to a dog of 10 kg.', 3, null],
  ['Line two 12-cup muffin tins.', 1, 'metric'],
  ['Cut each breast into 4 pieces.', 2, null],
  ['Warm to 40 C. Add the yeast.', 2, null],
  ['Place 2 tbsp filling in the centre of each tortilla.', 3, null],
])('leaves a step as it is: %s × %d in %s units', (text, factor, system) =>
  expect(step(text, factor, system)).toBe(text),
)

it.each([
  ['1 tsp each cumin, coriander and paprika', ['1 tsp coriander', '1 tsp cumin', '1 tsp paprika']],
  ['4 sheets filo', ['4 sheets filo']],
  ['1 rack of ribs (about 900 g)', ['1 rack ribs']],
  ['1 package instant pudding', ['1 package instant pudding']],
  ['1 (2-inch) cinnamon stick', ['1 cinnamon stick']],
  ['3-4 medium-sized onions', ['4 onions']],
  ['2 ham hocks, 1 kg each', ['2 ham hocks']],
  ['20 g salt per 1 kg cabbage', ['salt']],
  ['1,000 ml milk', ['1 l milk']],
  ['at least 1 kg potatoes', ['1 kg potatoes']],
  ['Milk - 1/2 cup', ['½ cup Milk']],
  ['Scant ½ cup honey', ['½ cup honey']],
  ['Garlic, 3 cloves', ['3 cloves Garlic']],
  ['1 cinnamon stick, 4 cloves', ['1 cinnamon stick', '4 cloves']],
])('puts the food of "%s" on the shopping list', (text, expected) =>
  expect(
    shoppingList([{ text, factor: 1 }])
      .flatMap(({ items }) => items.map(({ amount, name }) => [amount, name].filter(Boolean).join(' ')))
      .sort(),
  ).toEqual(expected),
)
