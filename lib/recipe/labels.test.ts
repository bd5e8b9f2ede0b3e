import { describe, expect, it } from 'vitest'
import { proposeAllergens, proposeDiets } from './labels.ts'

const cases = (foods: Record<string, string>) =>
  Object.entries(foods).flatMap(([name, list]) => list.split(', ').map((food): [string, string] => [name, food]))

describe('proposeAllergens', () => {
  it.each([
    ['500 g plain flour; 30 g butter; 2 eggs', 'gluten, eggs, milk'],
    ['120 g ground almonds; 2 tbsp milk', 'milk, nuts'],
    ['200 g rice flour; 1 tin coconut milk', ''],
    ['1 tbsp peanut butter', 'peanuts'],
    ['2 tbsp soy sauce', 'gluten, soy'],
    ['2 tbsp tamari', 'soy'],
    ['1 trout, 400 g', 'fish'],
    ['200 g prawns; 12 mussels', 'crustaceans, molluscs'],
    ['2 sticks celery; 1 tsp mustard; 1 tbsp tahini', 'celery, mustard, sesame'],
    ['100 ml white wine', 'sulphites'],
    ['1 eggplant; 1 butternut squash; 1 tin butter beans; a pinch of cream of tartar', ''],
    ['vegan mayo; 200 ml oat milk', 'gluten'],
    ['500 g mąki pszennej; 250 g twarogu; 2 jajka; 100 ml śmietany', 'gluten, eggs, milk'],
    ['2 łyżki mąki ziemniaczanej; 1 łyżka musztardy', 'mustard'],
    [
      '100 g orzechów włoskich; 2 łyżki orzeszków ziemnych; 200 g kalmarów; 1 łyżkę śmietanę; 1 rybę',
      'fish, peanuts, milk, nuts, molluscs',
    ],
    // Letters and accents apart, as some systems write them.
    ['200 ml crème fraîche'.normalize('NFD'), 'milk'],
    ['100 g white chocolate', 'milk'],
    ['200 g oyster mushrooms; 4 crab apples', ''],
    ['nutmeg; coconut; donut peach; 30 g pine nuts', ''],
  ])('of %s', (lines, expected) => expect(proposeAllergens(lines.split('; ')).join(', ')).toBe(expected))

  it.each(
    cases({
      gluten:
        'sourdough, udon, bagels, kamut, brioche, focaccia, lady fingers, shortbread, wholewheat wraps, soya sauce, kuskus, orkisz, bagietka, ciasto francuskie, sos sojowy, naleśniki',
      crustaceans: 'crabmeat, scampi, langusta, homara',
      fish: 'sea bass, red snapper, swordfish, kippers, surimi, fishcakes, dashi, karp, mintaj, sandacza, szprotki',
      molluscs: 'cockles, whelks, abalone, omułki, przegrzebki',
      eggs: 'hollandaise, eggnog, bezy, makaron jajeczny, brioche',
      soy: 'shoyu, natto, bean curd, sosu sojowego',
      nuts: 'amaretti, nougat, marcepan, orzeszków nerkowca, dukkah',
      celery: 'kostki bulionowej, stock powder',
      sesame: "chałwa, za'atar, furikake",
      sulphites: 'prosecco, winem, ocet winny',
      milk: 'pesto, burrata, skyr, stilton, half-and-half, lemon curd, brioche, casein, kefiru, parmezanu, mozzarelli, feta and vegan mayo',
    }),
  )('finds %s in %s', (allergen, food) => expect(proposeAllergens([food])).toContain(allergen))

  it.each(
    cases({
      gluten: 'makaronu ryżowego, mąka kokosowa, chleb bezglutenowy, rice vermicelli, lettuce wraps, corn bran',
      eggs: 'flax eggs, chia egg, vegan aioli, egg replacer',
      nuts: 'orzeszki ziemne, orzeszków piniowych, orzech kokosowy',
      milk: 'vegan mozzarella, vegan sour cream, dairy-free cream cheese, vegan pesto, plant-based double cream, vegan milk chocolate, masło roślinne, śmietanki sojowej',
    }),
  )('finds no %s in %s', (allergen, food) => expect(proposeAllergens([food])).not.toContain(allergen))
})

describe('proposeDiets', () => {
  it.each([
    ['2 onions; 1 tbsp olive oil', 'vegan, vegetarian, gluten-free, dairy-free, nut-free'],
    ['1 tbsp honey; 2 apples', 'vegetarian, gluten-free, dairy-free, nut-free'],
    ['500 g plain flour; 250 g twaróg', 'vegetarian, nut-free'],
    ['1 łyżka miód'.normalize('NFD'), 'vegetarian, gluten-free, dairy-free, nut-free'],
    ['1 salmon fillet', 'pescatarian, gluten-free, dairy-free, nut-free'],
    ['400 g minced beef', 'gluten-free, dairy-free, nut-free'],
    ['500 ml chicken stock; rice', 'gluten-free, dairy-free, nut-free'],
    ['200 g vegan mince; 1 beef tomato', 'vegan, vegetarian, gluten-free, dairy-free, nut-free'],
    [
      '400 g kidney beans; 2 ribs celery; 100 g lamb’s lettuce; 50 g vegetable suet',
      'vegan, vegetarian, gluten-free, dairy-free, nut-free',
    ],
    ['2 tuna steaks', 'pescatarian, gluten-free, dairy-free, nut-free'],
    ['1 leaf gelatine; cream', 'gluten-free, nut-free'],
  ])('of %s', (lines, expected) => expect(proposeDiets(lines.split('; ')).join(', ')).toBe(expected))

  it('proposes nothing without ingredients', () => expect([...proposeAllergens([]), ...proposeDiets([])]).toEqual([]))

  it.each(
    'burgers, brisket, sirloin, gammon, lardons, speck, pheasant, quail, frankfurters, marshmallows, dripping, parówki, kaszanka, królika, gęś, polędwica, cielęciny, rosół, kurczęta'.split(
      ', ',
    ),
  )('finds meat in %s', (food) => expect(proposeDiets([food])).not.toContain('vegetarian'))

  it.each(
    'veggie burgers, burger buns, tempeh bacon, vegan steaks, vegan marshmallows, quail eggs, chicken of the woods, mushroom pâté, dziki ryż, gooseberries'.split(
      ', ',
    ),
  )('finds no meat in %s', (food) => expect(proposeDiets([food])).toContain('vegetarian'))
})
