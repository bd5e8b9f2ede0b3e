import { describe, expect, it } from 'vitest'
import { findFood, foods } from './foods.ts'

describe('the table of foods', () => {
  it('has the weight of a cup of at least 200 foods', () => {
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
    ['strong white bread flour', 'bread flour'],
    ['whole peeled tomatoes', 'chopped tomatoes'],
  ])('finds %s', (text, name) => expect(findFood(text)?.name).toBe(name))

  it('finds nothing in a text without a food', () => {
    expect(findFood('a wide frying pan')).toBeUndefined()
    expect(findFood('')).toBeUndefined()
  })
})
