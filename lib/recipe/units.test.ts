import { describe, expect, it } from 'vitest'
import { foods, findFood } from './foods.ts'
import { splitAmounts } from './quantity.ts'
import { scaleAmount } from './scale.ts'
import { convertAmount, type System } from './units.ts'

const shown = (text: string, system: System, factor = 1) =>
  splitAmounts(text)
    .map((part) =>
      typeof part === 'string' ? part : (convertAmount(part, factor, text, system) ?? scaleAmount(part, factor)),
    )
    .join('')

describe('convertAmount', () => {
  it.each([
    ['500 g plain flour', '4 cups plain flour'],
    ['125 g plain flour', '1 cup plain flour'],
    ['30 g butter', '2 tbsp butter'],
    ['227 g butter', '1 cup butter'],
    ['150 g caster sugar', '¾ cup caster sugar'],
    ['250 ml milk', '1 cup milk'],
    ['1 l stock', '4¼ cups stock'],
    ['600 g potatoes, peeled', '1¼ lb potatoes, peeled'],
    ['150 g soured cream', '⅔ cup soured cream'],
    ['120 g ground almonds', '1¼ cups ground almonds'],
    ['20 g flaked almonds', '3½ tbsp flaked almonds'],
    ['450–500 g small plums', '1 lb small plums'],
    ['1 kg chicken thighs', '2¼ lb chicken thighs'],
    ['200 g spinach', '7 oz spinach'],
    ['5 ml vanilla extract', '1 tsp vanilla extract'],
    ['15 ml lemon juice', '1 tbsp lemon juice'],
    ['60 ml olive oil', '¼ cup olive oil'],
    ['100 ml water', '7 tbsp water'],
    ['500 g pasta', '1 lb pasta'],
    ['350 g minced beef', '12 oz minced beef'],
    ['2 kg potatoes', '4½ lb potatoes'],
    ['80 g rolled oats', '¾ cup + 2 tbsp rolled oats'],
    ['200 g rice', '1 cup + 1½ tbsp rice'],
    ['400 g something unknown', '14 oz something unknown'],
    ['10 g salt', '1¾ tsp salt'],
    ['7 g dried yeast', '2¼ tsp dried yeast'],
    ['25 g icing sugar', '3½ tbsp icing sugar'],
    ['500 g plain flour (about 4 cups)', '500 g plain flour (about 4 cups)'],
    ['1 cup milk', '1 cup milk'],
    ['2 tbsp flour', '2 tbsp flour'],
    ['2 szklanki mąki', '2 cups mąki'],
    ['500 g mąki pszennej', '4 cups mąki pszennej'],
    ['200 ml mleka', '¾ cup + 1½ tbsp mleka'],
    ['100 g masła', '7 tbsp masła'],
    ['250 g twarogu', '9 oz twarogu'],
    ['1 kg ziemniaków', '2¼ lb ziemniaków'],
    ['30 g butter or 2 tbsp sunflower oil', '2 tbsp butter or 2 tbsp sunflower oil'],
    ['3 eggs', '3 eggs'],
    ['Butter 50 g', 'Butter 3½ tbsp'],
    ['0.5 l milk', '2 cups milk'],
    ['2 dl cream', '¾ cup + 1½ tbsp cream'],
    ['70 g parmesan', '2½ oz parmesan'],
    ['300 g honey', '¾ cup + 2 tbsp honey'],
    // Rounded once: 12.35 is neither 12½ nor 13, 10.4 no 11, 5.8 no 5½.
    ['350 g peppers', '12 oz peppers'],
    ['175 g peppers', '6 oz peppers'],
    ['4.72 kg potatoes', '10 lb potatoes'],
    ['2.63 kg potatoes', '6 lb potatoes'],
    ['1370 ml milk', '6 cups milk'],
    // A weight that repeats a spoon is not made another spoonful.
    ['1½ tsp baking powder (6 g)', '1½ tsp baking powder (6 g)'],
    ['1½ tsp (6 g) baking powder', '1½ tsp (6 g) baking powder'],
    ['6 g baking powder (about 1½ tsp)', '6 g baking powder (about 1½ tsp)'],
    ['250 ml soured cream (240 g)', '1 cup soured cream (240 g)'],
    ['1 tbsp butter (plus 30 g for the tin)', '1 tbsp butter (plus 2 tbsp for the tin)'],
    ['1 large aubergine (300 g)', '1 large aubergine (11 oz)'],
  ])('to cups and pounds: %s', (text, expected) => expect(shown(text, 'us')).toBe(expected))

  it.each([
    ['1 cup flour', '125 g flour'],
    ['2 cups sugar', '400 g sugar'],
    ['½ cup butter', '115 g butter'],
    ['1 cup milk', '240 ml milk'],
    ['3/4 cup water', '180 ml water'],
    ['1 cup carrots, sliced', '120 g carrots, sliced'],
    ['1/2 lb beef', '225 g beef'],
    ['1 Lb. (450 g) beef', '1 Lb. (450 g) beef'],
    ['8 oz cheddar', '225 g cheddar'],
    ['4 oz dark chocolate', '115 g dark chocolate'],
    ['1 pint cream', '470 ml cream'],
    ['1 quart stock', '950 ml stock'],
    ['1 gallon water', '3.8 l water'],
    ['2 tbsp butter', '30 g butter'],
    ['4 tbsp butter', '55 g butter'],
    ['2 tbsp olive oil', '2 tbsp olive oil'],
    ['1 tsp salt', '1 tsp salt'],
    ['3 tablespoons cocoa powder', '16 g cocoa powder'],
    ['1 cup/720 milliliters red wine', '1 cup/720 milliliters red wine'],
    ['1 fl oz rum', '30 ml rum'],
    ['1-1/2 cups plain yogurt', '370 g plain yogurt'],
    ['1 3/4 cups unbleached all-purpose flour', '220 g unbleached all-purpose flour'],
    ['1/4 cup + 1/2 tsp Lime Juice', '60 ml + 1/2 tsp Lime Juice'],
    ['2 cups brown sugar', '430 g brown sugar'],
    ['1 cup rice', '185 g rice'],
    ['1 cup grated parmesan', '100 g grated parmesan'],
    ['1 cup chopped walnuts', '115 g chopped walnuts'],
    ['2 cups unknown stuff', '470 ml unknown stuff'],
    ['1 stick butter', '1 stick butter'],
    ['32 oz stock', '950 ml stock'],
    ['2 pounds potatoes', '910 g potatoes'],
    ['1–2 cups oats', '90–180 g oats'],
    ['12 oz spaghetti', '340 g spaghetti'],
    ['1 szklanka mleka', '250 ml mleka'],
    ['2 szklanki mąki', '260 g mąki'],
    ['⅓ cup honey', '80 ml honey'],
    ['½ szklanki cukru', '105 g cukru'],
    ['3 łyżki masła', '45 g masła'],
    ['2 łyżki oleju', '2 łyżki oleju'],
    ['6 ounces salmon', '170 g salmon'],
    ['1 cup blueberries', '150 g blueberries'],
    ['2/3 cup raisins', '95 g raisins'],
    ['1 cup chocolate chips', '170 g chocolate chips'],
    ['1 cup soured cream', '230 g soured cream'],
  ])('to grams and millilitres: %s', (text, expected) => expect(shown(text, 'metric')).toBe(expected))

  it.each<[string, System, number, string]>([
    ['500 g plain flour', 'us', 0.5, '2 cups plain flour'],
    ['1 cup sugar', 'metric', 3, '600 g sugar'],
    ['2 lb potatoes', 'metric', 2, '1.8 kg potatoes'],
    ['250 ml milk', 'us', 1 / 4, '¼ cup milk'],
    ['2 tbsp flour', 'us', 2, '¼ cup flour'],
    ['3 eggs', 'us', 2, '6 eggs'],
    ['1 tsp salt', 'metric', 2, '2 tsp salt'],
    ['1½ tsp baking powder (6 g)', 'us', 2, '1 tbsp baking powder (12 g)'],
  ])('scales and converts at once: %s to %s × %d', (text, system, factor, expected) =>
    expect(shown(text, system, factor)).toBe(expected),
  )
})

describe('the table of foods', () => {
  it('knows the weight of a cup of 200 foods and more', () => {
    expect(foods.filter(({ cup }) => cup !== undefined).length).toBeGreaterThanOrEqual(200)
    for (const { name, cup = 100 } of foods) {
      expect(cup, name).toBeGreaterThan(5)
      expect(cup, name).toBeLessThan(400)
    }
  })

  it.each([
    ['caster sugar', 'caster sugar'],
    ['large eggs', 'egg'],
    ['floury potatoes, peeled', 'potato'],
    ['mąki pszennej', 'plain flour'],
    ['lemon juice', 'lemon juice'],
    ['Sunflower oil', 'vegetable oil'],
    ['ripe tomatoes', 'tomato'],
    ['freshly ground black pepper', 'black pepper'],
    ['chicken stock', 'stock'],
    ['fresh cherries', 'cherries'],
    ['peanut butter', 'peanut butter'],
    ['coconut milk', 'coconut milk'],
  ])('finds %s', (text, name) => expect(findFood(text)?.name).toBe(name))

  it('finds nothing in what is no food', () => {
    expect(findFood('a wide frying pan')).toBeUndefined()
    expect(findFood('')).toBeUndefined()
  })
})
